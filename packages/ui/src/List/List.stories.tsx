import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ListItem } from '../ListItem/index.ts';
import { List } from './index.ts';

const meta = {
  title: 'Data/List',
  component: List,
  args: {
    children: (
      <>
        <ListItem title="Deposit by bank transfer" meta="Today, 07:52" />
        <ListItem title="Rebate, 20 Nov" meta="Today, 06:00" />
      </>
    ),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeInTheDocument();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Playground: Story = { args: { variant: 'card' } };
