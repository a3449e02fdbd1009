import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './index.ts';

const meta = {
  title: 'Foundation/Text',
  component: Text,
  args: { as: 'p', children: 'The smaller amount is your wallet balance after each transaction.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: 20, weight: 'semibold', tone: 'positive', numeric: true },
};
