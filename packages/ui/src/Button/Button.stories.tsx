import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ChevronRight } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './index.ts';

const meta = {
  title: 'Foundation/Button',
  component: Button,
  args: { children: 'Deposit', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Deposit' });
    await userEvent.dblClick(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = {
  args: { tone: 'brand', variant: 'solid', size: 'lg', leading: <ArrowDownToLine size={20} /> },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Deposit/ });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    variant: 'ghost',
    trailing: <ChevronRight size={18} />,
    children: <a href="#history">History</a>,
  },
};
