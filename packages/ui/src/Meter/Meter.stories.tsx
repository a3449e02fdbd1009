import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './index.ts';

const meta = {
  title: 'Data/Meter',
  component: Meter,
  args: { label: 'Deposits today', value: 3, max: 10, valueText: '3 of 10' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Deposits today' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 10',
    );
  },
};

export const Playground: Story = {
  args: { pieces: 10, tone: 'caution', value: 9, valueText: '9 of 10', help: 'One more today.' },
};
