import { favoriteList, likeList } from '@parlor/api/calls/game-page';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { Heart, ThumbsUp } from 'lucide-react';
import { useEffect } from 'react';
import { usePages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { useLink } from '../../routes/link.ts';
import { getHref } from '../../routes/paths.ts';
import { GameList } from './GameList.tsx';
import { useMarks } from './use-marks.ts';

const PAGE_SIZE = 48;

/** The player's favourites. One that is taken away stays until they leave: a second tap keeps it. */
export function FavoriteGames() {
  const t = useTexts();
  const link = useLink();
  const { refresh } = useMarks();
  // Another device may have changed them.
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
              <a {...link(getHref('browser'))}>{t('actions.seeGames')}</a>
            </Button>
          }
        />
      }
    />
  );
}

export function LikedGames() {
  const t = useTexts();
  const link = useLink();
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
              <a {...link(getHref('browser', { list: 'hot' }))}>{t('lobby:likes.lead')}</a>
            </Button>
          }
        />
      }
    />
  );
}
