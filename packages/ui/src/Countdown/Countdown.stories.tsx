import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from './index.ts';

// A fixed clock, so that every screenshot is the same.
const noon = Date.UTC(2026, 10, 21, 12);
const still = () => noon;

const meta = {
  title: 'Data/Countdown',
  component: Countdown,
  args: { label: 'New code in', deadline: noon + 42_000, now: still, onComplete: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('New code in 0:42');
  },
};

export const Playground: Story = { args: { variant: 'ring' } };

export const Units: Story = { args: { variant: 'units', hideLabel: true } };

export const Expires: Story = {
  args: { variant: 'ring', now: () => performance.now() },
  loaders: [async () => ({ deadline: performance.now() + 1200 })],
  render: (args, { loaded }) => <Countdown {...args} deadline={loaded.deadline} />,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:00'), {
      timeout: 4000,
    });
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
  },
};
