import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight } from 'lucide-react';
import { Icon } from '../Icon/index.ts';
import { Link } from './index.ts';

const meta = {
  title: 'Foundation/Link',
  component: Link,
  args: { href: '/history', children: 'History' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { variant: 'standalone', trailing: <Icon icon={ChevronRight} size={18} /> },
};
