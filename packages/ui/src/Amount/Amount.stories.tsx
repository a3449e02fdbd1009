import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from './index.ts';

const meta = {
  title: 'Money/Amount',
  component: Amount,
  args: { value: '8214.35', symbol: '₱' },
} satisfies Meta<typeof Amount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₱8,214.35')).toBeVisible();
  },
};

export const Playground: Story = { args: { value: '-750', sign: 'always' } };

export const BalanceAsOneText: Story = {
  args: { value: '12480.50', variant: 'balance' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₱12,480.50')).toBeInTheDocument();
    await expect(canvas.getByText('.50')).toBeVisible();
  },
};

export const Concealed: Story = {
  args: { variant: 'balance', concealed: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Amount hidden')).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toContain('8');
  },
};
