import { expect, it } from 'vitest';
import { within } from './use-menu-position.ts';

it('keeps the handle of a game on the screen, wherever it is drawn', () => {
  expect(within(0.3)).toBe(0.3);
  expect(within(-2)).toBeGreaterThan(0);
  expect(within(5)).toBeLessThan(1);
});
