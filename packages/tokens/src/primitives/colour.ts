import { blend, type Color, converter, formatHex, interpolate, parse, wcagContrast } from 'culori';

const toRgb = converter('rgb');

/** Channels from 0 to 1; a solid colour has no `alpha`. */
export interface RgbColour {
  mode: 'rgb';
  r: number;
  g: number;
  b: number;
  alpha?: number;
}

/**
 * Parses a CSS colour.
 * @throws {Error} when the text is not a CSS colour.
 */
export function parseColour(text: string): RgbColour {
  const colour = toRgb(parse(text));
  if (colour === undefined) throw new Error(`Not a colour: ${text}`);
  return colour;
}

/** Interpolates in sRGB: 0 is `from`, 1 is `to`. */
export function mix(from: string, to: string, share: number): string {
  return formatHex(interpolate([from, to], 'rgb')(share));
}

/** WCAG 2.2 contrast ratio on a solid background. A transparent foreground is composited first. */
export function contrastRatio(foreground: string, background: string): number {
  const ground: Color = parseColour(background);
  if ((ground.alpha ?? 1) !== 1) throw new Error(`The background must be solid: ${background}`);
  return wcagContrast(blend([ground, parseColour(foreground)], 'normal', 'rgb'), ground);
}
