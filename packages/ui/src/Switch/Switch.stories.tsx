import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './index.ts';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Hide my balance', onValueChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    help: 'Shows dots instead of amounts on every screen',
    defaultChecked: true,
    side: 'end',
  },
};

export const ByLabel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Hide my balance'));
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(true);
  },
};

export const BySpace: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
