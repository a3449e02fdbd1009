import { expect, test } from 'vitest';
import { stepStates } from './step-states.ts';

const states = (count: number, current: number) =>
  stepStates(count, current).map(({ state }) => state);

test('returns the second of five steps', () => {
  expect(states(5, 2)).toEqual(['done', 'current', 'ahead', 'ahead', 'ahead']);
});

test('clamps a step outside of the range', () => {
  expect(states(2, 0)).toEqual(['current', 'ahead']);
  expect(states(2, 9)).toEqual(['done', 'current']);
  expect(states(0, 1)).toEqual([]);
});
