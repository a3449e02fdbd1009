import { num } from './geometry.ts';

export const hsl = (hue: number, saturation: number, light: number, alpha = 1): string =>
  `hsla(${num(hue)},${num(saturation)}%,${num(light)}%,${num(alpha)})`;

type Rgb = readonly [number, number, number];

export const rgb = (hex: string): Rgb => {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (digit) => digit + digit) : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const hex = (channels: readonly number[]): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `amount` 0 is `from`, 1 is `to`. */
export const mix = (from: string, to: string, amount: number): string => {
  const [a, b] = [rgb(from), rgb(to)];
  return hex([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * amount));
};

export const lighter = (color: string, amount: number): string => mix(color, '#ffffff', amount);
export const darker = (color: string, amount: number): string => mix(color, '#000000', amount);

/** Light, middle and dark of one material. */
export type Tone = readonly [light: string, middle: string, dark: string];

/** Three steps of a hue, from lit to shaded. */
export const createTone = (color: string): Tone => [
  lighter(color, 0.42),
  color,
  mix(color, '#0a0414', 0.68),
];

export const gold = ['#fff7cf', '#ffd75a', '#d48a12', '#ffe48a', '#9a5a06'] as const;
export const silver = ['#ffffff', '#dfe7f2', '#8b98ae', '#f4f8ff', '#424c60'] as const;
export const bronze = ['#ffe6c8', '#e8a35e', '#9a5320', '#f6c48a', '#4c2408'] as const;
