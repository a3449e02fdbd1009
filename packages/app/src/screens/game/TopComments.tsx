import { commentList } from '@parlor/api/calls/game-page';
import type { GameDetail } from '@parlor/api/entities';
import { Avatar } from '@parlor/ui/Avatar';
import { Button } from '@parlor/ui/Button';
import { Heading } from '@parlor/ui/Heading';
import { Rating } from '@parlor/ui/Rating';
import { Text } from '@parlor/ui/Text';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './GameComments.css.ts';

/** So many say what a game is like. */
const SHOWN = 3;

interface Props {
  game: GameDetail;
  /** To all of them. */
  onAll: () => void;
}

/** What players agree with most. Nothing while it cannot be had. */
export function TopComments({ game: { gameId, commentCount }, onAll }: Props) {
  const t = useTexts();
  const { data } = useCall(commentList, { gameId, sort: 'liked', limit: SHOWN });
  const said = data?.rows.filter(({ state }) => state === 'shown') ?? [];
  if (said.length === 0) return null;
  return (
    <section aria-label={t('games:topComments')} className={css.top}>
      <header className={css.topHead}>
        <Heading level={2}>{t('games:topComments')}</Heading>
        <Button variant="ghost" onClick={onAll}>
          {t('home.allCount', { count: commentCount })}
        </Button>
      </header>
      <ul className={css.quotes}>
        {said.map(({ commentId, author, avatar, content, rating }) => (
          <li key={commentId} className={css.quote}>
            <p className={css.content}>{content}</p>
            <span className={css.by}>
              <Avatar name={author} src={avatar || undefined} size="sm" decorative />
              <Text size={13} weight="medium">
                {author}
              </Text>
              {rating !== null && <Rating readOnly size="sm" value={rating} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
