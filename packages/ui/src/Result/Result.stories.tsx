import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Amount } from '../Amount/index.ts';
import { Button } from '../Button/index.ts';
import { Result } from './index.ts';

const leave = fn();

const meta = {
  title: 'Feedback/Result',
  component: Result,
  args: {
    status: 'success',
    title: 'Deposit complete',
    amount: <Amount value="500" symbol="₱" />,
    text: 'The money is in your wallet.',
    actions: <Button onClick={leave}>To the wallet</Button>,
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    leave.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deposit complete');
    await userEvent.click(canvas.getByRole('button', { name: 'To the wallet' }));
    await expect(leave).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  args: { status: 'pending', title: 'Under review', text: 'It arrives by Thursday, 18:00.' },
};

export const Failed: Story = {
  args: { status: 'failed', title: 'Not paid', text: 'Nothing was charged.' },
};
