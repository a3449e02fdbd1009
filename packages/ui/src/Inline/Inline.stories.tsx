import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/index.ts';
import { Inline } from './index.ts';

const meta = {
  title: 'Foundation/Inline',
  component: Inline,
  args: {
    children: ['Slots', 'Live', 'Fishing', 'Cards', 'Crash', 'Sports', 'Lottery'].map((word) => (
      <Box key={word} padding={12} background="sunken" radius="control">
        {word}
      </Box>
    )),
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { wrap: true } };
export const Playground: Story = { args: { gap: 4, justify: 'end', wrap: true } };
