import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountField } from './index.ts';

const meta = {
  title: 'Forms/AmountField',
  component: AmountField,
  args: { label: 'Amount', symbol: '₱', onValueChange: fn() },
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    presets: ['100', '500', '1000', '5000'],
    help: '₱100.00 to ₱50,000.00',
    defaultValue: '500',
  },
};

export const GroupsWhileTyping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '1234567.895');
    await expect(input).toHaveValue('1,234,567.89');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1234567.89');
  },
};

export const TwelveDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '9999999999999.99');
    await expect(input).toHaveValue('999,999,999,999.99');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('999999999999.99');
  },
};

export const Presets: Story = {
  args: { presets: ['100', '500', '1000'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '₱1,000' }));
    await expect(canvas.getByLabelText('Amount')).toHaveValue('1,000');
    await expect(canvas.getByRole('button', { name: '₱1,000' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1000');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear amount' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const WholeUnits: Story = {
  args: { exponent: 0, symbol: 'K' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Amount');
    await userEvent.type(input, '1500.75');
    await expect(input).toHaveValue('150,075');
  },
};
