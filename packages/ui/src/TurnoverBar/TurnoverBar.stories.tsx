import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { TurnoverBar } from './index.ts';

const meta = {
  title: 'Money/TurnoverBar',
  component: TurnoverBar,
  args: { label: 'Bets', current: '18420.00', required: '24000.00', symbol: '₱' },
} satisfies Meta<typeof TurnoverBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bets' })).toHaveAttribute(
      'aria-valuetext',
      '76%',
    );
    await expect(canvas.getByText('₱5,580.00 to go')).toBeVisible();
  },
};

export const Playground: Story = { args: { counted: <Link href="#bets">All 214 bets</Link> } };

export const Met: Story = {
  args: { label: 'Balance', current: '1496.15', required: '1200.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Met')).toBeVisible();
  },
};
