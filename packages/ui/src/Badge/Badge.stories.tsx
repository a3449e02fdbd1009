import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './index.ts';

const meta = {
  title: 'Data/Badge',
  component: Badge,
  args: { label: '3 unread messages', count: 3 },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 unread messages')).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { count: 120, label: '120 unread messages' } };

export const Zero: Story = {
  args: { count: 0, label: 'No unread messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No unread messages')).toBeNull();
  },
};
