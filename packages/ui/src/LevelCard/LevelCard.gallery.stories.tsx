import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { LevelCard } from './index.ts';

const meta = {
  title: 'Game/LevelCard/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const first = {
  name: 'VIP 1',
  required: '10000.00',
  brings: ['Upgrade bonus ₱8.00', 'Monthly bonus ₱2.66', 'Rebate on slots 0.45%'],
};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="In progress">
        <LevelCard
          name="VIP 0"
          current="4120.00"
          next={first}
          symbol="₱"
          action={<Button variant="outline">All levels</Button>}
        />
      </SheetRow>
      <SheetRow block title="Requirement met, level pending">
        <LevelCard name="VIP 0" current="10000.00" next={{ ...first, brings: [] }} symbol="₱" />
      </SheetRow>
      <SheetRow block title="Highest level">
        <LevelCard name="VIP 10" current="999999999998.99" symbol="₱" />
      </SheetRow>
      <SheetRow block title="Compact">
        <div style={{ display: 'grid', gap: 12 }}>
          <LevelCard
            variant="compact"
            name="VIP 0"
            current="4120.00"
            next={first}
            symbol="₱"
            href="#level"
          />
          <LevelCard
            variant="compact"
            name="VIP 10"
            current="128450310.25"
            symbol="₱"
            href="#level"
          />
        </div>
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <LevelCard
            name="VIP 3"
            current="12000"
            symbol="K"
            next={{ name: 'VIP 4', required: '999999999999', brings: ['အဆင့်တက် ဘောနပ်စ် K 188'] }}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
