import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { banks } from './banks.sample.ts';
import { Combobox } from './index.ts';

const meta = {
  title: 'Forms/Combobox',
  component: Combobox,
  tags: ['beta'],
  args: { label: 'Bank', options: banks, placeholder: 'Name of your bank', onValueChange: fn() },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'lotus');
    await userEvent.click(await screen.findByRole('option', { name: 'Lotus Bank' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('lotus');
  },
};

export const Playground: Story = {
  args: { help: 'As printed on your card', required: true },
};
