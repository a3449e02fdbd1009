import { playHistory } from '@parlor/api/calls/lobby';
import { Button } from '@parlor/ui/Button';
import { EmptyState } from '@parlor/ui/EmptyState';
import { GameTileSkeleton } from '@parlor/ui/GameTile';
import { Grid } from '@parlor/ui/Grid';
import { Stack } from '@parlor/ui/Stack';
import { History } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Failure } from '../../components/Failure.tsx';
import { usePages } from '../../data/use-pages.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { getHref } from '../../navigation/paths.ts';
import { PlayedTile } from './PlayedTile.tsx';

const PAGE_SIZE = 24;
const bones = Array.from({ length: 6 }, (_, index) => index);

/** The player's history, the latest game first; every place that shows it shares one request. */
export const usePlayHistory = () => usePages(playHistory, { limit: PAGE_SIZE }, { fresh: true });

/** The games that the player has played; each links to play. */
export function PlayHistory() {
  const t = useTexts();
  const { rows, total, loading, error, more, retry } = usePlayHistory();

  if (total === 0) {
    return (
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
    );
  }
  return (
    <Stack>
      <Grid
        as="ul"
        columns="252px"
        aria-busy={loading || undefined}
        aria-label={t('titles.recentlyPlaying')}
      >
        {rows.map((game) => (
          <li key={game.gameId}>
            <PlayedTile game={game} />
          </li>
        ))}
        {total === undefined &&
          error === undefined &&
          bones.map((bone) => (
            <li key={bone}>
              <GameTileSkeleton variant="wide" />
            </li>
          ))}
      </Grid>
      {error !== undefined && (
        <Failure
          variant={rows.length > 0 ? 'inline' : 'page'}
          error={error}
          onRetry={retry}
          retrying={loading}
        />
      )}
      {error === undefined && total !== undefined && rows.length < total && (
        <Stack align="center">
          <Button variant="soft" tone="neutral" size="lg" loading={loading} onClick={more}>
            {t('home.more')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
