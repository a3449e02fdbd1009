import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Steps } from './index.ts';

const meta = {
  title: 'Data/Steps',
  component: Steps,
  args: { count: 5, current: 2 },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Step 2 of 5' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    );
  },
};

export const Playground: Story = { args: { showLabel: true } };
