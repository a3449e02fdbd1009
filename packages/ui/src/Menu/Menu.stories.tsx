import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Menu } from './index.ts';

const onSelect = fn();

const meta = {
  title: 'Shell/Menu',
  component: Menu,
  args: {
    trigger: (
      <Button tone="neutral" variant="ghost">
        Maria R.
      </Button>
    ),
    groups: [
      {
        items: [
          { value: 'wallet', label: 'Wallet', href: '/wallet' },
          { value: 'out', label: 'Log out', tone: 'critical', onSelect },
        ],
      },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Maria R.' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Playground: Story = { args: { align: 'end' } };
