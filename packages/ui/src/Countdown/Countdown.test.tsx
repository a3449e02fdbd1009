import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeConformance } from '../testing/conformance.tsx';
import { Countdown } from './index.ts';

const still = () => 0;

describeConformance({
  name: 'Countdown',
  root: HTMLDivElement,
  draw: (props) => <Countdown label="New code in" deadline={42_000} now={still} {...props} />,
});

// A clock that is independent of the timers: a sleeping tab stops the timers only.
let clock = 0;
const now = () => clock;

beforeEach(() => {
  clock = 0;
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) =>
  act(() => {
    clock += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  });

test('counts down to the deadline and stops', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onComplete = vi.fn();
  render(<Countdown label="New code in" deadline={2000} now={now} onComplete={onComplete} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:02');
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  expect(onComplete).not.toHaveBeenCalled();
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('shows the right time at once after a suspended timer', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onComplete = vi.fn();
  render(<Countdown label="New code in" deadline={60_000} now={now} onComplete={onComplete} />);
  clock = 45_000;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('0:15');
  clock = 90_000;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('0:00');
  expect(onComplete).toHaveBeenCalledTimes(1);
});

test('restarts and completes again for a new deadline', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const onComplete = vi.fn();
  const { rerender } = render(
    <Countdown label="New code in" deadline={0} now={now} onComplete={onComplete} />,
  );
  expect(onComplete).toHaveBeenCalledTimes(1);
  rerender(<Countdown label="New code in" deadline={1000} now={now} onComplete={onComplete} />);
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  pass(1000);
  expect(onComplete).toHaveBeenCalledTimes(2);
});

test('is not announced by default', () => {
  render(<Countdown label="New code in" deadline={42_000} now={still} />);
  expect(screen.getByRole('timer')).not.toHaveAttribute('aria-live');
});
