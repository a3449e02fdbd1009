import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { sampleGames } from './covers.sample.ts';
import { GameTile, GameTileNote, GameTileSkeleton } from './index.ts';

const meta = {
  title: 'Game/GameTile/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const [phoenix, shark, calavera, jade, volcano, , lotus] = sampleGames;
const row = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 112px)', gap: 12 } as const;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Tags">
        <div style={row}>
          <GameTile {...phoenix} tag="New" href="#game" eager />
          <GameTile {...shark} tag="Live" live href="#game" eager />
          <GameTile {...lotus} href="#game" eager />
          <GameTile
            {...phoenix}
            tag="New"
            href="#game"
            eager
            action={<GameTileNote>Counts 100%</GameTileNote>}
          />
        </div>
      </SheetRow>
      <SheetRow block title="Ranks">
        <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 170px)', gap: 12 }}>
          <GameTile {...volcano} meta="9.6w plays today" rank={1} href="#game" eager />
          <GameTile {...jade} meta="7.4w plays today" rank={10} href="#game" eager />
        </div>
      </SheetRow>
      <SheetRow block title="Continue">
        <div style={{ display: 'grid', gap: 12 }}>
          <GameTile {...calavera} meta="₱1,520.00 in game" variant="wide" href="#game" eager />
          <GameTile {...lotus} meta="20 min ago" variant="wide" href="#game" eager />
          <GameTile
            {...volcano}
            meta="9.6w plays today"
            variant="wide"
            href="#game"
            eager
            action={<FavoriteButton label={`Favorite ${volcano.name}`} pressed variant="plain" />}
          />
          <GameTile
            {...jade}
            name="Dragons of the Thousand Northern Islands: Return of the Emperor"
            meta="₱999,999,999,999.99 in game"
            variant="wide"
            href="#game"
            eager
          />
          <div lang="my">
            <GameTile
              {...lotus}
              name="ကြာပန်းတောင်၏ ညများ: ရွှေနဂါး ပြန်လာပြီ"
              meta="ဂိမ်းထဲတွင် ₱999,999,999,999.99"
              variant="wide"
              href="#game"
              eager
            />
          </div>
        </div>
      </SheetRow>
      <SheetRow block title="Selected, no picture, loading">
        <div style={row}>
          <GameTile {...jade} tag="Back at 04:30" unavailable href="#game" eager />
          <GameTile {...phoenix} cover={{ ...phoenix.cover, src: 'data:,' }} href="#game" eager />
          <GameTileSkeleton />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
