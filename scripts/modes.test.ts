import { expect, test } from 'vitest';
import { galleryModes, locales, modes, viewports } from '../.storybook/modes.ts';
import { shouldPlay } from '../.storybook/plays.ts';
import { themeNames } from '../packages/tokens/src/themes/names.ts';
import { appearances } from '../packages/tokens/src/themes/theme.types.ts';

const taken = Object.values(modes);
const count = (is: (mode: (typeof taken)[number]) => boolean) => taken.filter(is).length;

test('compares each theme on a phone of 390 px in light appearance', () => {
  for (const theme of themeNames) {
    expect(modes[theme]).toMatchObject({ theme, appearance: 'light', viewport: 'phone' });
  }
  expect(viewports.phone.styles.width).toBe('390px');
});

test('compares one theme at 1280 px', () => {
  expect(count(({ viewport }) => viewports[viewport].styles.width === '1280px')).toBe(1);
});

test('compares dark appearance and Burmese once each', () => {
  expect(count(({ appearance }) => appearance === 'dark')).toBe(1);
  expect(count(({ locale }) => locale === 'my')).toBe(1);
});

test('has a mode for each of these and no other, so that a new theme gets its own', () => {
  expect(taken).toHaveLength(themeNames.length + 3);
  expect(new Set(taken.map((mode) => JSON.stringify(mode))).size).toBe(taken.length);
});

test('uses only globals that exist', () => {
  for (const { theme, appearance, viewport } of taken) {
    expect(themeNames).toContain(theme);
    expect(appearances).toContain(appearance);
    expect(Object.keys(viewports)).toContain(viewport);
  }
});

test('runs play functions only in the locale that a story is written for', () => {
  const [{ value: usual }] = locales;
  const played = (mode: string, storyGlobals = {}) =>
    shouldPlay({ globals: { ...modes[mode], ...storyGlobals }, storyGlobals }, usual);
  expect(played('green')).toBe(true);
  expect(played('dark')).toBe(true);
  expect(played('burmese')).toBe(false);
  expect(played('burmese', { locale: 'th' })).toBe(true);
});

test('compares galleries from right to left, at 320 px and with text at 200 % once each', () => {
  expect(galleryModes).toEqual({
    rtl: { ...modes.green, direction: 'rtl' },
    narrow: { ...modes.green, viewport: 'narrow' },
    large: { ...modes.green, textSize: '200' },
  });
  expect(viewports.narrow.styles.width).toBe('320px');
});
