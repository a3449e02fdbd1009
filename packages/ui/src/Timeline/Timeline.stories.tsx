import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withdrawalEntries } from './entries.sample.ts';
import { Timeline } from './index.ts';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: { label: 'Withdrawal', entries: withdrawalEntries },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Withdrawal' })).toBeInTheDocument();
    const [, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(current).toHaveTextContent('Under review, In progress');
  },
};

export const Playground: Story = {};
