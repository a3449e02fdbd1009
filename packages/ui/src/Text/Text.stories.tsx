import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './index.ts';

const meta = {
  title: 'Foundation/Text',
  component: Text,
  args: { as: 'p', children: 'The small figure is the wallet after each bill.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: { size: 20, weight: 'semibold', tone: 'positive', numeric: true },
};
