import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Section } from './index.ts';

const meta = {
  title: 'Foundation/Section',
  component: Section,
  args: { title: 'Transactions', children: <Card>Your transactions appear here.</Card> },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region')).toBeVisible();
  },
};

export const Playground: Story = {
  args: { meta: '12', action: <Button variant="ghost">All</Button>, titleAs: 'h1', titleSize: 24 },
};
