import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Drawer } from './index.ts';

const meta = {
  title: 'Shell/Drawer/Gallery',
  component: Drawer,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Drawer>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Drawer
      open
      title="Deposit of ₱999,999,999,999.99"
      description="Union Bank •• 4417"
      actions={<Button size="lg">Deposit again</Button>}
    >
      <Text as="p" color="muted">
        Received on 12 June at 18:00.
      </Text>
    </Drawer>
  ),
};

export const Start: StoryObj = {
  render: () => (
    <Drawer open side="start" title="Menu">
      {['Home', 'All games', 'Promotions', 'Wallet', 'Settings'].map((entry) => (
        <Text key={entry} as="p" style={{ paddingBlock: 12 }}>
          {entry}
        </Text>
      ))}
    </Drawer>
  ),
};

export const Burmese: StoryObj = {
  globals: { locale: 'my' },
  render: () => (
    <Drawer open title="ကျွန်ုပ်၏ အချက်အလက်" description="ဘဏ်တွင် မှတ်ပုံတင်ထားသည့်အတိုင်း။">
      ပိုက်ဆံအိတ်
    </Drawer>
  ),
};
