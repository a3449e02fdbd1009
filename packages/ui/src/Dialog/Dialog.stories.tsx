import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, DialogClose } from './index.ts';

const meta = {
  title: 'Shell/Dialog',
  component: Dialog,
  args: {
    title: 'Log in to play',
    description: 'Royale Roulette opens as soon as you are in.',
    trigger: <Button>Play</Button>,
    actions: (
      <>
        <DialogClose asChild>
          <Button tone="neutral" variant="soft" size="lg">
            Not now
          </Button>
        </DialogClose>
        <Button size="lg">Log in</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Play' });
    await userEvent.click(trigger);
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Log in to play' })).toBeVisible(),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Playground: Story = { args: { closeOnMask: false, size: 'lg' } };
