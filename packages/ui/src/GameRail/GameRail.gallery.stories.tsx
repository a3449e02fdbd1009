import type { Meta, StoryObj } from '@storybook/react-vite';
import { burmeseGames, sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile, GameTileSkeleton } from '../GameTile/index.ts';
import { Link } from '../Link/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { GameRail } from './index.ts';

const meta = {
  title: 'Game/GameRail/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Continue">
        <GameRail
          title="Continue"
          shape="wide"
          action={
            <Link href="#history" variant="standalone">
              History
            </Link>
          }
        >
          {sampleGames.slice(0, 4).map((game) => (
            <GameTile key={game.name} {...game} variant="wide" href="#game" eager />
          ))}
        </GameRail>
      </SheetRow>
      <SheetRow block title="New">
        <GameRail
          title="New"
          action={
            <Link href="#new" variant="standalone">
              All 36
            </Link>
          }
        >
          {sampleGames.map((game) => (
            <GameTile key={game.name} {...game} tag="New" href="#game" eager />
          ))}
        </GameRail>
      </SheetRow>
      <SheetRow block title="Hot">
        <GameRail
          title="Hot"
          shape="rank"
          action={
            <Link href="#hot" variant="standalone">
              Top 100
            </Link>
          }
        >
          {sampleGames.map((game, index) => (
            <GameTile key={game.name} {...game} rank={index + 1} href="#game" eager />
          ))}
        </GameRail>
      </SheetRow>
      <SheetRow block title="Loading">
        <GameRail title="By Deepline" loading>
          <GameTileSkeleton />
          <GameTileSkeleton />
          <GameTileSkeleton />
        </GameRail>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <GameRail title="လူကြိုက်များသော ဂိမ်းများ">
            {burmeseGames.map((game) => (
              <GameTile key={game.cover.src} {...game} href="#game" eager />
            ))}
          </GameRail>
        </div>
      </SheetRow>
    </Sheet>
  ),
};
