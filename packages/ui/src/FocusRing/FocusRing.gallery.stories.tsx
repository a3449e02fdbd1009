import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainGalleryParameters, Sheet, SheetRow } from '../testing/gallery.tsx';
import { FocusRing } from './index.ts';

const meta = {
  title: 'Foundation/FocusRing/Gallery',
  tags: ['!autodocs'],
  parameters: plainGalleryParameters,
} satisfies Meta;

export default meta;

const line = (text: string) => (
  <label style={{ display: 'block', padding: 16 }}>
    <input type="checkbox" /> {text}
  </label>
);

export const Gallery: StoryObj = {
  render: () => (
    <Sheet>
      <SheetRow block title="Focused element">
        <FocusRing>{line('Around')}</FocusRing>
      </SheetRow>
      <SheetRow block title="Inset, card">
        <FocusRing radius="card" inset>
          {line('Inside')}
        </FocusRing>
      </SheetRow>
    </Sheet>
  ),
  // The screenshot shows the focus ring.
  play: async ({ userEvent }) => userEvent.tab(),
};
