import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './index.ts';

const meta = {
  title: 'Money/QrCode',
  component: QrCode,
  args: { value: 'https://parlor.example/entry?code=AB12', label: 'Scan to join' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Scan to join' })).toBeVisible();
  },
};

export const Playground: Story = { args: { size: 280, caption: 'parlor.example/entry?code=AB12' } };
