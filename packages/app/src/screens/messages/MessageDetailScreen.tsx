import { messageInfo, messageNumber } from '@parlor/api/calls/messages';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { ErrorState } from '@parlor/ui/ErrorState';
import { Heading } from '@parlor/ui/Heading';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useShowWhen } from '../../data/dates.ts';
import { useExplain } from '../../data/errors.ts';
import { useCall, useInvalidate } from '../../data/use-call.ts';
import { ServerHtml } from '../../features/html/ServerHtml.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref, routeOf } from '../../routes/paths.ts';
import { PageBody } from '../../shell/PageBody.tsx';
import { RouteTitle } from '../../shell/RouteTitle.tsx';
import * as css from './Messages.css.ts';

/** One message by `?id=`; who opens it has read it. */
export default function MessageDetailScreen() {
  const t = useTexts();
  const explain = useExplain();
  const showWhen = useShowWhen();
  const link = useLink();
  const invalidate = useInvalidate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const { data, error, isValidating, mutate } = useCall(messageInfo, id === '' ? null : { id });
  const isHere = data !== undefined;

  // The server marks it as read when it is given out: what was counted before is over.
  useEffect(() => {
    if (isHere) void invalidate(messageNumber);
  }, [isHere, invalidate]);

  if (id === '' || error?.code === 404) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<Mail size={28} />}
          title={t('messages:missingTitle')}
          text={t('messages:missingText')}
          action={
            <Button asChild variant="soft">
              <a {...link(getHref('message'))}>{t('messages:all')}</a>
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
          <div className={css.about}>
            <Tag>{t(`messages:kinds.${data.kind}`)}</Tag>
            <Text size={13} color="muted">
              {showWhen(data.createdAt)}
            </Text>
          </div>
          <Heading level={1} size={24}>
            {data.title}
          </Heading>
          <ServerHtml html={data.content} />
          {/* Only ever to a route of the table (S25). */}
          {routeOf(data.link) !== null && (
            <div>
              <Button asChild size="lg">
                <a {...link(data.link)}>{t('messages:open')}</a>
              </Button>
            </div>
          )}
        </>
      )}
    </PageBody>
  );
}
