import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './index.ts';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: {
    label: 'Search games',
    placeholder: 'Search 2,418 games',
    onValueChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hint: '/' } };

export const TypeAndClear: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(input, ' tiger {Enter}');
    await expect(args.onComplete).toHaveBeenCalledWith('tiger');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.type(input, 'x{Escape}');
    await expect(input).toHaveValue('');
  },
};
