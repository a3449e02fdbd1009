import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { ThemeProvider } from './index.ts';

const meta = {
  title: 'Foundation/ThemeProvider',
  component: ThemeProvider,
  args: {
    theme: 'pink',
    appearance: 'dark',
    style: { padding: 16 },
    children: <Text>Another theme, in a part of the page</Text>,
  },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const text = within(canvasElement).getByText('Another theme, in a part of the page');
    await expect(text.closest('[data-theme]')).toHaveAttribute('data-theme', 'pink');
  },
};

export const Playground: Story = { args: { theme: 'blue', appearance: 'light' } };
