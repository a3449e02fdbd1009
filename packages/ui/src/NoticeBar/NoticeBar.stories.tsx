import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoticeBar } from './index.ts';

const meta = {
  title: 'Shell/NoticeBar',
  component: NoticeBar,
  args: {
    children:
      'Mirador Live tables rest 04:00–04:30, Manila time. Your money stays where it is, and games go on by themselves.',
  },
} satisfies Meta<typeof NoticeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { style: { maxInlineSize: 358 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'caution', variant: 'soft', pace: 80 } };
