import { expect, test } from 'vitest';
import { clockText, shareLeft, timeLeft, untilNextSecond } from './time-left.ts';

const minute = 60_000;

test('rounds the last second up', () => {
  expect(timeLeft(minute, 0).total).toBe(60);
  expect(timeLeft(minute, 1).total).toBe(60);
  expect(timeLeft(minute, 59_999).total).toBe(1);
  expect(timeLeft(minute, minute).total).toBe(0);
  expect(timeLeft(minute, 10 * minute).total).toBe(0);
});

test('splits days, hours, minutes and seconds', () => {
  const deadline = ((2 * 24 + 14) * 3600 + 8 * 60 + 36) * 1000;
  expect(timeLeft(deadline, 0)).toMatchObject({ days: 2, hours: 14, minutes: 8, seconds: 36 });
});

test('formats a clock', () => {
  expect(clockText(timeLeft(42_000, 0))).toBe('0:42');
  expect(clockText(timeLeft(60_000, 0))).toBe('1:00');
  expect(clockText(timeLeft(3 * 3_600_000 + 7 * 60_000 + 5000, 0))).toBe('3:07:05');
  expect(clockText(timeLeft(50 * 3_600_000, 0))).toBe('50:00:00');
});

test('returns the time of the next visible change', () => {
  expect(untilNextSecond(42_000, 0)).toBe(1000);
  expect(untilNextSecond(42_000, 400)).toBe(600);
  expect(untilNextSecond(42_000, 42_000)).toBeUndefined();
});

test('keeps the ring between 0 and 1 for any clock', () => {
  expect(shareLeft(minute, 15_000, minute)).toBe(0.75);
  expect(shareLeft(minute, -minute, minute)).toBe(1);
  expect(shareLeft(minute, 2 * minute, minute)).toBe(0);
  expect(shareLeft(minute, 0, 0)).toBe(0);
});
