import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Spinner } from './index.ts';

const meta = {
  title: 'Foundation/Spinner',
  component: Spinner,
  args: { label: 'Loading games' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading games');
  },
};

export const Playground: Story = { args: { size: 'lg' } };
