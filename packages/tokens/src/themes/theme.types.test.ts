import { expect, test } from 'vitest';
import { radixScale } from '../primitives/radix.ts';
import { toSteps } from '../primitives/steps.ts';
import { themes } from './index.ts';
import type { Theme, ThemeTokens, ToneTokens } from './theme.types.ts';

const { color, shadow } = themes.green.light;

/** Returns its argument; the assertion is that it compiles. */
const tokens = (of: ThemeTokens) => of;
const tone = (of: ToneTokens) => of;
const theme = (of: Theme) => of;

test('rejects a theme with a missing token at compile time', () => {
  const { page: _page, ...withoutPage } = color.bg;
  const { promo: _promo, ...withoutPromo } = color.tone;
  const { onSolid: _onSolid, ...withoutInk } = color.tone.brand;

  expect(tokens({ color, shadow }).color).toBe(color);
  // @ts-expect-error A background is missing.
  tokens({ color: { ...color, bg: withoutPage }, shadow });
  // @ts-expect-error A tone is missing.
  tokens({ color: { ...color, tone: withoutPromo }, shadow });
  // @ts-expect-error The text colour on its solid background is missing.
  tone(withoutInk);
  // @ts-expect-error The dark appearance is missing.
  theme({ light: themes.green.light });
});

test('rejects an unknown Radix scale at compile time', () => {
  // @ts-expect-error There is no such scale.
  expect(() => radixScale('turquoise')).toThrow();
});

test('rejects a scale without twelve steps', () => {
  expect(() => toSteps({ green1: '#111111', green2: '#222222' })).toThrow('12 steps, not 2');
});
