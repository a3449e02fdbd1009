import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { ThemeProvider } from '../ThemeProvider/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { VirtualGrid, type VirtualGridPlace, type VirtualGridProps } from './index.ts';

const games = Array.from({ length: 10_000 }, (_, index) => ({
  ...(sampleGames[index % sampleGames.length] as (typeof sampleGames)[number]),
  name: `Game ${index + 1}`,
}));
type Game = (typeof games)[number];

const tile = (game: Game, { tabIndex }: VirtualGridPlace) => (
  <GameTile {...game} href="#game" tabIndex={tabIndex} />
);
const getKey = (game: Game) => game.name;

const draw = (props: Partial<VirtualGridProps<Game>> = {}) => (
  <VirtualGrid label="All games" items={games} itemKey={getKey} {...props}>
    {tile}
  </VirtualGrid>
);

afterEach(() => window.scrollTo(0, 0));

describeConformance({ name: 'VirtualGrid', root: HTMLDivElement, draw });

/** Scrolls as a user does, and waits for the page to update. */
async function scrollTo(top: number) {
  const before = window.scrollY;
  const rested = new Promise((done) => {
    document.addEventListener('scrollend', done, { once: true });
  });
  await act(async () => {
    window.scrollTo(0, top);
    if (window.scrollY !== before) await rested;
  });
  await waitFor(() => expect(emptyCells()).toHaveLength(0));
}

const emptyCells = () => document.querySelectorAll('[role="gridcell"]:empty');

const link = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}\\b`) });
const grid = () => screen.getByRole('grid', { name: 'All games' });

test('renders at most 1,500 elements for ten thousand tiles at any scroll position', async () => {
  render(draw());
  for (const top of [0, 5_000, 300_000, 10_000_000]) {
    await scrollTo(top);
    expect(grid().querySelectorAll('*').length).toBeLessThanOrEqual(1500);
    expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(9);
  }
  expect(link('Game 10000')).toBeInTheDocument();
});

/** Calls `onMount` after the first render of its previous sibling, before that renders again. */
function Mount({ onMount }: { onMount: () => void }) {
  useLayoutEffect(onMount, [onMount]);
  return null;
}

test('renders its tiles in the first pass where it replaces an element', () => {
  function countInFirstPass(props: Partial<VirtualGridProps<Game>>): number | undefined {
    const counts: number[] = [];
    const { unmount } = render(
      <>
        {draw(props)}
        <Mount onMount={() => void counts.push(screen.queryAllByRole('gridcell').length)} />
      </>,
    );
    unmount();
    return counts[0];
  }
  expect(countInFirstPass({})).toBe(0);
  const initialBox = { width: document.body.clientWidth, top: 0 };
  expect(countInFirstPass({ initialBox })).toBeGreaterThan(9);
});

test('estimates the height of tiles with two lines exactly, on phones and desktops', () => {
  const heights: string[] = [];
  const readHeight = () => {
    const name = '--parlor-grid-row-height';
    heights.push(screen.queryByRole('grid')?.style.getPropertyValue(name) ?? '');
  };
  for (const width of [288, 358, 720, 1160]) {
    const { unmount } = render(
      <ThemeProvider style={{ width }}>
        {draw({ initialBox: { width, top: 0 } })}
        <Mount onMount={readHeight} />
      </ThemeProvider>,
    );
    expect(heights.pop()).toBe(`${screen.getAllByRole('row')[0]?.offsetHeight}px`);
    unmount();
  }
});

test('exposes the number of rows and columns and the position of the rendered ones', async () => {
  render(draw());
  expect(grid()).toHaveAttribute('aria-rowcount', '3334');
  expect(grid()).toHaveAttribute('aria-colcount', '3');
  await scrollTo(100_000);
  const row = link('Game 1340').closest('[role="row"]');
  expect(row).toHaveAttribute('aria-rowindex', '447');
});

test('renders all visible rows without gaps or overlaps', async () => {
  render(draw());
  await scrollTo(60_000);
  const boxes = screen
    .getAllByRole('row')
    .map((row) => row.getBoundingClientRect())
    .sort((a, b) => a.top - b.top);
  expect(boxes[0]?.top).toBeLessThan(0);
  expect(boxes.at(-1)?.bottom).toBeGreaterThan(window.innerHeight);
  for (const [index, box] of boxes.slice(1).entries()) {
    expect(Math.round(box.top - (boxes[index]?.bottom ?? 0))).toBe(20);
  }
});

test('reserves the size of cells while the page scrolls fast and fills them later', async () => {
  render(draw());
  await scrollTo(1_000);
  const height = screen.getAllByRole('row')[0]?.offsetHeight;
  let waited = 0;
  const observer = new MutationObserver(() => {
    const waiting = [...emptyCells()] as HTMLElement[];
    waited = Math.max(waited, waiting.length);
    for (const cell of waiting) expect(cell.offsetHeight).toBe(height);
  });
  observer.observe(grid(), { childList: true, subtree: true });
  for (let top = 1_000; top <= 6_000; top += 250) {
    window.scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  observer.disconnect();
  expect(waited).toBeGreaterThan(0);
  await waitFor(() => expect(emptyCells()).toHaveLength(0));
});

test('does not rerender cells that stay visible', async () => {
  const drawn = new Set<number>();
  const counting = (game: Game, place: VirtualGridPlace) => {
    drawn.add(place.index);
    return tile(game, place);
  };
  render(
    <VirtualGrid label="All games" items={games} itemKey={getKey}>
      {counting}
    </VirtualGrid>,
  );
  const before = Math.max(...drawn);
  drawn.clear();
  await scrollTo(2_000);
  expect(drawn.size).toBeGreaterThan(0);
  expect(Math.min(...drawn)).toBeGreaterThan(before);
});

test('restores its scroll position', async () => {
  const onOffsetChange = vi.fn();
  const { unmount } = render(draw({ onOffsetChange }));
  await scrollTo(40_000);
  await waitFor(() => expect(onOffsetChange).toHaveBeenLastCalledWith(40_000));
  const before = link('Game 540').getBoundingClientRect().top;
  unmount();
  window.scrollTo(0, 0);
  render(draw({ initialOffset: 40_000 }));
  expect(window.scrollY).toBe(40_000);
  expect(link('Game 540').getBoundingClientRect().top).toBe(before);
});

test('is one tab stop with arrow keys, also to cells that are not rendered', async () => {
  render(draw());
  await userEvent.tab();
  expect(link('Game 1')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(link('Game 5')).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(link('Game 10000')).toHaveFocus();
  await waitFor(() => {
    const { top, bottom } = link('Game 10000').getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
  await userEvent.keyboard('{Control>}{Home}{/Control}');
  const first = link('Game 1');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  // Until the page has scrolled, the first tile is no longer in it.
  expect(grid()).toContainElement(document.activeElement as HTMLElement);
  expect(first).not.toHaveFocus();
  await userEvent.tab();
  expect(grid()).not.toContainElement(document.activeElement as HTMLElement);
});

test('moves back by arrows, by Home and End in a row, and by equal pages', async () => {
  render(draw());
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(link('Game 3')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
  expect(link('Game 5')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(link('Game 1')).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageUp}');
  expect(link('Game 1')).toHaveFocus();
});

test('keeps the focused cell rendered at any scroll position', async () => {
  render(draw());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await scrollTo(200_000);
  expect(link('Game 2')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link('Game 3')).toHaveFocus();
  await waitFor(() => expect(window.scrollY).toBeLessThan(1000));
});

test('adapts the number of columns to its width', async () => {
  const { rerender } = render(<div style={{ inlineSize: 358 }}>{draw()}</div>);
  expect(grid()).toHaveAttribute('aria-colcount', '3');
  rerender(<div style={{ inlineSize: 250 }}>{draw()}</div>);
  await waitFor(() => expect(grid()).toHaveAttribute('aria-colcount', '2'));
  expect(grid()).toHaveAttribute('aria-rowcount', '5000');
});

test('has no grid role without items', () => {
  render(draw({ items: [] }));
  expect(screen.queryByRole('grid')).toBeNull();
});
