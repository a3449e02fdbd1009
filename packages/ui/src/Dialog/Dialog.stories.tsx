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

const elementAt = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
};

/** The page behind neither scrolls nor takes presses while the dialog is open. */
export const LocksPage: Story = {
  decorators: [
    (Story) => (
      <div style={{ blockSize: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const trigger = within(canvasElement).getByRole('button', { name: 'Play' });
    const width = document.body.clientWidth;
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(getComputedStyle(page).overflowY).toBe('hidden');
    await expect(document.body.clientWidth).toBe(width);
    await expect(elementAt(trigger)).toHaveAttribute('data-part', 'mask');
    // Set on `body`, `none` would change the style of every element.
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    // At once, not only when the dialog has faded out.
    await waitFor(() => expect(elementAt(trigger)).toBe(trigger));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(getComputedStyle(page).overflowY).toBe('visible');
  },
};
