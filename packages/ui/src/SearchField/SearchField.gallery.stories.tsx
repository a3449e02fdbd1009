import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { SearchField } from './index.ts';

const meta = {
  title: 'Forms/SearchField/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Empty">
        <SearchField label="Search games" placeholder="Search 2,418 games" />
      </SheetRow>
      <SheetRow block title="Hint">
        <SearchField label="Search makers" placeholder="Search games and makers" hint="/" />
      </SheetRow>
      <SheetRow block title="Filled">
        <SearchField label="Search promotions" defaultValue="tiger" />
      </SheetRow>
      <SheetRow block title="Burmese">
        <div lang="my">
          <SearchField label="ဂိမ်း ရှာရန်" defaultValue="ကြာပန်း" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
