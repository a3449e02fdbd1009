import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Avatar } from './index.ts';

const meta = {
  title: 'Data/Avatar/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow title="Sizes">
        <Avatar name="Maria Reyes" size="sm" />
        <Avatar name="Maria Reyes" />
        <Avatar name="Maria Reyes" size="lg" />
      </SheetRow>
      <SheetRow title="Custom labels">
        <Avatar name="09175550142" />
        <Avatar name="王小明" />
        <Avatar name="สมชาย" />
        <Avatar name="မောင်မောင်" />
      </SheetRow>
    </Sheet>
  ),
};
