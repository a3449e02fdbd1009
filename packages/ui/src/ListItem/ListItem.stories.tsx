import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gamepad2 } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { List } from '../List/index.ts';
import { ListItem } from './index.ts';

const meta = {
  title: 'Data/ListItem',
  component: ListItem,
  args: {
    title: 'From Tiger Monsoon',
    meta: 'Today, 09:42',
    icon: <Gamepad2 size={20} />,
    trailing: '+₱1,284.60',
    trailingMeta: '₱8,214.35',
  },
  render: (args) => (
    <List variant="card">
      <ListItem {...args} />
    </List>
  ),
} satisfies Meta<typeof ListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = fn((event: MouseEvent) => event.preventDefault());

/** Mimics an app's router link: the row provides its content. */
const Row = (props: ComponentProps<'a'>) => <a {...props}>{props.children}</a>;

export const Default: Story = {};

export const Playground: Story = { args: { chevron: true } };

export const RowLink: Story = {
  args: {
    asChild: true,
    chevron: true,
    children: <Row href="#bill" onClick={open} />,
  },
  play: async ({ canvas, userEvent }) => {
    open.mockClear();
    await userEvent.click(canvas.getByText('Today, 09:42'));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: /From Tiger Monsoon/ })).toBeVisible();
  },
};
