import { expect, test } from 'vitest';
import { unit } from './scale.ts';

test('has 19.2 units in 1vw, clamped below 1440 px and above 2560 px', () => {
  expect(unit(19.2)).toBe('clamp(0.9rem, 1vw, 1.6rem)');
  expect(unit(1920)).toBe('clamp(90rem, 100vw, 160rem)');
});

test('keeps the bounds of a negative length in order', () => {
  expect(unit(-19.2)).toBe('clamp(-1.6rem, -1vw, -0.9rem)');
});
