import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cherry, LayoutGrid, Radio, Spade } from 'lucide-react';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { ChipGroup } from './index.ts';

const meta = {
  title: 'Forms/ChipGroup/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

const categories = [
  { value: 'all', label: 'All', leading: <LayoutGrid size={18} /> },
  { value: 'slots', label: 'Slots', leading: <Cherry size={18} /> },
  { value: 'live', label: 'Live', leading: <Radio size={18} /> },
  { value: 'cards', label: 'Cards', leading: <Spade size={18} />, disabled: true },
];
const nothing = () => {};

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="One, wrapping">
        <ChipGroup label="Category" options={categories} value="all" onValueChange={nothing} />
      </SheetRow>
      <SheetRow block title="One, scrolling">
        <ChipGroup
          label="Category strip"
          options={categories}
          value="slots"
          onValueChange={nothing}
          scroll
        />
      </SheetRow>
      <SheetRow block title="Without lines">
        <ChipGroup
          label="Plain strip"
          variant="plain"
          options={categories}
          value="all"
          onValueChange={nothing}
          scroll
        />
      </SheetRow>
      <SheetRow block title="Multiple">
        <ChipGroup
          type="multiple"
          label="Filters"
          options={categories}
          value={['slots', 'live']}
          onValueChange={nothing}
        />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <ChipGroup
            label="စီရန်"
            value="new"
            onValueChange={() => {}}
            options={[
              { value: 'new', label: 'အသစ်ဆုံး' },
              { value: 'hot', label: 'လူကြိုက်အများဆုံး' },
            ]}
          />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
