import { contrastRatio } from './primitives/colour.ts';
import { type ThemeTokens, type Tone, type ToneTokens, tones } from './themes/theme.types.ts';

/** WCAG 2.2: text that must be read (1.4.3), and parts of controls and graphics (1.4.11). */
export const TEXT = 4.5;
export const PART = 3;

type Colours = ThemeTokens['color'];

/** A color of a theme: `fg.muted`, `tone.brand.onSolid`. */
export type ColourPath =
  | `bg.${keyof Colours['bg']}`
  | `fg.${keyof Colours['fg']}`
  | `border.${keyof Colours['border']}`
  | `tone.${Tone}.${keyof ToneTokens}`;

export interface ContrastPair {
  name: string;
  /** Minimum ratio. */
  atLeast: number;
  foreground: ColourPath;
  background: ColourPath;
}

/** A pair in one theme and appearance. */
export interface ContrastMeasurement extends ContrastPair {
  ratio: number;
}

const grounds = ['page', 'surface', 'raised', 'sunken'] as const;

function pair(foreground: ColourPath, background: ColourPath, atLeast: number): ContrastPair {
  const [text, ground] = [foreground, background].map((path) => path.replace(/^tone\./, ''));
  return { name: `${text} on ${ground}`, atLeast, foreground, background };
}

/** Every pair of tokens that components draw on each other. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => [
    pair('fg.default', `bg.${ground}`, TEXT),
    pair('fg.muted', `bg.${ground}`, TEXT),
    pair('fg.subtle', `bg.${ground}`, PART),
    pair('border.focus', `bg.${ground}`, PART),
    ...tones.map((tone) => pair(`tone.${tone}.fg`, `bg.${ground}`, TEXT)),
  ]),
  ...(['page', 'surface', 'raised'] as const).flatMap((ground) => [
    // Links are not used on the sunken background.
    pair('fg.link', `bg.${ground}`, TEXT),
    ...tones.map((tone) => pair(`tone.${tone}.solid`, `bg.${ground}`, PART)),
  ]),
  ...(['page', 'surface'] as const).map((ground) => pair('border.strong', `bg.${ground}`, PART)),
  ...tones.flatMap((tone) => [
    ...(['solid', 'solidHover', 'solidActive'] as const).map((ground) =>
      pair(`tone.${tone}.onSolid`, `tone.${tone}.${ground}`, TEXT),
    ),
    ...(['soft', 'softHover'] as const).map((ground) =>
      pair(`tone.${tone}.fg`, `tone.${tone}.${ground}`, TEXT),
    ),
  ]),
  pair('fg.muted', 'tone.brand.soft', TEXT),
];

/** The measured ratio of every pair in one appearance of a theme. */
export function measurePairs({ color }: ThemeTokens): ContrastMeasurement[] {
  return contrastPairs.map((pair) => ({
    ...pair,
    ratio: contrastRatio(readColour(color, pair.foreground), readColour(color, pair.background)),
  }));
}

export function readColour(color: Colours, path: ColourPath): string {
  const value = path.split('.').reduce<object>((group, key) => Reflect.get(group, key), color);
  return String(value);
}

/** A copy of the colors with another value at `path`. */
export function withColour(color: Colours, path: ColourPath, value: string): Colours {
  const copy = structuredClone(color);
  const keys = path.split('.');
  const group = keys.slice(0, -1).reduce<object>((inner, key) => Reflect.get(inner, key), copy);
  Reflect.set(group, keys.at(-1) ?? '', value);
  return copy;
}
