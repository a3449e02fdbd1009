import { home } from '@parlor/api/calls/games';
import { GameGrid } from '@parlor/ui/GameGrid';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Tile, usePlays } from './GameTiles.tsx';
import * as css from './PlayedMost.css.ts';

/** What everybody plays, where nothing else is to be shown. Nothing while it cannot be had. */
export function PlayedMost({ title }: { title?: string }) {
  const t = useTexts();
  const plays = usePlays();
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  const name = title ?? t('home.hot');
  if (data === undefined || data.hotGames.length === 0) return null;
  return (
    <section className={css.root} aria-label={name}>
      <h2 className={css.title}>{name}</h2>
      <GameGrid label={name}>
        {data.hotGames.map((game) => (
          <Tile key={game.gameId} game={game} meta={plays(game)} />
        ))}
      </GameGrid>
    </section>
  );
}
