import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { VirtualGrid, type VirtualGridPlace } from './index.ts';

const games = Array.from({ length: 10_000 }, (_, index) => ({
  ...sampleGames[index % sampleGames.length],
  id: String(index),
  name: `Game ${index + 1}`,
  cover: sampleGames[index % sampleGames.length]?.cover ?? { src: '', color: '#222' },
}));
type Game = (typeof games)[number];

const tile = ({ id, ...game }: Game, { tabIndex }: VirtualGridPlace) => (
  <GameTile {...game} href={`#game-${id}`} tabIndex={tabIndex} />
);

function TenThousand({ minTile }: { minTile?: number }) {
  return (
    <VirtualGrid label="All games" items={games} itemKey={(game) => game.id} minTile={minTile}>
      {tile}
    </VirtualGrid>
  );
}

const meta = {
  title: 'Media/VirtualGrid',
  component: VirtualGrid,
  args: { label: 'All games', items: [], itemKey: String, children: () => null },
  // It scrolls with its window: inline, ten thousand games would come before the props on the docs page.
  parameters: { docs: { story: { inline: false } } },
} satisfies Meta<typeof VirtualGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <TenThousand />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    const grid = canvas.getByRole('grid', { name: 'All games' });
    await expect(grid).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('link', { name: /^Game 10000\b/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(canvas.getByRole('link', { name: /^Game 1\b/ })).toHaveFocus();
  },
};

export const Playground: Story = { render: () => <TenThousand minTile={160} /> };
