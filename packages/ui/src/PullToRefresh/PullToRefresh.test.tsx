import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { emulateMedia } from '../testing/media.ts';
import { touch } from '../testing/touch.ts';
import { PullToRefresh, type PullToRefreshProps } from './index.ts';

const draw = (props: Partial<PullToRefreshProps> = {}) => (
  <PullToRefresh onRefresh={async () => {}} {...props}>
    <p style={{ blockSize: 300 }}>Bills</p>
  </PullToRefresh>
);

describeConformance({ name: 'PullToRefresh', root: HTMLDivElement, draw });

afterEach(() => window.scrollTo(0, 0));

const bills = () => screen.getByText('Bills');
const root = () => document.querySelector('[data-component="PullToRefresh"]');
const by = (...ways: number[]) => ways.map((way) => ({ x: 100, y: 200 + way }));

/** A request that the test completes. */
function fetching() {
  const settled = Promise.withResolvers<void>();
  return { ...settled, onRefresh: vi.fn(() => settled.promise) };
}

test('refreshes on a long pull from the top and announces it until it is done', async () => {
  const { onRefresh, resolve } = fetching();
  render(draw({ onRefresh }));
  expect(touch(bills(), by(0, 20, 120, 200))).toEqual([false, false, false]);
  expect(onRefresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing');
  expect(root()).toHaveAttribute('aria-busy', 'true');
  await act(async () => resolve());
  expect(screen.getByRole('status')).toHaveTextContent('Up to date');
  expect(root()).not.toHaveAttribute('aria-busy');
});

test('returns on a short or reversed pull', () => {
  const { onRefresh } = fetching();
  render(draw({ onRefresh }));
  touch(bills(), by(0, 10, 40));
  touch(bills(), by(0, 100, 200, 20));
  expect(onRefresh).not.toHaveBeenCalled();
  expect(root()).not.toHaveAttribute('data-pulling');
});

test('never blocks scrolling up, sideways or in the middle of the page', () => {
  const { onRefresh } = fetching();
  render(<div style={{ blockSize: 4000 }}>{draw({ onRefresh })}</div>);
  expect(touch(bills(), by(0, -20, -200))).toEqual([true, true]);
  expect(
    touch(bills(), [
      { x: 0, y: 200 },
      { x: 80, y: 240 },
    ]),
  ).toEqual([true]);
  window.scrollTo(0, 50);
  expect(touch(bills(), by(0, 20, 200))).toEqual([true, true]);
  expect(onRefresh).not.toHaveBeenCalled();
});

test('refreshes by a button that appears on focus', async () => {
  const { onRefresh, resolve } = fetching();
  render(draw({ onRefresh }));
  const button = screen.getByRole('button', { name: 'Refresh' });
  expect(getComputedStyle(button).clipPath).not.toBe('none');
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(getComputedStyle(button).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(1);
  await act(async () => resolve());
  expect(button).toHaveFocus();
});

test('announces a failure and can be retried', async () => {
  const { onRefresh, reject } = fetching();
  render(draw({ onRefresh }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await act(async () => reject(new Error('offline')));
  expect(screen.getByRole('status')).toHaveTextContent("Couldn't refresh");
  await userEvent.keyboard('{Enter}');
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test('does not move the page under reduced motion', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  render(draw());
  touch(bills(), by(0, 20, 160), { lift: false });
  const content = document.querySelector('[data-part="content"]') ?? document.body;
  expect(getComputedStyle(content).transform).toBe('none');
});

test('renders plain content when disabled', () => {
  const { onRefresh } = fetching();
  render(draw({ onRefresh, disabled: true }));
  expect(touch(bills(), by(0, 20, 200))).toEqual([true, true]);
  expect(screen.queryByRole('button')).toBeNull();
});
