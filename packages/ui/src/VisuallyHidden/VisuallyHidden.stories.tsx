import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './index.ts';

const meta = {
  title: 'Foundation/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' unread messages' },
  render: (args) => (
    <Text>
      3<VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('unread messages');
    await expect(text.getBoundingClientRect().width).toBe(1);
  },
};
