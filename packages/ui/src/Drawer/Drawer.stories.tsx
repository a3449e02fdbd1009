import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Drawer } from './index.ts';

const meta = {
  title: 'Shell/Drawer',
  component: Drawer,
  tags: ['beta'],
  args: {
    title: 'Deposit of ₱500.00',
    trigger: <Button throttle={0}>Show details</Button>,
    children: 'Union Bank •• 4417, 12 June, 18:00',
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show details' }));
    await expect(await screen.findByRole('dialog', { name: 'Deposit of ₱500.00' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Playground: Story = { args: { side: 'start' } };
