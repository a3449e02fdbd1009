import { createGlobalThemeContract, createThemeContract } from '@vanilla-extract/css';
import { font, motion, radius, space, typeRamp, weight, z } from './primitives/scales.ts';
import { toCss } from './themes/css.ts';
import { themes } from './themes/index.ts';

const name = (_value: string | null, path: string[]) => `p-${path.join('-')}`;

/**
 * What a theme decides. Derived from a theme's own type, so that contract and themes cannot differ.
 * Global names (`--p-color-bg-page`) make the page readable in the inspector.
 */
export const themeContract = createGlobalThemeContract(toCss(themes.green.light), name);

/** What all themes share. Properties rather than constants, so that a language can re-point type. */
export const scaleContract = createGlobalThemeContract(
  { space, radius, font, weight, motion, z, text: typeRamp({ room: 1, tracked: true }) },
  name,
);

/** Every token, as `var(--p-…)`. The only thing that a component's styles read colours from. */
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
