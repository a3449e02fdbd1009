import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { DelayedSkeleton, Skeleton } from './index.ts';

const meta = {
  title: 'Foundation/Skeleton',
  component: Skeleton,
  args: { height: 120 },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { shape: 'circle', width: 48, height: 48 } };

export const Delayed: Story = {
  render: () => (
    <DelayedSkeleton>
      <Skeleton height={120} />
    </DelayedSkeleton>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toBeVisible());
  },
};
