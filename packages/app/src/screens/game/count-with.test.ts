import { expect, it } from 'vitest';
import { countWith } from './count-with.ts';

it.each([
  [5, false, true, 6],
  [5, true, false, 4],
  [5, true, true, 5],
  [0, true, false, 0],
])('%i, counted with %s, is %s now: %i', (counted, said, shown, count) => {
  expect(countWith(counted, said, shown)).toBe(count);
});
