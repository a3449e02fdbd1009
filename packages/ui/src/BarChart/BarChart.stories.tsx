import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from './index.ts';
import { sampleSeries, sampleTick, sampleWeek } from './week.sample.ts';

const meta = {
  title: 'Data/BarChart',
  component: BarChart,
  args: {
    label: 'In and out, last 7 days',
    series: sampleSeries,
    groups: sampleWeek,
    formatTick: sampleTick,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('table', { name: 'In and out, last 7 days' }),
    ).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { height: 240 } };
