import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sideNavGroups } from '../testing/places.ts';
import { SideNav } from './index.ts';

const meta = {
  title: 'Shell/SideNav',
  component: SideNav,
  args: { groups: sideNavGroups, value: 'home', style: { blockSize: 640, inlineSize: 240 } },
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const here = within(canvasElement).getByRole('link', { current: 'page' });
    await expect(here).toHaveTextContent('Home');
  },
};

export const Playground: Story = { args: { value: 'slots', footer: 'English' } };
