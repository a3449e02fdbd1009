import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LevelCard } from './index.ts';

const meta = {
  title: 'Game/LevelCard',
  component: LevelCard,
  args: {
    name: 'VIP 0',
    current: '4120.00',
    next: {
      name: 'VIP 1',
      required: '10000.00',
      brings: ['Upgrade bonus ₱8.00', 'Monthly bonus ₱2.66', 'Rebate on slots 0.45%'],
    },
    symbol: '₱',
  },
} satisfies Meta<typeof LevelCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'To VIP 1' })).toHaveAttribute(
      'aria-valuetext',
      '41%',
    );
    await expect(canvas.getByText('₱4,120.00 of ₱10,000.00 valid bets')).toBeVisible();
  },
};

export const Compact: Story = {
  args: { variant: 'compact', href: '#level' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'VIP 0' })).toBeVisible();
  },
};

export const HighestLevel: Story = {
  args: { name: 'VIP 10', current: '128450310.25', next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Highest level')).toBeVisible();
  },
};
