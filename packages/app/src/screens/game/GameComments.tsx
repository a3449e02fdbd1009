import { commentList } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { EmptyState } from '@parlor/ui/EmptyState';
import { formatCount } from '@parlor/ui/GameTile';
import { InfiniteList } from '@parlor/ui/InfiniteList';
import { Inline } from '@parlor/ui/Inline';
import { Rating } from '@parlor/ui/Rating';
import { SegmentedControl } from '@parlor/ui/SegmentedControl';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Stack } from '@parlor/ui/Stack';
import { Text } from '@parlor/ui/Text';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { CallContent } from '../../components/CallContent.tsx';
import { usePages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';

const PAGE_SIZE = 20;
const orders = ['newest', 'liked'] as const;
const placeholders = Array.from({ length: 4 }, (_, index) => index);

interface Props {
  game: GameDetail;
  onChange: () => void;
}

/** The comments on the game, including the player's own one that awaits approval. */
export function GameComments({ game, onChange }: Props) {
  const t = useTexts();
  const [sort, setSort] = useState<(typeof orders)[number]>('newest');
  const { gameId } = game;
  const pages = usePages(commentList, { gameId, sort, limit: PAGE_SIZE }, { fresh: true });
  const changed = () => {
    void pages.mutate();
    onChange();
  };

  return (
    <Stack gap={20}>
      <Summary game={game} />
      <CommentForm gameId={gameId} onSent={changed} />
      {(pages.total ?? 0) > 1 && (
        <SegmentedControl
          label={t('games:order')}
          options={orders.map((order) => ({ value: order, label: t(`games:orders.${order}`) }))}
          value={sort}
          onValueChange={(next) => setSort(orders.find((order) => order === next) ?? sort)}
        />
      )}
      <CallContent
        result={pages}
        variant="inline"
        titleAs="h2"
        loading={<Placeholders />}
        empty={
          <EmptyState
            titleAs="h2"
            icon={<MessageCircle size={28} />}
            title={t('games:commentsEmptyTitle')}
            text={t('games:commentsEmptyText')}
          />
        }
      >
        {(comments) => (
          <InfiniteList
            label={t('games:comments')}
            variant="divided"
            items={comments}
            itemKey={({ commentId }) => commentId}
            state={pages.state}
            onMore={pages.more}
          >
            {(comment) => <CommentRow comment={comment} onGone={changed} />}
          </InfiniteList>
        )}
      </CallContent>
    </Stack>
  );
}

/** All ratings together. */
function Summary({ game: { rating } }: { game: GameDetail }) {
  const t = useTexts();
  if (rating.count === 0) return null;
  return (
    <Inline gap={16}>
      <Text size={40} weight="bold" numeric>
        {rating.average}
      </Text>
      <Stack gap={4}>
        <Rating readOnly value={Number(rating.average)} />
        <Text size={13} color="muted">
          {t('games:ratings', { count: rating.count, shown: formatCount(rating.count) })}
        </Text>
      </Stack>
    </Inline>
  );
}

function Placeholders() {
  return (
    <Stack aria-hidden="true" gap={24}>
      {placeholders.map((index) => (
        <Inline key={index} align="start">
          <Skeleton shape="circle" width={40} height={40} />
          <Stack gap={8} grow>
            <Skeleton shape="text" width="30%" />
            <Skeleton shape="text" width="90%" />
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
