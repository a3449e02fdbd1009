import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: <Gamepad2 size={28} strokeWidth={1.75} />,
    title: 'Games you play appear here',
    text: 'Open one to continue where you left off.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    action: (
      <Button asChild variant="soft">
        <a href="#games">See all games</a>
      </Button>
    ),
  },
};
