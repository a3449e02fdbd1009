import type { Canvas } from './canvas.ts';
import { num, radians, sin } from './geometry.ts';

export const blur = (c: Canvas, deviation: number): string =>
  c.define(
    `blur ${deviation}`,
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
  );

export const dropShadow = (c: Canvas, dy = 6, deviation = 6, opacity = 0.6): string =>
  c.define(
    `shadow ${dy} ${deviation} ${opacity}`,
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="${num(dy)}" stdDeviation="${num(deviation)}" flood-opacity="${num(opacity)}"/></filter>`,
  );

interface LightOptions {
  /** Steepness of the form. */
  readonly depth?: number;
  /** Intensity of the highlight. */
  readonly shine?: number;
  /** Sharpness of the highlight. */
  readonly gloss?: number;
  /** Darkness of the side away from the key light, 0 to 1. */
  readonly shade?: number;
  /** Colour of the rim light, taken from the ground. */
  readonly rim?: string;
  readonly drop?: boolean;
}

const keyAzimuth = 240;
const keyElevation = 52;

/**
 * Lights a flat drawing: its blurred outline is the height map, shaded by one key light at the upper
 * left (multiplied), with a highlight (screened) and an optional coloured rim from the opposite side.
 * `form` is the blur: 1.5 feathers, 4 metal, 9 gloves and bodies.
 */
export const lit = (c: Canvas, form = 3, options: LightOptions = {}): string => {
  const { depth = form * 1.9, shine = 0.8, gloss = 22, shade = 0.55, rim, drop = true } = options;
  const key = `lit ${JSON.stringify([form, depth, shine, gloss, shade, rim, drop])}`;
  const lamp = `<feDistantLight azimuth="${keyAzimuth}" elevation="${keyElevation}"/>`;
  const flat = num(1.02 / sin(radians(keyElevation)));
  const tone = (name: string, k: number): string =>
    `<feFunc${name} type="linear" slope="${num(k)}" intercept="${num(1 - k)}"/>`;
  return c.define(key, (id) => {
    let steps = `<feGaussianBlur in="SourceAlpha" stdDeviation="${num(form)}" result="h"/>`;
    steps += `<feDiffuseLighting in="h" surfaceScale="${num(depth)}" diffuseConstant="${flat}" result="d0">${lamp}</feDiffuseLighting>`;
    steps += `<feComponentTransfer in="d0" result="d1">${tone('R', shade)}${tone('G', shade)}${tone('B', shade * 0.9)}</feComponentTransfer>`;
    steps += '<feBlend in="SourceGraphic" in2="d1" mode="multiply" result="m"/>';
    steps += `<feSpecularLighting in="h" surfaceScale="${num(depth)}" specularConstant="${num(shine)}" specularExponent="${gloss}" lighting-color="#fff" result="sp">${lamp}</feSpecularLighting>`;
    steps += '<feBlend in="sp" in2="m" mode="screen" result="x"/>';
    if (rim !== undefined) {
      steps += `<feSpecularLighting in="h" surfaceScale="${num(depth)}" specularConstant="1.1" specularExponent="14" lighting-color="${rim}" result="rp"><feDistantLight azimuth="${keyAzimuth - 180}" elevation="28"/></feSpecularLighting>`;
      steps += '<feBlend in="rp" in2="x" mode="screen" result="x"/>';
    }
    steps += '<feComposite in="x" in2="SourceAlpha" operator="in" result="o"/>';
    if (drop) {
      steps += '<feDropShadow in="o" dx="0" dy="5" stdDeviation="5" flood-opacity=".5"/>';
    }
    return `<filter id="${id}" x="-25%" y="-25%" width="150%" height="160%" color-interpolation-filters="sRGB">${steps}</filter>`;
  });
};

/** Converts fractal noise to colour and transparency with a colour matrix. */
export const noise = (
  c: Canvas,
  frequency: string,
  octaves: number,
  seed: number,
  matrix: string,
): string =>
  c.define(
    `noise ${frequency} ${octaves} ${seed} ${matrix}`,
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`,
  );

/** Light on polished metal. */
export const polished = (c: Canvas, form = 4): string =>
  lit(c, form, { depth: form * 2.2, shine: 1, gloss: 20, rim: '#ff9a3a' });
