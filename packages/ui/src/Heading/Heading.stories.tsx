import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from './index.ts';

const meta = {
  title: 'Foundation/Heading',
  component: Heading,
  args: { children: 'Enter the code' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { level: 2, size: 32 } };
