import { Box } from '@parlor/ui/Box';
import { Card } from '@parlor/ui/Card';
import { GameRail } from '@parlor/ui/GameRail';
import { Grid } from '@parlor/ui/Grid';
import { Heading } from '@parlor/ui/Heading';
import { Page } from '@parlor/ui/Page';
import { Stack } from '@parlor/ui/Stack';
import { Tabs } from '@parlor/ui/Tabs';
import { Text } from '@parlor/ui/Text';
import { Heart, History, ThumbsUp } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useHasSession } from '../../data/session.ts';
import { FavoriteGames, LikedGames } from '../../features/games/lists/MarkedGames.tsx';
import { PlayHistory, usePlayHistory } from '../../features/games/lists/PlayHistory.tsx';
import { PlayedMost } from '../../features/games/PlayedMost.tsx';
import { PlayedTile } from '../../features/games/PlayedTile.tsx';
import { LoginButtons } from '../../features/login/LoginButtons.tsx';
import { useTexts } from '../../languages/use-texts.ts';

/** The fourth tab: the player's open games, favourites, likes and history. */
export default function MyGamesScreen() {
  const hasSession = useHasSession();
  return <Page width="wide">{hasSession ? <Own /> : <Visitor />}</Page>;
}

/** Says what the page will contain, with links to login, sign-up and the most played games. */
function Visitor() {
  const t = useTexts();
  return (
    <>
      <Card>
        <Grid columns={{ phone: 1, desktop: ['1fr', 'auto'] }} gap={16} align="center">
          <Stack gap={4}>
            <Heading level={1} size={24}>
              {t('lobby:myGames.visitorTitle')}
            </Heading>
            <Text as="p" color="muted">
              {t('lobby:myGames.visitorText')}
            </Text>
          </Stack>
          <Grid columns={2}>
            <LoginButtons />
          </Grid>
        </Grid>
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
              <Box paddingTop={16}>
                <FavoriteGames />
              </Box>
            ),
          },
          {
            value: 'liked',
            label: t('lobby:myGames.liked'),
            icon: <ThumbsUp aria-hidden="true" size={18} />,
            content: (
              <Box paddingTop={16}>
                <LikedGames />
              </Box>
            ),
          },
          {
            value: 'history',
            label: t('home.history'),
            icon: <History aria-hidden="true" size={18} />,
            content: (
              <Box paddingTop={16}>
                <PlayHistory />
              </Box>
            ),
          },
        ]}
      />
    </>
  );
}

/** Games with money or an open round in them: they come first, in every view. */
function Unfinished() {
  const t = useTexts();
  const { data: games = [] } = usePlayHistory();
  const open = games.filter(({ inGame, openRound }) => inGame !== null || openRound !== null);
  if (open.length === 0) return null;
  return (
    <GameRail title={t('lobby:myGames.unfinished')} shape="wide">
      {open.map((game) => (
        <PlayedTile key={game.gameId} game={game} />
      ))}
    </GameRail>
  );
}
