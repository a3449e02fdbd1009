import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { tabBarItems } from '../testing/places.ts';
import { TabBar } from './index.ts';

const meta = {
  title: 'Shell/TabBar',
  component: TabBar,
  args: { items: tabBarItems, value: 'home' },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onItemClick: fn((_item, event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Games' }));
    await expect(args.onItemClick).toHaveBeenCalledWith(tabBarItems[1], expect.anything());
  },
};

export const Playground: Story = { args: { value: 'account' } };
