import { expect, test, vi } from 'vitest';
import { NOW, setClock } from '../.storybook/clock.ts';

const stopped = { Date };
setClock(true, stopped);

test('stops the clock of stories in pictures and tests', () => {
  expect(new stopped.Date()).toEqual(NOW);
  expect(stopped.Date.now()).toBe(NOW.getTime());
  expect(stopped.Date()).toBe(NOW.toString());
});

test('lets the clock run otherwise, from the same time', () => {
  vi.useFakeTimers();
  const running = { Date };
  setClock(false, running);
  expect(new running.Date()).toEqual(NOW);
  vi.advanceTimersByTime(1_500);
  expect(running.Date.now()).toBe(NOW.getTime() + 1_500);
  vi.useRealTimers();
});

test('keeps dates that state their time', () => {
  expect(new stopped.Date('2027-03-03T15:37:21Z').toISOString()).toBe('2027-03-03T15:37:21.000Z');
  expect(new stopped.Date(2027, 2, 3).getMonth()).toBe(2);
  expect(stopped.Date.UTC(2027, 0)).toBe(Date.UTC(2027, 0));
  expect(new stopped.Date()).toBeInstanceOf(Date);
});

test('leaves the clock of other pages running', () => {
  expect(Date.now()).not.toBe(NOW.getTime());
});
