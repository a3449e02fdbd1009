import { expect, test } from 'vitest';
import { shares } from './shares.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

test('divides a wallet', () => {
  const result = shares([821435n, 152000n, 75000n, 149615n, 50000n]);
  expect(result).toEqual([658, 122, 60, 120, 40]);
  expect(sum(result)).toBe(1000);
});

test('keeps the sum of thirds at the whole', () => {
  expect(shares([1n, 1n, 1n])).toEqual([334, 333, 333]);
});

test('has only zero shares for only zero amounts', () => {
  expect(shares([0n, 0n])).toEqual([0, 0]);
  expect(shares([])).toEqual([]);
});

test('is exact beyond safe integers', () => {
  const result = shares([999_999_999_999_99n, 1n, 999_999_999_999_99n]);
  expect(sum(result)).toBe(1000);
  expect(result).toEqual([500, 0, 500]);
});

test('gives a negative amount no width', () => {
  expect(shares([100n, -100n])).toEqual([1000, 0]);
});
