import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import { createToastStore, Toaster } from './index.ts';

const meta = {
  title: 'Shell/Toast/Gallery',
  component: Toaster,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Toaster>;

export default meta;

const forLong = 3_600_000;
const plain = createToastStore();
plain.show({ text: 'Added to my games', duration: forLong });
plain.show({ text: 'Number copied', tone: 'positive', duration: forLong });
plain.show({
  text: 'The connection was lost. What you did is safe and will be sent when it is back.',
  tone: 'critical',
  duration: forLong,
});
const withControls = createToastStore();
withControls.show({
  text: 'Removed from favourites',
  action: { label: 'Undo', onSelect: () => {} },
  duration: forLong,
});
withControls.show({
  text: 'New version available',
  tone: 'info',
  closable: true,
  duration: forLong,
});
withControls.show({
  text: 'အကြိုက်ဆုံးများမှ ဖယ်ရှားပြီးပါပြီ',
  action: { label: 'နောက်ပြန်', onSelect: () => {} },
  closable: true,
  duration: forLong,
});

export const Gallery: StoryObj = {
  render: () => (
    <>
      <div style={{ blockSize: 560 }} />
      <Toaster store={plain} />
      <Toaster store={withControls} style={{ insetBlockEnd: 'auto', insetBlockStart: 16 }} />
    </>
  ),
};
