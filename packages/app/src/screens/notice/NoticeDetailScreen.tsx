import { bulletinInfo } from '@parlor/api/calls/content';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Heading } from '@parlor/ui/Heading';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { Megaphone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useExplain } from '../../data/errors.ts';
import { useShowDay } from '../../data/time.ts';
import { useCall } from '../../data/use-call.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import { PageBody } from '../../shell/PageBody.tsx';
import { RouteTitle } from '../../shell/RouteTitle.tsx';

/** One notice in full, by `?id=`. */
export default function NoticeDetailScreen() {
  const t = useTexts();
  const explain = useExplain();
  const showDay = useShowDay();
  const link = useLink();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(bulletinInfo, id === '' ? null : { id });

  if (id === '' || error?.code === 404) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<Megaphone size={28} />}
          title={t('content:noticeMissingTitle')}
          text={t('content:noticeMissingText')}
          action={
            <Button asChild variant="soft">
              <a {...link(getHref('notice'))}>{t('content:allNotices')}</a>
            </Button>
          }
        />
      </>
    );
  }
  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <ErrorState
          title={t('failure.title')}
          text={explain(error).text}
          requestId={error.requestId}
          onRetry={() => void mutate()}
          retrying={isValidating}
          labels={{ retry: t('actions.retry') }}
        />
      </>
    );
  }
  return (
    <PageBody as="article">
      {data === undefined ? (
        <>
          <RouteTitle />
          <Skeleton shape="text" width="70%" height={32} />
          <Skeleton height={280} />
        </>
      ) : (
        <>
          <Heading level={1} size={24}>
            {data.title}
          </Heading>
          <Text as="p" size={13} color="muted">
            {showDay(data.publishedAt)}
          </Text>
          <ServerHtml html={data.content} />
        </>
      )}
    </PageBody>
  );
}
