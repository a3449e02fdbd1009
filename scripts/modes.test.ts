import { expect, test } from 'vitest';
import { locales, modes, viewports } from '../.storybook/modes.ts';
import { isPlayed } from '../.storybook/plays.ts';
import { appearances, themeNames } from '../packages/tokens/src/themes/theme.types.ts';

const taken = Object.values(modes);
const count = (is: (mode: (typeof taken)[number]) => boolean) => taken.filter(is).length;

test('each theme is compared on a phone of 390 px, in the light', () => {
  for (const theme of themeNames) {
    expect(modes[theme]).toMatchObject({ theme, appearance: 'light', viewport: 'phone' });
  }
  expect(viewports.phone.styles.width).toBe('390px');
});

test('one theme is compared at 1280 px', () => {
  expect(count(({ viewport }) => viewports[viewport].styles.width === '1280px')).toBe(1);
});

test('the dark and Burmese are compared once each', () => {
  expect(count(({ appearance }) => appearance === 'dark')).toBe(1);
  expect(count(({ locale }) => locale === 'my')).toBe(1);
});

test('there is a mode for each of these and no other, so that a new theme brings one by itself', () => {
  expect(taken).toHaveLength(themeNames.length + 3);
  expect(new Set(taken.map((mode) => JSON.stringify(mode))).size).toBe(taken.length);
});

test('no mode names a dress that does not exist', () => {
  for (const { theme, appearance, viewport } of taken) {
    expect(themeNames).toContain(theme);
    expect(appearances).toContain(appearance);
    expect(Object.keys(viewports)).toContain(viewport);
  }
});

test('a story is acted out in the language whose words it goes by, and only drawn in others', () => {
  const [{ value: usual }] = locales;
  const played = (mode: string, storyGlobals = {}) =>
    isPlayed({ globals: { ...modes[mode], ...storyGlobals }, storyGlobals }, usual);
  expect(played('green')).toBe(true);
  expect(played('dark')).toBe(true);
  expect(played('burmese')).toBe(false);
  expect(played('burmese', { locale: 'th' })).toBe(true);
});
