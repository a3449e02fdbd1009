import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TurnoverBar } from '../TurnoverBar/index.ts';
import { PromotionCard } from './index.ts';
import { weekend, welcome } from './promotions.sample.ts';

const meta = {
  title: 'Game/PromotionCard',
  component: PromotionCard,
  args: { ...welcome, eager: true },
} satisfies Meta<typeof PromotionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { href: '#welcome' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Welcome bonus' })).toBeVisible();
    await expect(canvas.getByText('30 Nov, 00:00 Manila')).toBeVisible();
  },
};

const join = fn();
const open = fn();

/** A button of its own over a clickable card: a tap triggers only one of them. */
export const WithAction: Story = {
  args: {
    onOpen: open,
    action: (
      <Button fullWidth onClick={join}>
        Join
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Join' }));
    await expect(join).toHaveBeenCalledOnce();
    await expect(open).not.toHaveBeenCalled();
  },
};

export const InProgress: Story = {
  args: {
    ...weekend,
    variant: 'thumbnail',
    state: 'Ongoing',
    stateTone: 'promo',
    href: '#weekend',
    children: <TurnoverBar label="Bets" current="18420.00" required="24000.00" symbol="₱" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bets' })).toBeVisible();
  },
};
