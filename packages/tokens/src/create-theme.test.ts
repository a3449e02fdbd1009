import * as radix from '@radix-ui/colors';
import { describe, expect, test } from 'vitest';
import { measurePairs } from './contrast-pairs.ts';
import { createTheme, type ScalePair, themeCss } from './create-theme.ts';
import { themes } from './themes/index.ts';
import { appearances, type Theme } from './themes/theme.types.ts';

const GRAYS = ['gray', 'mauve', 'slate', 'sage', 'olive', 'sand'];
const scales: Readonly<Record<string, Readonly<Record<string, string>>>> = radix;
const hues = Object.keys(scales)
  .filter((name) => name.endsWith('Dark'))
  .map((name) => name.slice(0, -'Dark'.length))
  .filter((name) => !GRAYS.includes(name));

function scalePair(name: string): ScalePair {
  return { light: scales[name] ?? {}, dark: scales[`${name}Dark`] ?? {} };
}

function lowPairs(theme: Theme): string[] {
  return appearances.flatMap((appearance) =>
    measurePairs(theme[appearance])
      .filter(({ ratio, atLeast }) => ratio < atLeast)
      .map(({ name, ratio, atLeast }) => `${appearance} ${name}: ${ratio} of ${atLeast}`),
  );
}

test('there are 25 Radix hues', () => {
  expect(hues).toHaveLength(25);
});

describe.each(hues)('%s', (hue) => {
  test('reaches every ratio on a gray with a trace of the hue', () => {
    expect(lowPairs(createTheme({ brand: scalePair(hue) }).theme)).toEqual([]);
  });

  test.each(GRAYS)('reaches every ratio on %s', (gray) => {
    const { theme } = createTheme({ brand: scalePair(hue), neutral: scalePair(gray) });
    expect(lowPairs(theme)).toEqual([]);
  });
});

describe('a brand color', () => {
  test.each([
    '#6e56cf',
    '#000000',
    '#ffffff',
    '#ffff00',
    '#00ff00',
    'oklch(0.5 0.25 300)',
    'rebeccapurple',
    'rgb(128 128 128)',
  ])('%s becomes a theme that reaches every ratio', (brand) => {
    expect(lowPairs(createTheme({ brand }).theme)).toEqual([]);
  });

  test('fills the solid button of the light appearance as it is, if white can be read on it', () => {
    expect(createTheme({ brand: '#6e56cf' }).theme.light.color.tone.brand.solid).toBe('#6e56cf');
  });

  test('throws on a text that is not a color', () => {
    expect(() => createTheme({ brand: 'brandy' })).toThrow('Not a colour: brandy');
  });
});

describe('repairs', () => {
  test('are reported with the color before and after, and the pair that was too low', () => {
    const { theme, repairs } = createTheme({
      brand: scalePair('violet'),
      neutral: scalePair('mauve'),
    });
    const repair = repairs.find(({ token }) => token === 'tone.brand.solid');
    expect(repairs).not.toEqual([]);
    expect(repair).toMatchObject({
      appearance: 'dark',
      token: 'tone.brand.solid',
      from: radix.violetDark.violet10,
      to: theme.dark.color.tone.brand.solid,
    });
    expect(repair?.ratio).toBeLessThan(4.5);
  });

  test('are not needed by a theme that reaches every ratio, which stays as it is', () => {
    const { theme, repairs } = createTheme({
      brand: scalePair('green'),
      neutral: scalePair('sage'),
    });
    expect(repairs).toEqual([]);
    expect(theme).toEqual(themes.green);
  });

  test('fail with the colors that no lightness can satisfy', () => {
    const steps = Array.from({ length: 12 }, (_, step) => [`gray${step + 1}`, '#777777']);
    const middle: Record<string, string> = Object.fromEntries(steps);
    const gray = { light: middle, dark: middle };
    expect(() => createTheme({ brand: '#6e56cf', neutral: gray })).toThrow(
      /No colors reach every ratio: .*tone\.brand\.solid/,
    );
  });
});

describe('themeCss', () => {
  const { theme } = createTheme({ brand: '#6e56cf' });
  const css = themeCss('violet', theme);

  test('sets every token inside data-theme, and what differs in the dark appearance', () => {
    const { page } = theme.light.color.bg;
    expect(css).toContain(`[data-theme="violet"]{--p-color-bg-page:${page}`);
    expect(css).toContain('[data-theme="violet"][data-appearance="dark"]{--p-color-bg-page:');
    expect(css).toContain(
      '@media (prefers-color-scheme: dark){[data-theme="violet"]:not([data-appearance]){',
    );
    expect(css.match(/--p-color-tone-brand-onSolid/g)).toHaveLength(3);
    expect(css.match(/--p-shadow-floating/g)).toHaveLength(3);
  });

  test('throws on a name that would end the selector', () => {
    expect(() => themeCss('x"]{}', theme)).toThrow('Not the name of a theme');
  });
});
