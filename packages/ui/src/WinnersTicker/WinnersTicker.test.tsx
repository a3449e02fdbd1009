import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { WinnersTicker } from './index.ts';
import { sampleWins } from './wins.sample.ts';

describeConformance({
  name: 'WinnersTicker',
  root: HTMLElement,
  draw: (props) => <WinnersTicker title="Latest wins" wins={sampleWins} {...props} />,
});

afterEach(() => {
  vi.useRealTimers();
});

const players = () =>
  [...document.querySelectorAll('[data-part="player"]')].map((part) => part.textContent);

test('is a region of links, each with the win, the player and the game', () => {
  render(<WinnersTicker title="Latest wins" wins={sampleWins} />);
  const region = screen.getByRole('region', { name: 'Latest wins' });
  const [first] = within(region).getAllByRole('link');
  expect(first).toHaveTextContent('Phoenix Ascent09•• 317₱18,450.00');
});

test('hides the rows below the window from screen readers', () => {
  render(<WinnersTicker title="Latest wins" wins={sampleWins} shown={4} />);
  expect(players()).toHaveLength(5);
  expect(document.querySelectorAll('[data-part="win"]:not([inert])')).toHaveLength(4);
  expect(document.querySelector('[data-part="win"][inert]')).toHaveTextContent('09•• 209');
});

test('shows the color of a cover whose picture fails', async () => {
  const [win] = sampleWins;
  if (win === undefined) throw new Error('No sample');
  const cover = { ...win.cover, src: 'data:,', srcSet: undefined };
  render(<WinnersTicker title="Latest wins" wins={[{ ...win, cover }]} />);
  await waitFor(() => expect(document.querySelector('img')).not.toBeVisible());
});

test('is no live region', () => {
  render(<WinnersTicker title="Latest wins" wins={sampleWins} />);
  expect(document.querySelector('[aria-live], [role="status"], [role="log"]')).toBeNull();
});

test('turns automatically', async () => {
  render(
    // The browser's mouse stays where another test moved it; a ticker under it would be paused.
    <div style={{ pointerEvents: 'none' }}>
      <WinnersTicker title="Latest wins" wins={sampleWins} interval={50} />
    </div>,
  );
  expect(players()[0]).toBe('09•• 317');
  await waitFor(() => expect(players()[0]).toBe('09•• 882'));
});

test('stops permanently by its button', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<WinnersTicker title="Latest wins" wins={sampleWins} interval={4000} />);
  fireEvent.click(screen.getByRole('button', { name: 'Pause wins' }));
  act(() => vi.advanceTimersByTime(8000));
  expect(document.querySelector('[data-turning]')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Resume wins' }));
  act(() => vi.advanceTimersByTime(4000));
  expect(document.querySelector('[data-turning]')).not.toBeNull();
});

test.each([
  ['a finger', 'pointerdown', 'pointerup'],
  ['a mouse', 'pointerenter', 'pointerleave'],
  ['the focus', 'focusin', 'focusout'],
] as const)('pauses under %s', (_what, begins, ends) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  render(<WinnersTicker title="Latest wins" wins={sampleWins} interval={4000} />);
  const region = screen.getByRole('region');
  const hear = (type: string) =>
    act(() => {
      const event = new PointerEvent(type, { pointerType: 'mouse', bubbles: true });
      region.dispatchEvent(event);
    });
  hear(begins);
  act(() => vi.advanceTimersByTime(8000));
  expect(document.querySelector('[data-turning]')).toBeNull();
  hear(ends);
  act(() => vi.advanceTimersByTime(4000));
  expect(document.querySelector('[data-turning]')).not.toBeNull();
});

test('does not turn and has no button when all wins fit', () => {
  render(<WinnersTicker title="Latest wins" wins={sampleWins.slice(0, 4)} interval={50} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('does not turn under reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  render(<WinnersTicker title="Latest wins" wins={sampleWins} interval={20} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('has the same height while loading', () => {
  render(
    <>
      <WinnersTicker title="Latest wins" wins={[]} loading data-testid="loading" />
      <WinnersTicker title="Latest wins" wins={sampleWins} data-testid="there" />
    </>,
  );
  expect(screen.getByTestId('loading').offsetHeight).toBe(screen.getByTestId('there').offsetHeight);
});

test('shows the empty text', () => {
  render(<WinnersTicker title="Latest wins" wins={[]} empty="The next one could be yours." />);
  expect(screen.getByText('The next one could be yours.')).toBeVisible();
});
