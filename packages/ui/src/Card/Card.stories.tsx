import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from './index.ts';

const meta = {
  title: 'Data/Card',
  component: Card,
  args: { title: 'Ends in', children: 'What belongs together' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { aside: '24 Nov, 00:00 Manila' } };

export const AsLink: Story = {
  args: { asChild: true, title: 'Monsoon Reload', children: <a href="#promotion">Read more</a> },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Monsoon Reload/ });
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
