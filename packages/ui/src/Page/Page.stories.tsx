import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Heading } from '../Heading/index.ts';
import { Page } from './index.ts';

const meta = {
  title: 'Foundation/Page',
  component: Page,
  args: {
    children: (
      <>
        <Heading level={1}>Wallet</Heading>
        <Card title="Balance">₱1,520.00</Card>
        <Card title="Transactions">Your transactions appear here.</Card>
      </>
    ),
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Wallet' })).toBeVisible();
  },
};

export const Playground: Story = { args: { width: 'narrow', gap: 24 } };
