import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Stack } from './index.ts';

const meta = {
  title: 'Foundation/Stack',
  component: Stack,
  args: {
    children: ['Deposit', 'Play', 'Withdraw'].map((word) => (
      <Box key={word} padding={12} background="sunken" radius="control">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { gap: 4, align: 'center' } };
