import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { cardActions } from './card.sample.tsx';
import { ActionSheet } from './index.ts';

const remove = fn();

const meta = {
  title: 'Shell/ActionSheet',
  component: ActionSheet,
  args: {
    title: 'Union Bank •• 4417',
    trigger: <Button variant="soft">More</Button>,
    items: cardActions.map((item) =>
      item.value === 'remove' ? { ...item, onSelect: remove } : item,
    ),
  },
  beforeEach: () => {
    remove.mockClear();
  },
} satisfies Meta<typeof ActionSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the card' }));
    await expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Playground: Story = {
  args: { description: 'Added on 3 November', hideTitle: false },
};
