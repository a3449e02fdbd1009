import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check } from 'lucide-react';
import { Tag } from './index.ts';

const meta = {
  title: 'Data/Tag',
  component: Tag,
  args: { children: 'Pending review', tone: 'caution' },
} satisfies Meta<typeof Tag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { children: 'Met', tone: 'positive', shape: 'pill', leading: <Check size={14} /> },
};
