import { bulletinList } from '@parlor/api/calls/content';
import { NoticeBar } from '@parlor/ui/NoticeBar';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import * as css from './NoticeLine.css.ts';

const SHOWN = 5;

/** The latest notices in one line. Without any, or while they cannot be had, there is no line. */
export function NoticeLine() {
  const t = useTexts();
  const link = useLink();
  const { data } = useCall(bulletinList, { limit: SHOWN });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <NoticeBar
      className={css.line}
      labels={{ pause: t('home.noticesPause'), play: t('home.noticesPlay') }}
    >
      {data.rows.map((notice) => (
        <a
          key={notice.bulletinId}
          {...link(getHref('noticeDetail', { id: notice.bulletinId }))}
          className={css.notice}
        >
          {notice.title}
        </a>
      ))}
    </NoticeBar>
  );
}
