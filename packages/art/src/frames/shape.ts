import type { Canvas } from '../canvas.ts';
import { type Point, times } from '../geometry.ts';
import { noise } from '../light.ts';
import { group, rect } from '../shapes.ts';

/** A rounded opening with counter-clockwise winding, which cuts a hole into the surrounding path. */
export const opening = (inset: number, radius: number): string => {
  const [l, t, r, b] = [inset, inset, 300 - inset, 400 - inset];
  const arc = `A${radius} ${radius} 0 0 0`;
  return `M${l + radius} ${t}${arc} ${l} ${t + radius}V${b - radius}${arc} ${l + radius} ${b}H${r - radius}${arc} ${r} ${b - radius}V${t + radius}${arc} ${r - radius} ${t}Z`;
};

export const band = (inset: number, radius: number): string =>
  `M-20 -20H320V420H-20Z${opening(inset, radius)}`;

/** Grain laid over a shape: dark and light flecks stretched along `frequency`. */
export const grain = (c: Canvas, d: string, frequency: string, strength: number): string =>
  group(
    rect(-20, -20, 340, 440, {
      filter: noise(
        c,
        frequency,
        4,
        Math.floor(c.between(1, 99)),
        '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 3.4 0 0 0 -1.5',
      ),
    }),
    { clip: c.clip(d), opacity: strength, blend: 'multiply' },
  );

export const corners: readonly Point[] = [
  [22, 22],
  [278, 22],
  [278, 378],
  [22, 378],
];

/** Evenly spaced positions along the four sides, with direction. */
export const around = (inset: number, gap: number): { point: Point; turn: number }[] => {
  const [w, h] = [300 - inset * 2, 400 - inset * 2];
  const [across, down] = [Math.round(w / gap), Math.round(h / gap)];
  return [
    ...times(across, (i) => ({ point: [inset + (i * w) / across, inset] as Point, turn: 0 })),
    ...times(down, (i) => ({ point: [300 - inset, inset + (i * h) / down] as Point, turn: 90 })),
    ...times(across, (i) => ({
      point: [300 - inset - (i * w) / across, 400 - inset] as Point,
      turn: 180,
    })),
    ...times(down, (i) => ({ point: [inset, 400 - inset - (i * h) / down] as Point, turn: 270 })),
  ];
};
