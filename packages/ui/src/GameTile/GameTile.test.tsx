import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateTouch } from '../testing/media.ts';
import { sampleGames } from './covers.sample.ts';
import { GameTile, GameTileNote, GameTileSkeleton } from './index.ts';

const [phoenix] = sampleGames;

describeConformance({
  name: 'GameTile',
  root: HTMLButtonElement,
  draw: (props) => <GameTile {...phoenix} {...props} />,
});

test('renders a link with a URL and a button without one', async () => {
  const onClick = vi.fn();
  const { rerender } = render(<GameTile {...phoenix} onClick={onClick} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  rerender(<GameTile {...phoenix} href="#game" />);
  expect(screen.getByRole('link', { name: /^Phoenix Ascent/ })).toHaveAttribute('href', '#game');
});

test('keeps the aspect ratio of the cover without a picture', () => {
  render(
    <div style={{ inlineSize: 112 }}>
      <GameTile {...phoenix} />
    </div>,
  );
  const cover = document.querySelector<HTMLElement>('[data-part="cover"]');
  expect(cover?.offsetWidth).toBe(112);
  expect(cover?.offsetHeight).toBe(149);
  expect(cover?.style.backgroundColor).toBe('rgb(74, 13, 18)');
});

test('shows its name when the picture fails', () => {
  render(<GameTile {...phoenix} />);
  const image = document.querySelector('img');
  if (image === null) throw new Error('No picture');
  fireEvent.error(image);
  expect(document.querySelector('[data-part="fallback"]')).toHaveTextContent('Phoenix Ascent');
});

test('loads its picture when near, or at once with eager', () => {
  const { rerender } = render(<GameTile {...phoenix} />);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
  rerender(<GameTile {...phoenix} eager />);
  expect(document.querySelector('img')).toHaveAttribute('loading', 'eager');
});

test('shows no tag in the wide variant', () => {
  render(<GameTile {...phoenix} variant="wide" tag="New" />);
  expect(screen.queryByText('New')).toBeNull();
});

test.each(['en', 'my'])('aligns the rank with the bottom of the cover in %s', (lang) => {
  render(
    <div lang={lang} style={{ inlineSize: 170 }}>
      <GameTile {...phoenix} rank={1} />
    </div>,
  );
  const bottom = (part: string) =>
    document.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect().bottom ?? 0;
  expect(bottom('rank')).toBeCloseTo(bottom('cover'), 0);
});

test('has a silent skeleton of the same shape', () => {
  render(
    <div style={{ inlineSize: 112 }}>
      <GameTile {...phoenix} />
      <GameTileSkeleton data-testid="skeleton" />
    </div>,
  );
  const skeleton = screen.getByTestId('skeleton');
  expect(skeleton).toHaveAttribute('aria-hidden', 'true');
  expect(skeleton.offsetHeight).toBe(screen.getByRole('button').offsetHeight);
});

test('places its action beside the link over the end corner of the cover', async () => {
  const onClick = vi.fn();
  render(
    <GameTile {...phoenix} onClick={onClick} action={<button type="button">Favourite</button>} />,
  );
  const action = screen.getByRole('button', { name: 'Favourite' });
  await userEvent.click(action);
  expect(onClick).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: /^Phoenix Ascent/ }).contains(action)).toBe(false);
});

test('has its action in place of the play symbol in a wide tile', () => {
  render(
    <GameTile
      {...phoenix}
      variant="wide"
      action={
        <button type="button" style={{ inlineSize: 44, blockSize: 44 }}>
          ♥
        </button>
      }
    />,
  );
  const tile = screen.getByRole('button', { name: /^Phoenix Ascent/ });
  expect(tile.querySelector('[data-part="play"]')).toBeNull();
  const action = screen.getByRole('button', { name: '♥' }).getBoundingClientRect();
  const box = tile.getBoundingClientRect();
  expect(action.top - box.top).toBeCloseTo(box.bottom - action.bottom, 0);
  expect(box.right - action.right).toBe(12);
  const text = tile.querySelector('[data-part="name"]')?.parentElement?.getBoundingClientRect();
  expect(text?.right).toBeLessThanOrEqual(action.left);
});

test.each([
  ['a plain tile', {}],
  ['a ranked tile', { rank: 1 }],
] as const)('opens the game by a press on its note: %s', (_, props) => {
  render(
    <div style={{ inlineSize: 170 }}>
      <GameTile {...phoenix} {...props} action={<GameTileNote>Counts 100%</GameTileNote>} />
    </div>,
  );
  const note = screen.getByText('Counts 100%').getBoundingClientRect();
  const pressed = document.elementFromPoint(note.left + 4, note.top + note.height / 2);
  const tile = screen.getByRole('button', { name: /^Phoenix Ascent/ });
  expect(tile.contains(pressed)).toBe(true);
  const cover = tile.querySelector('[data-part="cover"]')?.getBoundingClientRect();
  expect(note.bottom).toBeLessThanOrEqual(cover?.bottom ?? 0);
  expect(note.left).toBeGreaterThanOrEqual(cover?.left ?? 0);
});

describe.each(['a mouse', 'a finger'])('under %s', (pointer) => {
  test.each([
    ['a plain one', {}],
    ['one of a ranking', { rank: 1 }],
    ['one in maintenance', { unavailable: true }],
    ['one of a ranking, in maintenance', { rank: 1, unavailable: true }],
    ['one with a tag', { tag: 'Live', live: true }],
    ['a wide one', { variant: 'wide' }],
    ['one whose picture failed', { cover: { ...phoenix.cover, src: '/none.webp' } }],
  ] as const)('has nothing above its action: %s', (_, props) => {
    if (pointer === 'a finger') emulateTouch();
    render(
      <div style={{ inlineSize: 170 }}>
        <GameTile {...phoenix} {...props} action={<button type="button">Favourite</button>} />
      </div>,
    );
    const action = screen.getByRole('button', { name: 'Favourite' });
    const { left, top, width, height } = action.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(action);
  });
});
