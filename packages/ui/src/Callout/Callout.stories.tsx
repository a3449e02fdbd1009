import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { Callout } from './index.ts';

const onClose = fn();

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  tags: ['beta'],
  args: {
    tone: 'caution',
    title: 'Add a bank card first',
    children: 'Withdrawals are paid to a card in your own name.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Add a bank card first')).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    action: (
      <Link color="inherit" href="#cards">
        Add a card
      </Link>
    ),
  },
};

export const Closable: Story = {
  args: { onClose },
  play: async ({ canvasElement, userEvent }) => {
    onClose.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
  },
};
