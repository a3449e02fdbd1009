import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { VirtualGrid, type VirtualGridPlace } from './index.ts';

const meta = {
  title: 'Media/VirtualGrid/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const tile = (game: (typeof sampleGames)[number], { tabIndex }: VirtualGridPlace) => (
  <GameTile {...game} href="#game" tabIndex={tabIndex} eager />
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="As many as fit">
        <VirtualGrid label="All games" items={sampleGames} itemKey={(game) => game.name}>
          {tile}
        </VirtualGrid>
      </SheetRow>
      <SheetRow block title="Two columns">
        <VirtualGrid
          label="New games"
          items={sampleGames.slice(0, 3)}
          itemKey={(game) => game.name}
          columns={2}
        >
          {tile}
        </VirtualGrid>
      </SheetRow>
      <SheetRow block title="Burmese">
        <VirtualGrid
          label="ဂိမ်းအသစ်များ"
          lang="my"
          items={sampleGames.slice(0, 2)}
          itemKey={(game) => game.name}
          columns={2}
        >
          {(game) => <GameTile {...game} name="ရွှေတောင်ကြီး မီးငှက်" href="#game" eager />}
        </VirtualGrid>
      </SheetRow>
    </Sheet>
  ),
};
