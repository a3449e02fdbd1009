import type { Meta, StoryObj } from '@storybook/react-vite';
import { galleryParameters } from '../testing/gallery.tsx';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Shell/AlertDialog/Gallery',
  component: AlertDialog,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof AlertDialog>;

export default meta;

const question = {
  open: true,
  title: 'Close the promotion?',
  description: 'Its balance of ₱1,496.15 will be lost. Your wallet stays as it is.',
  tone: 'critical',
  labels: { confirm: 'Close it', cancel: 'Keep it' },
  onConfirm: () => {},
} as const;

export const Gallery: StoryObj = { render: () => <AlertDialog {...question} /> };

export const Loading: StoryObj = { render: () => <AlertDialog {...question} loading /> };

export const Burmese: StoryObj = {
  globals: { locale: 'my' },
  render: () => (
    <AlertDialog
      {...question}
      title="အကောင့်ထွက်မလား။"
      description="သင့်ငွေသည် ပိုက်ဆံအိတ်ထဲတွင် ရှိနေပါမည်။ ဖွင့်ထားသော ဂိမ်းမှ အရင်ထွက်ပါမည်။"
      labels={{ confirm: 'အကောင့်ထွက်မည်', cancel: 'ဆက်လုပ်မည်' }}
    />
  ),
};
