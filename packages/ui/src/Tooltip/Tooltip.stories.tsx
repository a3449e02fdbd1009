import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartPie } from 'lucide-react';
import { expect, screen, userEvent } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './index.ts';

const meta = {
  title: 'Shell/Tooltip',
  component: Tooltip,
  args: {
    text: 'Where your money went',
    children: <IconButton icon={ChartPie} label="Analysis" />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Where your money went');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Where your money went');
  },
};

export const Playground: Story = { args: { side: 'bottom', defaultOpen: true } };
