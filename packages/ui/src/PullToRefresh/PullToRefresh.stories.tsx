import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { List } from '../List/index.ts';
import { ListItem } from '../ListItem/index.ts';
import { PullToRefresh } from './index.ts';

function Bills({ disabled = false }: { disabled?: boolean }) {
  const [bills, setBills] = useState(['Deposit', 'Phoenix Ascent', 'Withdrawal']);
  return (
    <PullToRefresh
      disabled={disabled}
      onRefresh={async () => setBills((known) => [`Deposit ${known.length}`, ...known])}
    >
      <List variant="card">
        {bills.map((bill) => (
          <ListItem key={bill} title={bill} meta="Today" trailing="₱500.00" />
        ))}
      </List>
    </PullToRefresh>
  );
}

const meta = {
  title: 'Media/PullToRefresh',
  component: PullToRefresh,
  args: { onRefresh: async () => {}, disabled: false },
} satisfies Meta<typeof PullToRefresh>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: ({ disabled }) => <Bills disabled={disabled ?? false} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Up to date'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Playground: Story = {
  render: ({ disabled }) => <Bills disabled={disabled ?? false} />,
};
