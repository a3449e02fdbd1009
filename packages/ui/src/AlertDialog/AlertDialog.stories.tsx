import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { AlertDialog } from './index.ts';

const meta = {
  title: 'Shell/AlertDialog',
  component: AlertDialog,
  args: {
    trigger: <Button tone="critical">Close promotion</Button>,
    title: 'Close the promotion?',
    description: 'Its balance of ₱1,496.15 will be lost. Your wallet stays as it is.',
    tone: 'critical',
    labels: { confirm: 'Close it', cancel: 'Keep it' },
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close promotion' }));
    await expect(await screen.findByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close it' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Playground: Story = { args: { cancelable: false } };
