import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Select } from './index.ts';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Bank',
    placeholder: 'Choose a bank',
    onValueChange: fn(),
    options: [
      { value: 'aurora', label: 'Aurora Bank' },
      { value: 'bayan', label: 'Bayan Savings' },
      { value: 'coral', label: 'Coral Union', disabled: true },
      { value: 'delta', label: 'Delta Commercial' },
    ],
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg', help: 'Where your money goes' } };

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('d{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('delta');
    const trigger = await canvas.findByRole('combobox', { name: 'Bank' });
    await expect(trigger).toHaveTextContent('Delta Commercial');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ByTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bank' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Bayan Savings' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bayan');
  },
};

export const LongListOnPhone: Story = {
  args: {
    options: Array.from({ length: 30 }, (_, index) => ({
      value: `bank-${index + 1}`,
      label: `Rural Bank No. ${index + 1}`,
    })),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Bank' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), '27');
    await userEvent.click(await screen.findByRole('option', { name: 'Rural Bank No. 27' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bank-27');
  },
};
