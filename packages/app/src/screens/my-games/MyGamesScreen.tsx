import { Card } from '@parlor/ui/Card';
import { GameRail } from '@parlor/ui/GameRail';
import { Heading } from '@parlor/ui/Heading';
import { Tabs } from '@parlor/ui/Tabs';
import { Text } from '@parlor/ui/Text';
import { Heart, History, ThumbsUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { FavoriteGames, LikedGames } from '../../features/games/MarkedGames.tsx';
import { PlayedMost } from '../../features/games/PlayedMost.tsx';
import { PlayedTile } from '../../features/games/PlayedTile.tsx';
import { PlayHistory, usePlayHistory } from '../../features/games/PlayHistory.tsx';
import { WaysIn } from '../../features/login/WaysIn.tsx';
import { useTexts } from '../../languages/use-texts.ts';
import * as css from './MyGames.css.ts';

/** The fourth tab: what the player left open, and their favourites, likes and history. */
export default function MyGamesScreen() {
  const hasSession = useHasSession();
  return <div className={css.page}>{hasSession ? <Own /> : <Visitor />}</div>;
}

/** Says what will be here, and leads on: to the ways in, and to what everybody plays. */
function Visitor() {
  const t = useTexts();
  return (
    <>
      <Card>
        <div className={css.visitor}>
          <div className={css.visitorWords}>
            <Heading level={1} size={24}>
              {t('lobby:myGames.visitorTitle')}
            </Heading>
            <Text as="p" color="muted">
              {t('lobby:myGames.visitorText')}
            </Text>
          </div>
          <div className={css.ways}>
            <WaysIn />
          </div>
        </div>
      </Card>
      <PlayedMost />
    </>
  );
}

const views = ['favorite', 'liked', 'history'] as const;

function Own() {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const shown = views.find((view) => view === search.get('tab')) ?? 'favorite';
  return (
    <>
      <Heading level={1} size={24}>
        {t('titles.myGames')}
      </Heading>
      <Unfinished />
      <Tabs
        label={t('titles.myGames')}
        sticky
        value={shown}
        onValueChange={(view) =>
          setSearch(view === 'favorite' ? {} : { tab: view }, {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={[
          {
            value: 'favorite',
            label: t('titles.myFavorite'),
            icon: <Heart aria-hidden="true" size={18} />,
            content: (
              <div className={css.view}>
                <FavoriteGames />
              </div>
            ),
          },
          {
            value: 'liked',
            label: t('lobby:myGames.liked'),
            icon: <ThumbsUp aria-hidden="true" size={18} />,
            content: (
              <div className={css.view}>
                <LikedGames />
              </div>
            ),
          },
          {
            value: 'history',
            label: t('home.history'),
            icon: <History aria-hidden="true" size={18} />,
            content: (
              <div className={css.view}>
                <PlayHistory />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

/** Games with money in them: they come first, whatever else is looked at. */
function Unfinished() {
  const t = useTexts();
  const { rows } = usePlayHistory();
  const open = rows.filter(({ inGame }) => inGame !== null);
  if (open.length === 0) return null;
  return (
    <GameRail title={t('lobby:myGames.unfinished')} shape="wide">
      {open.map((game) => (
        <PlayedTile key={game.gameId} game={game} />
      ))}
    </GameRail>
  );
}
