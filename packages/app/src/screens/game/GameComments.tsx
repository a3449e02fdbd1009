import { commentList } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { EmptyState } from '@parlor/ui/EmptyState';
import { formatCount } from '@parlor/ui/GameTile';
import { InfiniteList } from '@parlor/ui/InfiniteList';
import { Rating } from '@parlor/ui/Rating';
import { SegmentedControl } from '@parlor/ui/SegmentedControl';
import { Skeleton } from '@parlor/ui/Skeleton';
import { Text } from '@parlor/ui/Text';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { Failure } from '../../components/Failure.tsx';
import { usePages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import * as css from './GameComments.css.ts';

const PAGE_SIZE = 20;
const orders = ['newest', 'liked'] as const;
const bones = Array.from({ length: 4 }, (_, index) => index);

interface Props {
  game: GameDetail;
  onChange: () => void;
}

/** What players say of the game; the player's own comment that waits stands among them. */
export function GameComments({ game, onChange }: Props) {
  const t = useTexts();
  const [sort, setSort] = useState<(typeof orders)[number]>('newest');
  const { gameId } = game;
  const pages = usePages(commentList, { gameId, sort, limit: PAGE_SIZE }, { fresh: true });
  const { rows, total, loading, error, more, retry } = pages;
  const changed = () => {
    retry();
    onChange();
  };

  return (
    <div className={css.root}>
      <Summary game={game} />
      <CommentForm gameId={gameId} onSent={changed} />
      {(total ?? 0) > 1 && (
        <SegmentedControl
          label={t('games:order')}
          options={orders.map((order) => ({ value: order, label: t(`games:orders.${order}`) }))}
          value={sort}
          onValueChange={(next) => setSort(orders.find((order) => order === next) ?? sort)}
        />
      )}
      {total === undefined && error !== undefined && (
        <Failure error={error} variant="inline" titleAs="h2" onRetry={retry} retrying={loading} />
      )}
      {total === undefined && error === undefined && <Bones />}
      {total === 0 && (
        <EmptyState
          titleAs="h2"
          icon={<MessageCircle size={28} />}
          title={t('games:commentsEmptyTitle')}
          text={t('games:commentsEmptyText')}
        />
      )}
      {rows.length > 0 && (
        <InfiniteList
          label={t('games:comments')}
          items={rows}
          itemKey={({ commentId }) => commentId}
          state={
            error !== undefined
              ? 'failed'
              : loading
                ? 'loading'
                : rows.length < (total ?? 0)
                  ? 'more'
                  : 'end'
          }
          onMore={error === undefined ? more : retry}
        >
          {(comment) => <CommentRow comment={comment} onGone={changed} />}
        </InfiniteList>
      )}
    </div>
  );
}

/** All stars together. */
function Summary({ game: { rating } }: { game: GameDetail }) {
  const t = useTexts();
  if (rating.count === 0) return null;
  return (
    <div className={css.summary}>
      <span className={css.average}>{rating.average}</span>
      <span className={css.stars}>
        <Rating readOnly value={Number(rating.average)} />
        <Text size={13} color="muted">
          {t('games:ratings', { count: rating.count, shown: formatCount(rating.count) })}
        </Text>
      </span>
    </div>
  );
}

function Bones() {
  return (
    <div aria-hidden="true" className={css.bones}>
      {bones.map((bone) => (
        <div key={bone} className={css.bone}>
          <Skeleton shape="circle" width={40} height={40} />
          <div className={css.boneWords}>
            <Skeleton shape="text" width="30%" />
            <Skeleton shape="text" width="90%" />
          </div>
        </div>
      ))}
    </div>
  );
}
