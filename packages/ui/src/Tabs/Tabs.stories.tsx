import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Icon } from '../Icon/index.ts';
import { categories } from '../testing/places.ts';
import { Tabs } from './index.ts';

const meta = {
  title: 'Shell/Tabs',
  component: Tabs,
  args: {
    label: 'Login methods',
    tabs: [
      { value: 'password', label: 'Password', content: <Box paddingTop={12}>By password</Box> },
      { value: 'code', label: 'Code', content: <Box paddingTop={12}>By code</Box> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('code');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('By code');
  },
};

export const Playground: Story = {
  args: {
    variant: 'strip',
    sticky: true,
    tabs: categories.map(({ icon, ...tab }) => ({ ...tab, icon: <Icon icon={icon} /> })),
    children: <Box paddingTop={12}>Games</Box>,
  },
};
