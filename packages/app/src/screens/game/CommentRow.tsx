import { deleteComment } from '@parlor/api/calls/game-page';
import type { GameComment } from '@parlor/api/entities';
import { Avatar } from '@parlor/ui/Avatar';
import { formatCount } from '@parlor/ui/GameTile';
import { IconButton } from '@parlor/ui/IconButton';
import { Rating } from '@parlor/ui/Rating';
import { Tag } from '@parlor/ui/Tag';
import { Text } from '@parlor/ui/Text';
import { Clock, ThumbsUp, Trash2 } from 'lucide-react';
import { useShowAgo } from '../../data/ago.ts';
import { explain } from '../../data/errors.ts';
import { useToasts } from '../../data/toasts.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { useMark } from '../../features/games/use-marks.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { countWith } from './count-with.ts';
import * as css from './GameComments.css.ts';

interface Props {
  comment: GameComment;
  /** It was taken away. */
  onGone: () => void;
}

/** One comment: who says it, what, and how many agree. One's own can be taken away. */
export function CommentRow({ comment, onGone }: Props) {
  const t = useTexts();
  const showAgo = useShowAgo();
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
    <article className={css.row}>
      <Avatar name={author} src={avatar || undefined} decorative />
      <div className={css.body}>
        <header className={css.author}>
          <Text weight="semibold">{mine ? t('games:you', { name: author }) : author}</Text>
          <Text size={12} color="muted">
            {t('account.level', { level })}
          </Text>
          {state === 'pending' && (
            <Tag tone="caution" leading={<Clock size={12} />}>
              {t('games:pending')}
            </Tag>
          )}
        </header>
        <div className={css.when}>
          {rating !== null && <Rating readOnly size="sm" value={rating} />}
          <Text size={12} color="muted">
            {showAgo(createdAt)}
          </Text>
        </div>
        <p className={css.content}>{content}</p>
        {remove.error !== undefined && (
          <Text as="p" role="alert" size={13} tone="critical">
            {explain(t, remove.error).text}
          </Text>
        )}
      </div>
      <div className={css.agree}>
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
      </div>
    </article>
  );
}

function Agree({ comment: { commentId: id, author, liked, likeCount } }: { comment: GameComment }) {
  const t = useTexts();
  const [shown, set] = useMark('comments', id, liked);
  return (
    <button type="button" aria-pressed={shown} className={css.like} onClick={() => set(!shown)}>
      <ThumbsUp aria-hidden="true" size={18} fill={shown ? 'currentColor' : 'none'} />
      <span className={css.spoken}>{t('games:agree', { name: author })}</span>
      <span>{formatCount(countWith(likeCount, liked, shown))}</span>
    </button>
  );
}
