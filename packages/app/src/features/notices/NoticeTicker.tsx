import { NoticeBar } from '@parlor/ui/NoticeBar';
import { Link } from 'react-router-dom';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import * as css from './NoticeTicker.css.ts';
import { useLatestNotices } from './use-unread-notices.ts';

/** The latest notices in one line, whose space is reserved while they load. Renders nothing without notices. */
export default function NoticeTicker() {
  const t = useTexts();
  const { data, error } = useLatestNotices();
  if (data === undefined && error === undefined) return <div className={css.room} />;
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <NoticeBar
      className={css.line}
      labels={{ pause: t('home.noticesPause'), play: t('home.noticesPlay') }}
    >
      {data.rows.map((notice) => (
        <Link
          key={notice.bulletinId}
          to={getHref('noticeDetail', { id: notice.bulletinId })}
          className={css.notice}
        >
          {notice.title}
        </Link>
      ))}
    </NoticeBar>
  );
}
