import { type ThemeName as MachineTheme, THEMES } from '@parlor/flows/theme-and-locale';
import { type ThemeName, themeNames } from '@parlor/tokens';
import { expect, expectTypeOf, test } from 'vitest';

// A theme that is added to the tokens is a type error here until `ThemeName` of the machine names
// it, and in every language until `preferences.themes` does.
test('offers players every theme of the tokens, and no other', () => {
  expectTypeOf<ThemeName>().toEqualTypeOf<MachineTheme>();
  expect([...THEMES].sort()).toEqual([...themeNames].sort());
});
