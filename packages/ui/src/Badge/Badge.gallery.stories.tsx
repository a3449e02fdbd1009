import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { Badge } from './index.ts';

const meta = {
  title: 'Data/Badge/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Counts">
        <div style={{ display: 'flex', gap: 12 }}>
          <Badge count={1} label="1 unread message" />
          <Badge count={42} label="42 unread messages" />
          <Badge count={120} label="120 unread messages" />
        </div>
      </SheetRow>
      <SheetRow block title="Dot">
        <Badge label="Unread messages" />
      </SheetRow>
      <SheetRow block title="Tones">
        <div style={{ display: 'flex', gap: 12 }}>
          <Badge count={3} label="3 promotions" tone="brand" />
          <Badge count={3} label="3 games" tone="neutral" />
          <Badge count={3} label="3 bonuses" tone="promo" />
        </div>
      </SheetRow>
    </Sheet>
  ),
};
