import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Avatar } from './index.ts';

const meta = { title: 'Data/Avatar/Gallery', parameters: galleryParameters } satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Sizes">
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Avatar name="Maria Reyes" size="sm" />
          <Avatar name="Maria Reyes" />
          <Avatar name="Maria Reyes" size="lg" />
        </div>
      </SheetRow>
      <SheetRow block title="Other names">
        <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <Avatar name="09175550142" />
          <Avatar name="王小明" />
          <Avatar name="สมชาย" />
          <Avatar name="မောင်မောင်" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
