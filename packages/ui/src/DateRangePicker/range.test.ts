import { expect, test } from 'vitest';
import { countRangeDays, isWhole, lastDays, sameRange, withDay } from './range.ts';

test('orders two days into a range', () => {
  expect(withDay({}, '2026-11-03')).toEqual({ from: '2026-11-03' });
  expect(withDay({ from: '2026-11-03' }, '2026-11-09')).toEqual({
    from: '2026-11-03',
    to: '2026-11-09',
  });
  expect(withDay({ from: '2026-11-09' }, '2026-11-03')).toEqual({
    from: '2026-11-03',
    to: '2026-11-09',
  });
});

test('accepts a range of one day', () => {
  const draft = withDay({ from: '2026-11-03' }, '2026-11-03');
  expect(isWhole(draft)).toBe(true);
  expect(countRangeDays(draft)).toBe(1);
});

test('starts again after a complete range', () => {
  expect(withDay({ from: '2026-11-03', to: '2026-11-09' }, '2026-11-05')).toEqual({
    from: '2026-11-05',
  });
});

test('ends the last seven days today', () => {
  expect(lastDays(7, '2026-11-21')).toEqual({ from: '2026-11-15', to: '2026-11-21' });
  expect(lastDays(1, '2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-21' });
  expect(countRangeDays(lastDays(30, '2026-03-01'))).toBe(30);
});

test('compares ranges by their days', () => {
  expect(sameRange(lastDays(7, '2026-11-21'), { from: '2026-11-15', to: '2026-11-21' })).toBe(true);
  expect(sameRange({}, lastDays(7, '2026-11-21'))).toBe(false);
});
