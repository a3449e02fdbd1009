import { generateBrand, generateNeutral } from './primitives/generate.ts';
import { type Steps, toSteps } from './primitives/steps.ts';
import { type ContrastRepair, repairContrast } from './repair.ts';
import { deriveTheme } from './themes/derive.ts';
import { themeRules } from './themes/rules.ts';
import type { Theme } from './themes/theme.types.ts';

export type { ContrastRepair } from './repair.ts';
export type { Theme, ThemeTokens } from './themes/theme.types.ts';

/** The two appearances of a color of @radix-ui/colors: `{ light: violet, dark: violetDark }`. */
export interface ScalePair {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

export interface ThemeOptions {
  /** A CSS color such as `#6e56cf`, or the scales of one. */
  brand: string | ScalePair;
  /** Grays of the page and the text. By default a gray with a trace of the brand's hue. */
  neutral?: string | ScalePair | undefined;
}

export interface CreatedTheme {
  theme: Theme;
  /** The colors that were changed to reach their contrast ratios; empty if none was. */
  repairs: ContrastRepair[];
}

/**
 * A complete theme, light and dark, from a brand color or a scale of @radix-ui/colors. Every pair of
 * colors that components draw on each other reaches 4.5:1 (text) or 3:1 (controls, focus). Runs
 * without a DOM, at build time or at run time.
 * @throws {Error} when a text is not a CSS color, or a scale does not have twelve steps.
 */
export function createTheme({ brand, neutral }: ThemeOptions): CreatedTheme {
  const tint = typeof brand === 'string' ? brand : toSteps(brand.light)[9];
  const scales = (appearance: 'light' | 'dark'): { brand: Steps; neutral: Steps } => ({
    brand:
      typeof brand === 'string' ? generateBrand(brand, appearance) : toSteps(brand[appearance]),
    neutral:
      typeof neutral === 'object'
        ? toSteps(neutral[appearance])
        : generateNeutral(neutral ?? tint, appearance),
  });
  return repairContrast(deriveTheme({ light: scales('light'), dark: scales('dark') }));
}

/**
 * The style sheet of a theme, for a `<style>` element or a file: it applies inside
 * `data-theme="<name>"`, which `<ThemeProvider theme="<name>">` sets.
 * @throws {Error} when the name has other characters than letters, digits and dashes.
 */
export function themeCss(name: string, theme: Theme): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`Not the name of a theme: ${name}`);
  return themeRules(name, theme)
    .map(({ selector, media, vars }) => {
      const declarations = Object.entries(vars).map(([key, value]) => `${key}:${value}`);
      const rule = `${selector}{${declarations.join(';')}}`;
      return media === undefined ? rule : `@media ${media}{${rule}}`;
    })
    .join('\n');
}
