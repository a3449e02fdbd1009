import { bulletinList } from '@parlor/api/calls/content';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
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
  const { rows, total, loading, error, more, retry } = usePages(bulletinList, {
    limit: PAGE_SIZE,
  });

  useNoticesSeen(rows[0]?.bulletinId);

  if (total === 0) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<Megaphone size={28} />}
          title={t('content:noticesEmptyTitle')}
          text={t('content:noticesEmptyText')}
        />
      </>
    );
  }
  return (
    <PageBody>
      <PageTitle>{t('titles.notice')}</PageTitle>
      {rows.length > 0 && (
        <List variant="card">
          {rows.map((notice) => (
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
      )}
      {rows.length === 0 && error === undefined && <Skeleton height={320} />}
      {error !== undefined && (
        <Failure
          error={error}
          variant={rows.length > 0 ? 'inline' : 'page'}
          onRetry={retry}
          retrying={loading}
        />
      )}
      {error === undefined && total !== undefined && rows.length < total && (
        <Button variant="soft" tone="neutral" loading={loading} onClick={more}>
          {t('content:more')}
        </Button>
      )}
    </PageBody>
  );
}
