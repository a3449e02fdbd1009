import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { GameGrid } from './index.ts';

const meta = {
  title: 'Game/GameGrid',
  component: GameGrid,
  args: {
    label: 'All games',
    children: sampleGames.map((game) => <GameTile key={game.name} {...game} href="#game" eager />),
  },
} satisfies Meta<typeof GameGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'All games' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(sampleGames.length);
  },
};

export const Playground: Story = { args: { loading: true } };
