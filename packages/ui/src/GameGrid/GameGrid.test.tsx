import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { GameGrid } from './index.ts';

const tiles = sampleGames.map((game) => <GameTile key={game.name} {...game} href="#game" />);

describeConformance({
  name: 'GameGrid',
  root: HTMLUListElement,
  draw: (props) => (
    <GameGrid label="All games" {...props}>
      {tiles}
    </GameGrid>
  ),
});

test('has three columns on a phone', () => {
  render(<GameGrid label="All games">{tiles}</GameGrid>);
  const columns = getComputedStyle(screen.getByRole('list')).gridTemplateColumns.split(' ');
  expect(columns).toHaveLength(3);
});

test('announces that more games are loading', () => {
  render(<GameGrid label="All games" loading />);
  expect(screen.getByRole('list', { name: 'All games' })).toHaveAttribute('aria-busy', 'true');
});

test('is a named list', () => {
  render(<GameGrid label="All games">{tiles}</GameGrid>);
  expect(screen.getByRole('list', { name: 'All games' })).toBeInTheDocument();
});

test('has no item for an empty child', () => {
  render(
    <GameGrid label="All games">
      {false}
      {null}
      {tiles}
    </GameGrid>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(tiles.length);
});
