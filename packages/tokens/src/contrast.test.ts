import { describe, expect, test } from 'vitest';
import { measureContrast } from './contrast.ts';
import { contrastRatio, mix } from './primitives/colour.ts';
import { themeNames } from './themes/names.ts';
import { appearances } from './themes/theme.types.ts';

describe('contrast ratio', () => {
  test('is 21 for black on white and 1 for a color on itself', () => {
    expect(contrastRatio('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#218358', '#218358')).toBe(1);
  });

  test('flattens transparency first', () => {
    expect(contrastRatio('rgba(0, 0, 0, 0)', '#ffffff')).toBe(1);
    expect(contrastRatio('#00000080', '#ffffff')).toBeCloseTo(
      contrastRatio('#7f7f7f', '#ffffff'),
      2,
    );
  });

  test('has gray halfway between black and white', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

describe.each(themeNames)('%s', (theme) => {
  test.each(appearances)('%s: every pair reaches its ratio', (appearance) => {
    const short = measureContrast()
      .filter((result) => result.theme === theme && result.appearance === appearance)
      .filter(({ ratio, atLeast }) => ratio < atLeast)
      .map(({ pair, ratio, atLeast }) => `${pair}: ${ratio.toFixed(2)} of ${atLeast}`);
    expect(short).toEqual([]);
  });
});
