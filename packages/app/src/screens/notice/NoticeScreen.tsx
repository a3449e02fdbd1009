import { bulletinList } from '@parlor/api/calls/content';
import { EmptyState } from '@parlor/ui/EmptyState';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { MorePages } from '../../components/MorePages.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { usePages } from '../../data/use-pages.ts';
import { useNoticesSeen } from '../../features/notices/use-notices-seen.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

const PAGE_SIZE = 20;

/** All notices, newest first. */
export default function NoticeScreen() {
  const t = useTexts();
  const showAgo = useFormatRelativeTime();
  const pages = usePages(bulletinList, { limit: PAGE_SIZE });
  useNoticesSeen(pages.data?.[0]?.bulletinId);
  return (
    <PageBody>
      <PageTitle>{t('titles.notice')}</PageTitle>
      <CallContent
        result={pages}
        loading={<Skeleton height={320} />}
        empty={
          <EmptyState
            icon={<Megaphone size={28} />}
            title={t('content:noticesEmptyTitle')}
            text={t('content:noticesEmptyText')}
          />
        }
      >
        {(notices) => (
          <>
            <List variant="card">
              {notices.map((notice) => (
                <ListItem
                  key={notice.bulletinId}
                  icon={<Megaphone aria-hidden="true" size={20} />}
                  title={notice.title}
                  meta={showAgo(notice.publishedAt)}
                  chevron
                  asChild
                >
                  <Link to={getHref('noticeDetail', { id: notice.bulletinId })} />
                </ListItem>
              ))}
            </List>
            <MorePages pages={pages} />
          </>
        )}
      </CallContent>
    </PageBody>
  );
}
