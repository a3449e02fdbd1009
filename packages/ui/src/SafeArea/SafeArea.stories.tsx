import type { Meta, StoryObj } from '@storybook/react-vite';
import { SafeArea } from './index.ts';

const meta = {
  title: 'Foundation/SafeArea',
  component: SafeArea,
  args: { children: 'Out of the notch and off the home bar' },
} satisfies Meta<typeof SafeArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { edges: ['bottom'] } };
