import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MoneyMap } from './index.ts';
import { emptySegments, walletSegments } from './segments.sample.ts';

const meta = {
  title: 'Money/MoneyMap',
  component: MoneyMap,
  args: { segments: walletSegments, total: '12480.50', symbol: '₱' },
} satisfies Meta<typeof MoneyMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('₱12,480.50')).toBeVisible();
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="bar"]');
    await expect(bar?.children).toHaveLength(5);
  },
};

export const Playground: Story = { args: { concealed: true } };

export const AllZero: Story = {
  args: { segments: emptySegments, total: '0' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('₱0.00')).toHaveLength(6);
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="bar"]');
    await expect(bar?.children).toHaveLength(0);
  },
};

export const Concealed: Story = {
  args: { concealed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/\d/)).toBeNull();
    const bar = canvasElement.querySelector<HTMLElement>('[data-part="bar"]');
    await expect(bar?.children).toHaveLength(0);
  },
};
