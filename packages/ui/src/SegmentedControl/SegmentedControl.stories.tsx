import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './index.ts';

const meta = {
  title: 'Shell/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Direction',
    defaultValue: 'in',
    onValueChange: fn(),
    options: [
      { value: 'in', label: 'Money in' },
      { value: 'out', label: 'Money out' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    size: 'lg',
    fullWidth: true,
    options: [
      { value: 'in', label: 'In', leading: <ArrowDownToLine size={18} /> },
      { value: 'out', label: 'Out', leading: <ArrowUpFromLine size={18} /> },
    ],
  },
};

export const ByTap: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Money out' }));
    await expect(canvas.getByRole('radio', { name: 'Money out' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('out');
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Money in' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight>}');
    await expect(canvas.getByRole('radio', { name: 'Money out' })).toHaveFocus();
    await userEvent.keyboard('{/ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('out');
  },
};
