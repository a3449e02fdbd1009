import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CopyField } from './index.ts';

const meta = {
  title: 'Data/CopyField',
  component: CopyField,
  args: { label: 'Account', value: '004417882210', copy: fn(async () => true), onComplete: fn() },
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: '0044 1788 2210' } };

export const CopyUnformatted: Story = {
  args: { children: '0044 1788 2210' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account' }));
    await expect(args.copy).toHaveBeenCalledWith('004417882210');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(args.onComplete).toHaveBeenCalledWith(true);
  },
};

export const CopyFails: Story = {
  args: { copy: fn(async () => false) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/Select the text/);
    await expect(args.onComplete).toHaveBeenCalledWith(false);
  },
};
