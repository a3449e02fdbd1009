import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { galleryParameters } from '../testing/gallery.tsx';
import { Dialog } from './index.ts';

const meta = {
  title: 'Shell/Dialog/Gallery',
  component: Dialog,
  tags: ['!autodocs'],
  parameters: galleryParameters,
} satisfies Meta<typeof Dialog>;

export default meta;

export const Gallery: StoryObj = {
  render: () => (
    <Dialog
      open
      title="Log in to play"
      description="Royale Roulette opens as soon as you are in."
      actions={
        <>
          <Button tone="neutral" variant="soft" size="lg">
            Sign up
          </Button>
          <Button size="lg">Log in</Button>
        </>
      }
    >
      <Text as="p" color="muted">
        Your place in the game is kept while you do.
      </Text>
    </Dialog>
  ),
};

export const Tall: StoryObj = {
  render: () => (
    <Dialog open title="Terms" actions={<Button size="lg">Agree</Button>}>
      {['Playing', 'Money', 'Promotions', 'Privacy', 'Limits'].map((part) => (
        <Text key={part} as="p" style={{ paddingBlock: 12 }}>
          {part}. {'What happens is said before it happens, with exact amounts. '.repeat(6)}
        </Text>
      ))}
    </Dialog>
  ),
};

export const Burmese: StoryObj = {
  globals: { locale: 'my' },
  render: () => (
    <Dialog
      open
      title="စာရင်းသွင်းခြင်းကို ရပ်မလား။"
      description="ထည့်ထားသည်များ ပျောက်သွားပါမည်။"
      actions={<Button size="lg">ဆက်လုပ်မည်</Button>}
    />
  ),
};
