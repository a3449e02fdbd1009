import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Wallet } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './index.ts';

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Method',
    onValueChange: fn(),
    options: [
      {
        value: 'bank',
        label: 'Bank transfer',
        help: '₱100.00 to ₱50,000.00',
        leading: <Landmark size={20} />,
        trailing: 'Free',
      },
      {
        value: 'wallet',
        label: 'E-wallet',
        help: 'At once',
        leading: <Wallet size={20} />,
        trailing: 'Free',
      },
      { value: 'card', label: 'Card', help: 'Unavailable until 06:00', disabled: true },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { variant: 'cards', defaultValue: 'bank' } };

export const Cards: Story = {
  args: { variant: 'cards' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('At once'));
    await expect(canvas.getByRole('radio', { name: 'E-wallet' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wallet');
  },
};

export const ByKeyboard: Story = {
  args: { defaultValue: 'bank' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus();
    // The key is held until focus has moved: Radix selects only while an arrow key is down.
    await userEvent.keyboard('{ArrowDown>}');
    const wallet = canvas.getByRole('radio', { name: 'E-wallet' });
    await waitFor(() => expect(wallet).toHaveFocus());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(wallet).toBeChecked();
    // The disabled one is skipped.
    await userEvent.keyboard('{ArrowDown>}');
    const bank = canvas.getByRole('radio', { name: 'Bank transfer' });
    await waitFor(() => expect(bank).toHaveFocus());
    await userEvent.keyboard('{/ArrowDown}');
    await expect(bank).toBeChecked();
  },
};
