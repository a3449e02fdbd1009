import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Collapsible } from './index.ts';

const meta = {
  title: 'Data/Collapsible',
  component: Collapsible,
  tags: ['beta'],
  args: {
    title: 'How the amount is calculated',
    children: 'The deposit of ₱500.00, less a fee of ₱0.00.',
  },
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'How the amount is calculated' }));
    await waitFor(() => expect(canvas.getByText(/less a fee/)).toBeVisible());
  },
};

export const Playground: Story = { args: { defaultOpen: true, hint: '₱500.00' } };
