import { clampChroma, converter, formatHex } from 'culori';
import type { Appearance } from '../themes/theme.types.ts';
import { parseColour } from './colour.ts';
import { type Steps, toSteps } from './steps.ts';

/** Lightness in OKLCH, and chroma relative to the strongest step. */
type Curve = readonly (readonly [lightness: number, chroma: number])[];

/** The mean of Radix's hues, step by step; its bright hues (sky to orange) are left out. */
const brandCurves: Record<Appearance, Curve> = {
  light: [
    [0.993, 0.02],
    [0.982, 0.07],
    [0.957, 0.15],
    [0.929, 0.25],
    [0.898, 0.33],
    [0.859, 0.43],
    [0.806, 0.54],
    [0.735, 0.71],
    [0.618, 1],
    [0.588, 0.98],
    [0.537, 0.91],
    [0.331, 0.48],
  ],
  dark: [
    [0.188, 0.1],
    [0.211, 0.13],
    [0.264, 0.3],
    [0.305, 0.43],
    [0.346, 0.48],
    [0.394, 0.52],
    [0.453, 0.58],
    [0.53, 0.69],
    [0.618, 1],
    [0.657, 0.97],
    [0.783, 0.84],
    [0.909, 0.36],
  ],
};

/** The mean of Radix's six grays. */
const neutralCurves: Record<Appearance, Curve> = {
  light: [
    [0.992, 0.11],
    [0.982, 0.16],
    [0.956, 0.23],
    [0.932, 0.27],
    [0.909, 0.37],
    [0.886, 0.39],
    [0.852, 0.48],
    [0.792, 0.63],
    [0.643, 0.83],
    [0.608, 0.8],
    [0.502, 0.69],
    [0.242, 0.68],
  ],
  dark: [
    [0.179, 0.19],
    [0.213, 0.19],
    [0.252, 0.22],
    [0.283, 0.31],
    [0.312, 0.36],
    [0.348, 0.43],
    [0.4, 0.5],
    [0.49, 0.67],
    [0.536, 0.83],
    [0.582, 0.77],
    [0.768, 0.59],
    [0.948, 0.15],
  ],
};

/** Chroma of the strongest step of a tinted gray. */
const NEUTRAL_CHROMA = 0.016;

const toOklch = converter('oklch');

/**
 * The twelve steps of a brand color. In the light appearance, the brand color itself is the step
 * that fills a solid button; the contrast repair darkens it where white on it could not be read.
 */
export function generateBrand(color: string, appearance: Appearance): Steps {
  const scale = generate(color, brandCurves[appearance], toOklch(parseColour(color)).c);
  return appearance === 'light' ? { ...scale, 11: formatHex(parseColour(color)) } : scale;
}

/** The twelve steps of a gray with a trace of the brand's hue. */
export function generateNeutral(color: string, appearance: Appearance): Steps {
  const chroma = Math.min(NEUTRAL_CHROMA, toOklch(parseColour(color)).c);
  return generate(color, neutralCurves[appearance], chroma);
}

function generate(color: string, curve: Curve, strongest: number): Steps {
  const { h = 0 } = toOklch(parseColour(color));
  return toSteps(
    curve.map(([l, chroma]) =>
      formatHex(clampChroma({ mode: 'oklch', l, c: chroma * strongest, h }, 'oklch')),
    ),
  );
}
