import type { GameDetail } from '@parlor/api/entities';
import { formatCount } from '@parlor/ui/GameTile';
import { Heading } from '@parlor/ui/Heading';
import { Rating } from '@parlor/ui/Rating';
import { ChevronRight, Heart, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { gameTitle } from '../../features/catalog/titles.ts';
import { useMark } from '../../features/games/use-marks.ts';
import { ShareButton } from '../../features/share/ShareButton.tsx';
import { useLocale } from '../../languages/use-locale.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { usePageName } from '../../navigation/page-name.ts';
import { getHref } from '../../navigation/paths.ts';
import { countWith } from './count-with.ts';
import * as css from './GameHead.css.ts';

/** What the game is called, who made it, what players think of it, and the player's own mark on it. */
export function GameHead({ game }: { game: GameDetail }) {
  const t = useTexts();
  const locale = useLocale();
  const { gameId: id, rating } = game;
  const name = gameTitle(game, locale);
  usePageName(name);
  const [favorite, setFavorite] = useMark('favorites', id, game.favorite);
  const [liked, setLiked] = useMark('likes', id, game.liked);
  return (
    <header className={css.root}>
      <Heading level={1} size={32} className={css.name}>
        {name}
      </Heading>
      <div className={css.facts}>
        <Link to={getHref('makerGameList', { id: game.makerId })} className={css.maker}>
          {game.makerName}
          <ChevronRight aria-hidden="true" size={16} />
        </Link>
        <Rating
          readOnly
          size="sm"
          showValue
          value={rating.count === 0 ? null : Number(rating.average)}
          aside={
            rating.count === 0
              ? t('games:notRated')
              : t('games:ratings', { count: rating.count, shown: formatCount(rating.count) })
          }
        />
      </div>
      <div className={css.actions}>
        <button
          type="button"
          aria-pressed={favorite}
          className={css.action}
          onClick={() => setFavorite(!favorite)}
        >
          <Heart aria-hidden="true" size={22} fill={favorite ? 'currentColor' : 'none'} />
          <span className={css.spoken}>{t('lobby:favorite', { game: name })}</span>
          <span className={css.figure}>
            {formatCount(countWith(game.favoriteCount, game.favorite, favorite))}
          </span>
        </button>
        <button
          type="button"
          aria-pressed={liked}
          className={css.action}
          onClick={() => setLiked(!liked)}
        >
          <ThumbsUp aria-hidden="true" size={22} fill={liked ? 'currentColor' : 'none'} />
          <span className={css.spoken}>{t('games:like', { game: name })}</span>
          <span className={css.figure}>
            {formatCount(countWith(game.likeCount, game.liked, liked))}
          </span>
        </button>
        <ShareButton href={getHref('gameDetail', { id })} title={name} />
      </div>
    </header>
  );
}
