import { contrastRatio } from './primitives/colour.ts';
import { themes } from './themes/index.ts';
import {
  type Appearance,
  appearances,
  type ThemeName,
  type ThemeTokens,
  themeNames,
  tones,
} from './themes/theme.types.ts';

export { contrastRatio };

/** WCAG 2.2: text that must be read (1.4.3), and parts of controls and graphics (1.4.11). */
export const TEXT = 4.5;
export const PART = 3;

type Colours = ThemeTokens['color'];

export interface ContrastPair {
  name: string;
  /** Minimum ratio. */
  atLeast: number;
  foreground: (color: Colours) => string;
  background: (color: Colours) => string;
}

const grounds = ['page', 'surface', 'raised', 'sunken'] as const;
const pair = (
  name: string,
  atLeast: number,
  foreground: ContrastPair['foreground'],
  background: ContrastPair['background'],
): ContrastPair => ({ name, atLeast, foreground, background });

/** Every pair of tokens that components draw on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => [
    pair(
      `fg.default on bg.${ground}`,
      TEXT,
      (c) => c.fg.default,
      (c) => c.bg[ground],
    ),
    pair(
      `fg.muted on bg.${ground}`,
      TEXT,
      (c) => c.fg.muted,
      (c) => c.bg[ground],
    ),
    pair(
      `fg.subtle on bg.${ground}`,
      PART,
      (c) => c.fg.subtle,
      (c) => c.bg[ground],
    ),
    pair(
      `border.focus on bg.${ground}`,
      PART,
      (c) => c.border.focus,
      (c) => c.bg[ground],
    ),
    ...tones.map((tone) =>
      pair(
        `${tone}.fg on bg.${ground}`,
        TEXT,
        (c) => c.tone[tone].fg,
        (c) => c.bg[ground],
      ),
    ),
  ]),
  ...(['page', 'surface', 'raised'] as const).flatMap((ground) => [
    // Links are not used on the sunken background.
    pair(
      `fg.link on bg.${ground}`,
      TEXT,
      (c) => c.fg.link,
      (c) => c.bg[ground],
    ),
    ...tones.map((tone) =>
      pair(
        `${tone}.solid on bg.${ground}`,
        PART,
        (c) => c.tone[tone].solid,
        (c) => c.bg[ground],
      ),
    ),
  ]),
  ...(['page', 'surface'] as const).map((ground) =>
    pair(
      `border.strong on bg.${ground}`,
      PART,
      (c) => c.border.strong,
      (c) => c.bg[ground],
    ),
  ),
  ...tones.flatMap((tone) => [
    ...(['solid', 'solidHover', 'solidActive'] as const).map((ground) =>
      pair(
        `${tone}.onSolid on ${ground}`,
        TEXT,
        (c) => c.tone[tone].onSolid,
        (c) => c.tone[tone][ground],
      ),
    ),
    ...(['soft', 'softHover'] as const).map((ground) =>
      pair(
        `${tone}.fg on ${ground}`,
        TEXT,
        (c) => c.tone[tone].fg,
        (c) => c.tone[tone][ground],
      ),
    ),
  ]),
  pair(
    'fg.muted on brand.soft',
    TEXT,
    (c) => c.fg.muted,
    (c) => c.tone.brand.soft,
  ),
];

export interface ContrastResult {
  theme: ThemeName;
  appearance: Appearance;
  pair: string;
  atLeast: number;
  ratio: number;
}

/** The measured ratio of every pair in every theme and appearance. */
export function measureContrast(): ContrastResult[] {
  return themeNames.flatMap((theme) =>
    appearances.flatMap((appearance) =>
      contrastPairs.map(({ name, atLeast, foreground, background }) => {
        const { color } = themes[theme][appearance];
        return {
          theme,
          appearance,
          pair: name,
          atLeast,
          ratio: contrastRatio(foreground(color), background(color)),
        };
      }),
    ),
  );
}
