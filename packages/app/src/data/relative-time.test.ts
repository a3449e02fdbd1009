import { expect, it } from 'vitest';
import { getRelativeTime } from './relative-time.ts';

const at = Date.parse('2026-11-21T02:00:00Z');

it.each([
  ['2026-11-21T01:59:40Z', { unit: 'now' }],
  // A clock that is ahead of the server's.
  ['2026-11-21T02:03:00Z', { unit: 'now' }],
  ['2026-11-21T01:40:00Z', { unit: 'minutes', count: 20 }],
  ['2026-11-20T23:00:00Z', { unit: 'hours', count: 3 }],
  // Half past eleven in Manila, the evening before.
  ['2026-11-20T15:30:00Z', { unit: 'yesterday' }],
  // Five in the morning of that day.
  ['2026-11-20T21:00:00Z', { unit: 'hours', count: 5 }],
  ['2026-11-17T10:00:00Z', { unit: 'days', count: 4 }],
  ['2026-11-02T10:00:00Z', { unit: 'date' }],
])('%s was %o ago', (value, expected) => {
  expect(getRelativeTime(Date.parse(value), { zone: 'Asia/Manila', at })).toEqual(expected);
});

it('shows hours across midnight below the limit', () => {
  const evening = Date.parse('2026-11-20T15:30:00Z');
  const night = Date.parse('2026-11-20T17:10:00Z');
  expect(getRelativeTime(evening, { zone: 'Asia/Manila', at: night })).toEqual({
    unit: 'hours',
    count: 1,
  });
});
