import { expect, test } from 'vitest';
import { turnover } from './turnover.ts';

test('returns the remainder and rounds the percentage down', () => {
  expect(turnover(1_842_000n, 2_400_000n)).toMatchObject({
    met: false,
    left: 558_000n,
    percent: 76,
    fill: 0.767,
    mark: undefined,
  });
  expect(turnover(79_999n, 80_000n).percent).toBe(99);
});

test('is complete without a mark when met exactly', () => {
  expect(turnover(80_000n, 80_000n)).toEqual({
    met: true,
    left: 0n,
    above: 0n,
    percent: 100,
    fill: 1,
    mark: undefined,
  });
});

test('has a mark at the requirement when exceeded', () => {
  expect(turnover(149_615n, 120_000n)).toMatchObject({ met: true, above: 29_615n, mark: 0.802 });
});

test('has no progress for a loss and adds it to the remainder', () => {
  expect(turnover(-5_000n, 50_000n)).toMatchObject({
    met: false,
    left: 55_000n,
    percent: 0,
    fill: 0,
  });
});

test('is met with a requirement of zero', () => {
  expect(turnover(0n, 0n)).toMatchObject({ met: true, percent: 100, fill: 1 });
});

test('is exact at twelve digits', () => {
  expect(turnover(99_999_999_999_998n, 99_999_999_999_999n)).toMatchObject({
    met: false,
    left: 1n,
    percent: 99,
  });
});
