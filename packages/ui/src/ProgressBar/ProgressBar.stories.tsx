import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './index.ts';

const meta = {
  title: 'Data/ProgressBar',
  component: ProgressBar,
  args: { label: 'Bets', value: 18420, max: 24000, tone: 'promo' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Bets' })).toHaveAttribute(
      'aria-valuetext',
      '76%',
    );
  },
};

export const Playground: Story = { args: { showLabel: true, help: '₱5,580.00 to go' } };

export const Indeterminate: Story = {
  args: { label: 'Uploading', value: undefined, tone: 'brand' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
