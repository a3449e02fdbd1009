import { deleteComment } from '@parlor/api/calls/game-page';
import type { GameComment } from '@parlor/api/entities';
import { Avatar } from '@parlor/ui/Avatar';
import { Button } from '@parlor/ui/Button';
import { formatCount } from '@parlor/ui/GameTile';
import { Grid } from '@parlor/ui/Grid';
import { IconButton } from '@parlor/ui/IconButton';
import { Inline } from '@parlor/ui/Inline';
import { Rating } from '@parlor/ui/Rating';
import { Stack } from '@parlor/ui/Stack';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { Clock, ThumbsUp, Trash2 } from 'lucide-react';
import { explain } from '../../data/errors.ts';
import { useFormatRelativeTime } from '../../data/relative-time.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useMark } from '../../features/games/use-marks.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { countWith } from './count-with.ts';

interface Props {
  comment: GameComment;
  /** The comment was removed. */
  onGone: () => void;
}

/** One comment: author, text, and number of likes. Players can remove their own. */
export function CommentRow({ comment, onGone }: Props) {
  const t = useTexts();
  const showAgo = useFormatRelativeTime();
  const toasts = useToasts();
  const remove = useMutation(deleteComment, { refusal: 'inline' });
  const { author, avatar, content, createdAt, level, mine, rating, state } = comment;
  const takeAway = async () => {
    const gone = await remove.run({ id: comment.commentId });
    if (gone === undefined) return;
    toasts.show({ text: t('games:commentGone') });
    onGone();
  };
  return (
    <Grid as="article" columns={['auto', '1fr', 'auto']} align="start" paddingY={16}>
      <Avatar name={author} src={avatar || undefined} decorative />
      <Stack gap={4}>
        <Inline as="header" gap={8} rowGap={0} wrap>
          <Text weight="semibold">{mine ? t('games:you', { name: author }) : author}</Text>
          <Text size={12} color="muted">
            {t('account.level', { level })}
          </Text>
          {state === 'pending' && (
            <Tag tone="caution" leading={<Clock size={12} />}>
              {t('games:pending')}
            </Tag>
          )}
        </Inline>
        <Inline gap={8} wrap>
          {rating !== null && <Rating readOnly size="sm" value={rating} />}
          <Text size={12} color="muted">
            {showAgo(createdAt)}
          </Text>
        </Inline>
        <Text as="p" preserveLines>
          {content}
        </Text>
        {remove.error !== undefined && (
          <Text as="p" role="alert" size={13} tone="critical">
            {explain(t, remove.error).text}
          </Text>
        )}
      </Stack>
      {mine ? (
        <IconButton
          icon={Trash2}
          label={t('games:deleteComment')}
          loading={remove.pending}
          onClick={() => void takeAway()}
        />
      ) : (
        <Agree comment={comment} />
      )}
    </Grid>
  );
}

function Agree({ comment: { commentId: id, author, liked, likeCount } }: { comment: GameComment }) {
  const t = useTexts();
  const [shown, set] = useMark('comments', id, liked);
  return (
    <Button
      variant="ghost"
      tone={shown ? 'brand' : 'neutral'}
      size="sm"
      shape="pill"
      throttle={0}
      leading={<ThumbsUp aria-hidden="true" size={18} fill={shown ? 'currentColor' : 'none'} />}
      aria-pressed={shown}
      onClick={() => set(!shown)}
    >
      <VisuallyHidden>{t('games:agree', { name: author })}</VisuallyHidden>
      <Text size={13} numeric>
        {formatCount(countWith(likeCount, liked, shown))}
      </Text>
    </Button>
  );
}
