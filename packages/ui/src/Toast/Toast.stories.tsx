import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Toaster, toast, toasts } from './index.ts';

const meta = {
  title: 'Shell/Toast',
  component: Toaster,
  parameters: {
    docs: {
      description: {
        component:
          'Confirms what was just done. One `Toaster` per page shows and announces the toasts that `toast()` adds from anywhere.',
      },
    },
  },
  argTypes: { store: { description: 'Default that of the page, which `toast()` adds to.' } },
  beforeEach: () => toasts.clear(),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <>
      <Button onClick={() => toast({ text: 'Copied', tone: 'positive' })}>Copy</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await expect(await screen.findByRole('status')).toHaveTextContent('Copied');
  },
};

/** Offers to undo instead of asking for a confirmation first. */
export const Undo: Story = {
  render: function Undo() {
    const [isFavorite, setFavorite] = useState(true);
    const remove = () => {
      setFavorite(false);
      toast({
        id: 'favorite',
        text: 'Removed from favourites',
        action: { label: 'Undo', onSelect: () => setFavorite(true) },
      });
    };
    return (
      <>
        <Button disabled={!isFavorite} throttle={0} onClick={remove}>
          Remove from favourites
        </Button>
        <Toaster />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const remove = within(canvasElement).getByRole('button', { name: 'Remove from favourites' });
    await userEvent.click(remove);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(remove).toBeEnabled();
  },
};
