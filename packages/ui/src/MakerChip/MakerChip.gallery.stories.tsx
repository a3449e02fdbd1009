import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { MakerChip } from './index.ts';

const meta = {
  title: 'Game/MakerChip/Gallery',
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Links">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <MakerChip name="Ember & Ash" meta="38 games" href="#maker" />
          <MakerChip name="Bluewater" meta="72 games" href="#maker" />
        </div>
      </SheetRow>
      <SheetRow block title="Filter">
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <MakerChip name="Deepline" selected />
          <MakerChip name="Northwind" />
        </div>
      </SheetRow>
      <SheetRow block title="Burmese">
        <MakerChip lang="my" name="ရွှေမိုးတိမ်" meta="ဂိမ်း ၃၈ ခု" href="#maker" />
      </SheetRow>
    </Sheet>
  ),
};
