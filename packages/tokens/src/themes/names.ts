import type { RadixScale } from '../primitives/steps.ts';

/**
 * The themes, the default one first: a brand scale and a neutral scale of Radix. Attributes,
 * selectors, stories, Chromatic's modes and the files for design tools are computed from this list.
 */
export const themeSources = {
  green: { brand: 'green', neutral: 'sage' },
  blue: { brand: 'blue', neutral: 'slate' },
  pink: { brand: 'pink', neutral: 'mauve' },
} as const satisfies Record<string, Record<'brand' | 'neutral', RadixScale>>;

export type ThemeName = keyof typeof themeSources;

export const themeNames = Object.keys(themeSources) as readonly ThemeName[];

export const defaultTheme: ThemeName = 'green';
