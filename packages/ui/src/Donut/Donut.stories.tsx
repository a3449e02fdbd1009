import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Donut } from './index.ts';
import { sampleSegments } from './segments.sample.ts';

const meta = {
  title: 'Data/Donut',
  component: Donut,
  args: { label: 'Where it went', segments: sampleSegments, total: '₱9,410.00', totalLabel: 'Out' },
} satisfies Meta<typeof Donut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Where it went' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleSegments.length);
  },
};

export const Playground: Story = {
  args: {
    segments: sampleSegments.map((one) => ({ ...one, value: 0, text: '₱0.00' })),
    empty: 'Nothing yet',
  },
};
