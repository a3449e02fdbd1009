import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type GivenRatingProps, Rating } from './index.ts';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: { label: 'How do you like it?', onValueChange: fn() },
  // Lists the field props: the docs infer only those that `readOnly` stars have too.
  argTypes: { label: {}, help: {}, error: {} },
} satisfies Meta<GivenRatingProps>;

export default meta;
type Story = StoryObj<GivenRatingProps>;

export const Default: Story = {};

export const Playground: Story = { args: { help: 'Others see it without your name' } };

export const ByTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '4 of 5 stars' }));
    await expect(canvas.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
  },
};

export const ReadOnly: Story = {
  render: () => <Rating readOnly value={4.46} showValue aside="1.2k ratings" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.5 of 5 stars' })).toBeVisible();
  },
};
