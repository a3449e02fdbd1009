import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Sheet } from './index.ts';

const meta = {
  title: 'Shell/Sheet',
  component: Sheet,
  args: {
    trigger: <Button>Filter</Button>,
    title: 'Filter',
    children: <Text as="p">Makers, categories and what is new</Text>,
    actions: (
      <Button size="lg" fullWidth>
        Show 184 games
      </Button>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Playground: Story = { args: { description: 'What you see is what you can play.' } };

export const Nested: Story = {
  args: {
    trigger: <Button>Deposit</Button>,
    title: 'Deposit',
    children: (
      <Sheet trigger={<Button variant="soft">Choose a bank</Button>} title="Bank">
        <Text as="p">Union Bank, BDO, Metrobank</Text>
      </Sheet>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Deposit' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Choose a bank' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Bank' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Bank' })).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Choose a bank' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CloseByHandle: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filter' }));
    const handle = await screen.findByRole('button', { name: 'Pull down to close' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
