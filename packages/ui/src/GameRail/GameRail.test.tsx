import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGames } from '../GameTile/covers.sample.ts';
import { GameTile } from '../GameTile/index.ts';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { GameRail } from './index.ts';
import { stripEnds } from './rail.ts';

const tiles = sampleGames.map((game) => <GameTile key={game.name} {...game} href="#game" />);

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

describeConformance({
  name: 'GameRail',
  root: HTMLElement,
  draw: (props) => (
    <GameRail title="New" {...props}>
      {tiles}
    </GameRail>
  ),
});

test('is a region named by its title, with its action beside it', () => {
  render(
    <GameRail title="New" action={<a href="#new">All 36</a>}>
      {tiles}
    </GameRail>,
  );
  expect(screen.getByRole('region', { name: 'New' })).toContainElement(
    screen.getByRole('link', { name: 'All 36' }),
  );
});

test('keeps its title on one line and wraps its action where it does not fit', async () => {
  const draw = (title: string) => (
    <div style={{ paddingInline: 16 }}>
      <GameRail title={title} action={<a href="#new">All 1,204</a>}>
        {tiles}
      </GameRail>
    </div>
  );
  const { rerender } = render(draw('New'));
  const title = screen.getByRole('heading');
  const action = screen.getByRole('link', { name: 'All 1,204' });
  const tops = () => [title, action].map((each) => each.getBoundingClientRect().top);
  expect(action.getBoundingClientRect().left).toBeGreaterThan(title.getBoundingClientRect().left);
  await page.viewport(320, 844);
  document.documentElement.style.fontSize = '32px';
  rerender(draw('Recommended'));
  const range = document.createRange();
  range.selectNodeContents(title);
  expect(range.getClientRects()).toHaveLength(1);
  const [titleTop = 0, actionTop = 0] = tops();
  expect(actionTop).toBeGreaterThan(titleTop);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('never widens its container', () => {
  render(
    <div style={{ display: 'grid', paddingInline: 16 }}>
      <GameRail title="New">{tiles}</GameRail>
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('shows part of its last item at the edge', () => {
  render(<GameRail title="New">{tiles}</GameRail>);
  const strip = document.querySelector('[data-part="strip"]')?.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-part="item"]')].map((item) =>
    item.getBoundingClientRect(),
  );
  const edge = strip?.right ?? 0;
  expect(boxes.some((box) => box.left < edge && box.right > edge)).toBe(true);
});

test('scrolls by page with its arrows and keeps focus on the disabled one', async () => {
  await page.viewport(1440, 900);
  render(
    <div style={{ inlineSize: 480 }}>
      <GameRail title="New">{tiles}</GameRail>
    </div>,
  );
  const next = await screen.findByRole('button', { name: 'More games' });
  const previous = screen.getByRole('button', { name: 'Previous games' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  const strip = document.querySelector('[data-part="strip"]') ?? document.body;
  next.focus();
  const places = [strip.scrollLeft];
  // Reads the strip, because the arrow updates later and paging in the meantime would keep it
  // scrolling.
  while (!stripEnds(strip).end && places.length < 9) {
    const rested = new Promise((done) => strip.addEventListener('scrollend', done, { once: true }));
    await userEvent.keyboard('{Enter}');
    await rested;
    places.push(strip.scrollLeft);
  }
  expect(places.length).toBeGreaterThan(2);
  expect(places.toSorted((a, b) => a - b)).toEqual(places);
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  expect(next).toHaveFocus();
  expect(previous).not.toHaveAttribute('aria-disabled');
});

test('has no arrows on a phone', () => {
  render(<GameRail title="New">{tiles}</GameRail>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('has no arrows when everything fits', async () => {
  await page.viewport(1440, 900);
  render(<GameRail title="New">{tiles.slice(0, 2)}</GameRail>);
  expect(screen.queryByRole('button')).toBeNull();
});

test('scrolls without animation under reduced motion', async () => {
  render(<GameRail title="New">{tiles}</GameRail>);
  const strip = document.querySelector('[data-part="strip"]') ?? document.body;
  expect(getComputedStyle(strip).scrollBehavior).toBe('smooth');
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  expect(getComputedStyle(strip).scrollBehavior).toBe('auto');
});

test('keeps the width of its tiles with failed pictures and with favorite buttons', async () => {
  render(
    <GameRail title="New">
      {[undefined, <button key="heart" type="button" aria-label="Favourite" />].map((action) => (
        <GameTile
          key={action === undefined ? 'without' : 'with'}
          name="Ox"
          cover={{ src: 'data:,', color: '#222' }}
          href="#game"
          action={action}
        />
      ))}
    </GameRail>,
  );
  await waitFor(() => expect(document.querySelectorAll('[data-part="fallback"]')).toHaveLength(2));
  for (const cover of document.querySelectorAll('[data-part="cover"]')) {
    expect(cover.getBoundingClientRect().width).toBe(112);
  }
});

test('has no item for an empty child', () => {
  render(
    <GameRail title="New">
      {false}
      {null}
      {tiles}
    </GameRail>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(tiles.length);
});
