import type { Meta, StoryObj } from '@storybook/react-vite';
import { burmeseGames, sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile, GameTileSkeleton } from '../GameTile/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { GameGrid } from './index.ts';

const meta = {
  title: 'Game/GameGrid/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Games">
        <GameGrid label="All games">
          {sampleGames.map((game) => (
            <GameTile key={game.name} {...game} href="#game" eager />
          ))}
        </GameGrid>
      </SheetRow>
      <SheetRow block title="Loading">
        <GameGrid label="More games" loading>
          <GameTileSkeleton />
          <GameTileSkeleton />
          <GameTileSkeleton />
        </GameGrid>
      </SheetRow>
      <SheetRow block title="Burmese">
        <GameGrid label="ဂိမ်းအားလုံး" lang="my">
          {burmeseGames.slice(0, 3).map((game) => (
            <GameTile key={game.cover.src} {...game} href="#game" eager />
          ))}
        </GameGrid>
      </SheetRow>
    </Sheet>
  ),
};
