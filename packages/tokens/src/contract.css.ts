import { createGlobalThemeContract, createThemeContract } from '@vanilla-extract/css';
import { font, motion, radius, space, typeRamp, weight, z } from './primitives/scales.ts';
import { toCss } from './themes/css.ts';
import { themes } from './themes/index.ts';
import { propertyName } from './themes/rules.ts';

const name = (_value: string | null, path: string[]) => propertyName(path);

/**
 * The tokens that a theme defines. Derived from a theme's own type, so that contract and themes
 * cannot differ. Global names (`--p-color-bg-page`) keep the page readable in the inspector.
 */
const themeContract = createGlobalThemeContract(toCss(themes.green.light), name);

/**
 * The tokens that all themes share. Custom properties instead of constants, so that a language can
 * override the type ramp.
 */
export const scaleContract = createGlobalThemeContract(
  { space, radius, font, weight, motion, z, text: typeRamp({ room: 1, tracked: true }) },
  name,
);

/** Every token, as `var(--p-…)`. Component styles read colours from here only. */
export const vars = { ...themeContract, ...scaleContract };

/**
 * Private variables that a tone class sets and variant classes read, so that styles grow as
 * tones + variants and never as tones x variants.
 */
export const toneVars = createThemeContract({
  solid: null,
  solidHover: null,
  solidActive: null,
  soft: null,
  softHover: null,
  border: null,
  fg: null,
  onSolid: null,
});
