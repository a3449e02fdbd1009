import { messageKinds } from '@parlor/api/entities/message';
import { Badge } from '@parlor/ui/Badge';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { AllReadButton } from '../../features/messages/AllReadButton.tsx';
import { MessageIcon } from '../../features/messages/MessageIcon.tsx';
import { useMessageNumber } from '../../features/messages/use-unread-messages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';

/** The three kinds of messages with their unread counts, and the link to the site's notices. */
export default function MessageScreen() {
  const t = useTexts();
  const showAgo = useFormatRelativeTime();
  const { data, error, isValidating, mutate } = useMessageNumber();

  if (data === undefined && error !== undefined) {
    return (
      <>
        <RouteTitle />
        <Failure error={error} onRetry={() => void mutate()} retrying={isValidating} />
      </>
    );
  }
  return (
    <PageBody>
      <Inline as="header" gap={8} justify="between" wrap>
        <Heading level={1} size={20}>
          {data !== undefined && data.unread > 0
            ? t('messages:unread', { count: data.unread })
            : t('titles.message')}
        </Heading>
        <AllReadButton disabled={(data?.unread ?? 0) === 0} />
      </Inline>
      {data === undefined ? (
        <Skeleton height={216} />
      ) : (
        <List variant="card">
          {messageKinds.map((kind) => {
            const known = data.rows.find((row) => row.kind === kind);
            const number = known?.number ?? 0;
            return (
              <ListItem
                key={kind}
                icon={<MessageIcon kind={kind} />}
                title={t(`messages:kinds.${kind}`)}
                meta={
                  known === undefined || known.latestAt === null
                    ? t('messages:nothingYet')
                    : `${known.latestTitle} · ${showAgo(known.latestAt)}`
                }
                trailing={
                  number > 0 && (
                    <Badge count={number} label={t('messages:unread', { count: number })} />
                  )
                }
                chevron
                asChild
              >
                <Link to={getHref('messageList', { kind })} />
              </ListItem>
            );
          })}
        </List>
      )}
      <List variant="card">
        <ListItem
          icon={<Megaphone aria-hidden="true" size={20} strokeWidth={1.75} />}
          title={t('titles.notice')}
          meta={t('messages:notices')}
          chevron
          asChild
        >
          <Link to={getHref('notice')} />
        </ListItem>
      </List>
    </PageBody>
  );
}
