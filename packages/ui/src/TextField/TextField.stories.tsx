import type { Meta, StoryObj } from '@storybook/react-vite';
import { User } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { TextField } from './index.ts';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Username', onValueChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { help: '4 to 20 letters, digits, _ . @', leading: <User size={20} />, size: 'lg' },
};

export const TrimOnBlur: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Username');
    await userEvent.type(input, '  maria  ');
    await expect(input).toHaveValue('  maria  ');
    await userEvent.tab();
    await expect(input).toHaveValue('maria');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('maria');
  },
};

export const MaxLength: Story = {
  args: { maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Username');
    await userEvent.type(input, 'abcdefgh');
    await expect(input).toHaveValue('abcde');
  },
};
