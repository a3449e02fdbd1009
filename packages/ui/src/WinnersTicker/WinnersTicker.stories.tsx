import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WinnersTicker } from './index.ts';
import { sampleWins } from './wins.sample.ts';

const meta = {
  title: 'Game/WinnersTicker',
  component: WinnersTicker,
  args: { title: 'Latest wins', wins: sampleWins, style: { maxInlineSize: 320 } },
} satisfies Meta<typeof WinnersTicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pause = canvas.queryByRole('button', { name: 'Pause wins' });
    // With reduced motion there is no pause button.
    if (pause === null) return;
    await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Resume wins' })).toBeVisible();
  },
};

export const Playground: Story = { args: { shown: 3, interval: 1500 } };

export const Empty: Story = { args: { wins: [], empty: 'The next one could be yours.' } };
