import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './index.ts';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Maria Reyes' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maria Reyes' })).toHaveTextContent('MR');
  },
};

export const Playground: Story = { args: { size: 'lg' } };

export const Initials: Story = {
  args: { src: 'data:,' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('MR')).toBeVisible();
  },
};
