import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { BonusCard, type BonusCardProps, type BonusState } from './index.ts';

const meta = {
  title: 'Game/BonusCard',
  component: BonusCard,
  args: {
    kind: 'upgrade',
    note: 'For reaching VIP 3',
    amount: '88.00',
    symbol: '₱',
    state: 'pending',
    when: 'Claim by 18 Dec, 00:00',
  },
} satisfies Meta<typeof BonusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

function Claimed(props: BonusCardProps) {
  const [state, setState] = useState<BonusState>('pending');
  return <BonusCard {...props} state={state} onClaim={() => setState('claimed')} />;
}

export const Default: Story = {
  render: (props) => <Claimed {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Claim Upgrade bonus' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Upgrade bonus: ₱88.00 claimed');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Expired: Story = {
  args: { kind: 'birthday', note: undefined, state: 'expired', when: 'On 2 Nov, 00:00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
};
