import { messageKinds } from '@parlor/api/entities/message';
import { Badge } from '@parlor/ui/Badge';
import { Heading } from '@parlor/ui/Heading';
import { Inline } from '@parlor/ui/Inline';
import { List } from '@parlor/ui/List';
import { ListItem } from '@parlor/ui/ListItem';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
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
  const result = useMessageNumber();
  const unread = result.data?.unread ?? 0;
  return (
    <PageBody>
      <Inline as="header" gap={8} justify="between" wrap>
        <Heading level={1} size={20}>
          {unread > 0 ? t('messages:unread', { count: unread }) : t('titles.message')}
        </Heading>
        <AllReadButton disabled={unread === 0} />
      </Inline>
      <CallContent result={result} loading={<Skeleton height={216} />}>
        {({ rows }) => (
          <List variant="card">
            {messageKinds.map((kind) => {
              const known = rows.find((row) => row.kind === kind);
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
      </CallContent>
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
