import { messageList } from '@parlor/api/calls/messages';
import type { Message } from '@parlor/api/entities';
import { messageKinds } from '@parlor/api/entities/message';
import { Badge } from '@parlor/ui/Badge';
import { Box } from '@parlor/ui/Box';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heading } from '@parlor/ui/Heading';
import { InfiniteList } from '@parlor/ui/InfiniteList';
import { Inline } from '@parlor/ui/Inline';
import { PullToRefresh } from '@parlor/ui/PullToRefresh';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { Mail } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import * as adjust from '../../components/adjust.css.ts';
import { CallContent } from '../../components/CallContent.tsx';
import { PageBody } from '../../components/PageBody.tsx';
import { RouteTitle } from '../../components/RouteTitle.tsx';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { usePages } from '../../data/use-pages.ts';
import { AllReadButton } from '../../features/messages/AllReadButton.tsx';
import { MessageIcon } from '../../features/messages/MessageIcon.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';

const PAGE_SIZE = 20;
const bones = Array.from({ length: 5 }, (_, index) => index);

/** Messages of one kind by `?kind=`, newest first; of all kinds without the parameter. */
export default function MessageListScreen() {
  const t = useTexts();
  const [search] = useSearchParams();
  const kind = messageKinds.find((known) => known === search.get('kind'));
  const pages = usePages(messageList, { ...(kind && { kind }), limit: PAGE_SIZE }, { fresh: true });
  const title = kind === undefined ? t('titles.message') : t(`messages:kinds.${kind}`);
  usePageName(title);
  const isRead = pages.data?.every(({ read }) => read) ?? true;

  if (pages.total === 0) {
    return (
      <>
        <RouteTitle />
        <EmptyState
          icon={<Mail size={28} />}
          title={t('messages:emptyTitle')}
          text={t('messages:emptyText')}
          action={
            <Button asChild variant="soft">
              <Link to={getHref('privilege')}>{t('messages:seePromotions')}</Link>
            </Button>
          }
        />
      </>
    );
  }
  return (
    <PageBody>
      <Inline as="header" gap={8} justify="between" wrap>
        <Heading level={1} size={20}>
          {title}
        </Heading>
        <AllReadButton kind={kind} disabled={isRead} onDone={() => void pages.mutate()} />
      </Inline>
      <CallContent
        result={pages}
        loading={bones.map((bone) => <Skeleton key={bone} height={88} />)}
      >
        {(messages) => (
          <PullToRefresh onRefresh={pages.refresh}>
            <InfiniteList
              label={title}
              variant="card"
              items={messages}
              itemKey={({ messageId }) => messageId}
              state={pages.state}
              onMore={pages.more}
            >
              {(message) => <MessageRow message={message} />}
            </InfiniteList>
          </PullToRefresh>
        )}
      </CallContent>
    </PageBody>
  );
}

function MessageRow({ message }: { message: Message }) {
  const t = useTexts();
  const showAgo = useFormatRelativeTime();
  const { messageId: id, kind, read, title, summary, createdAt } = message;
  return (
    <Inline asChild interactive align="start" padding={16} className={adjust.badgeBox}>
      <Link to={getHref('messageDetail', { id })}>
        <Box as="span" square={40} background="sunken" color="muted" radius="control">
          <MessageIcon kind={kind} />
        </Box>
        <Stack as="span" gap={0} grow>
          <Inline as="span" align="baseline" justify="between">
            <Text weight={read ? 'regular' : 'semibold'}>{title}</Text>
            <Text size={12} color="muted" className={adjust.oneLine}>
              {showAgo(createdAt)}
            </Text>
          </Inline>
          <Text size={13} color="muted" lines={2}>
            {summary}
          </Text>
        </Stack>
        {!read && (
          // At the corner of the icon.
          <Badge label={t('messages:isUnread')} className={adjust.badge} />
        )}
      </Link>
    </Inline>
  );
}
