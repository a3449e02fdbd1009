import { playHistory } from '@parlor/api/calls/lobby';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Grid } from '@parlor/ui/Grid';
import { Icon } from '@parlor/ui/Icon';
import { Link as TextLink } from '@parlor/ui/Link';
import { Stack } from '@parlor/ui/Stack';
import { VisuallyHidden } from '@parlor/ui/VisuallyHidden';
import { Dices, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CallContent } from '../../../components/CallContent.tsx';
import { MorePages } from '../../../components/MorePages.tsx';
import { usePages } from '../../../data/use-pages.ts';
import { useLocale } from '../../../languages/use-locale.ts';
import { useTexts } from '../../../languages/use-texts.ts';
import { getHref } from '../../../navigation/paths.ts';
import { gameTitle } from '../../catalog/titles.ts';
import { PlayedTile } from '../PlayedTile.tsx';

const PAGE_SIZE = 24;
const placeholders = Array.from({ length: 6 }, (_, index) => index);

/** The player's history, the latest game first; every place that shows it shares one request. */
export const usePlayHistory = () => usePages(playHistory, { limit: PAGE_SIZE }, { fresh: true });

/** The games that the player has played; each links to play. */
export function PlayHistory() {
  const t = useTexts();
  const locale = useLocale();
  const pages = usePlayHistory();
  return (
    <Stack>
      <CallContent
        result={pages}
        loading={
          <Tiles>
            {placeholders.map((index) => (
              <li key={index}>
                <GameTileSkeleton variant="wide" />
              </li>
            ))}
          </Tiles>
        }
        empty={
          <EmptyState
            icon={<History size={28} />}
            title={t('lobby:history.emptyTitle')}
            text={t('lobby:history.emptyText')}
            action={
              <Button asChild>
                <Link to={getHref('browser')}>{t('actions.seeGames')}</Link>
              </Button>
            }
          />
        }
      >
        {(games) => (
          <>
            <Tiles>
              {games.map((game) => (
                <li key={game.gameId}>
                  <PlayedTile game={game} />
                  <TextLink
                    href={getHref('gameRounds', { id: game.gameId })}
                    variant="standalone"
                    leading={<Icon icon={Dices} size={18} />}
                  >
                    {t('titles.gameRounds')}
                    <VisuallyHidden>{gameTitle(game, locale)}</VisuallyHidden>
                  </TextLink>
                </li>
              ))}
            </Tiles>
            <MorePages pages={pages} align="center" />
          </>
        )}
      </CallContent>
    </Stack>
  );
}

function Tiles({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <Grid as="ul" columns="252px" aria-label={t('titles.recentlyPlaying')}>
      {children}
    </Grid>
  );
}
