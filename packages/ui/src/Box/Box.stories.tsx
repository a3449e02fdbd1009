import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './index.ts';

const meta = {
  title: 'Foundation/Box',
  component: Box,
  args: {
    children: 'Content',
    padding: 16,
    background: 'surface',
    radius: 'card',
    border: 'subtle',
  },
} satisfies Meta<typeof Box>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { as: 'section', paddingX: 24, background: 'sunken' } };
