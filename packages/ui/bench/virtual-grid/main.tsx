import '@parlor/tokens/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  FavoriteButton,
  GameTile,
  ThemeProvider,
  VirtualGrid,
  type VirtualGridPlace,
} from '../../src/index.ts';

interface Game {
  id: string;
  name: string;
  maker: string;
  cover: { src: string; color: string };
}

const games: Game[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  name: `Game ${index + 1}`,
  maker: `Maker ${index % 38}`,
  cover: { src: `/covers/${index}`, color: `hsl(${(index * 37) % 360} 40% 30%)` },
}));

const getKey = (game: Game) => game.id;

const tile = (game: Game, { index, tabIndex }: VirtualGridPlace) => (
  <GameTile
    name={game.name}
    meta={game.maker}
    cover={game.cover}
    href={`#${game.id}`}
    tag={index % 9 === 0 ? 'New' : undefined}
    tabIndex={tabIndex}
    action={
      <FavoriteButton
        label={`Favourite ${game.name}`}
        pressed={index % 7 === 0}
        tabIndex={tabIndex}
      />
    }
  />
);

createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <ThemeProvider target="document">
      <main style={{ padding: 16 }}>
        <VirtualGrid label="All games" items={games} itemKey={getKey}>
          {tile}
        </VirtualGrid>
      </main>
    </ThemeProvider>
  </StrictMode>,
);
