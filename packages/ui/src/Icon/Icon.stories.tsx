import type { Meta, StoryObj } from '@storybook/react-vite';
import { House } from 'lucide-react';
import { Icon } from './index.ts';

const meta = {
  title: 'Foundation/Icon',
  component: Icon,
  args: { icon: House },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 32, label: 'Home' } };
