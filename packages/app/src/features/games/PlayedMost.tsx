import { home } from '@parlor/api/calls/games';
import { GameGrid } from '@parlor/ui/GameGrid';
import { Section } from '@parlor/ui/Section';
import { useCall } from '../../data/use-call.ts';
import { useTexts } from '../../languages/use-texts.ts';
import { Tile, usePlays } from './GameTiles.tsx';

/** The most played games, as a fallback for an empty list. Renders nothing if they fail to load. */
export function PlayedMost({ title }: { title?: string }) {
  const t = useTexts();
  const plays = usePlays();
  const { data } = useCall(home, {}, { revalidateIfStale: false });
  const name = title ?? t('home.hot');
  if (data === undefined || data.hotGames.length === 0) return null;
  return (
    <Section title={name}>
      <GameGrid label={name}>
        {data.hotGames.map((game) => (
          <Tile key={game.gameId} game={game} meta={plays(game)} />
        ))}
      </GameGrid>
    </Section>
  );
}
