import { favoriteList, likeList } from '@parlor/api/calls/game-page';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heart, ThumbsUp } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../../data/use-pages.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { getHref } from '../../../navigation/paths.ts';
import { useMarks } from '../use-marks.ts';
import { GameList } from './GameList.tsx';

const PAGE_SIZE = 48;

/**
 * The player's favourites. A removed favourite stays until the player leaves the page, so that a
 * second tap restores it.
 */
export function FavoriteGames() {
  const t = useTexts();
  const { refresh } = useMarks();
  // Another device may have changed the list.
  useEffect(refresh, [refresh]);
  return (
    <GameList
      label={t('titles.myFavorite')}
      pages={usePages(favoriteList, { limit: PAGE_SIZE }, { fresh: true })}
      empty={
        <EmptyState
          icon={<Heart size={28} />}
          title={t('lobby:favorites.emptyTitle')}
          text={t('lobby:favorites.emptyText')}
          action={
            <Button asChild>
              <Link to={getHref('browser')}>{t('actions.seeGames')}</Link>
            </Button>
          }
        />
      }
    />
  );
}

export function LikedGames() {
  const t = useTexts();
  return (
    <GameList
      label={t('titles.myLike')}
      pages={usePages(likeList, { limit: PAGE_SIZE }, { fresh: true })}
      empty={
        <EmptyState
          icon={<ThumbsUp size={28} />}
          title={t('lobby:likes.emptyTitle')}
          text={t('lobby:likes.emptyText')}
          action={
            <Button asChild>
              <Link to={getHref('browser', { list: 'hot' })}>{t('lobby:likes.lead')}</Link>
            </Button>
          }
        />
      }
    />
  );
}
