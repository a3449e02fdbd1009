import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DigitsField } from './index.ts';

const meta = {
  title: 'Forms/DigitsField',
  component: DigitsField,
  args: { label: 'Account number', onValueChange: fn() },
} satisfies Meta<typeof DigitsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { help: '6 to 24 digits', size: 'lg' } };

export const PasteWithSpaces: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Account number'));
    await userEvent.paste('0012 3456 7890');
    await expect(canvas.getByLabelText('Account number')).toHaveValue('001234567890');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('001234567890');
  },
};
