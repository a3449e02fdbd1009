import type { Canvas } from '../canvas.ts';
import { lit } from '../light.ts';
import { group, path, place } from '../shapes.ts';

const directions = {
  up: { turn: 0, light: '#3aff8a', dark: '#067a3a' },
  down: { turn: 180, light: '#ff5a7a', dark: '#8a0a2a' },
} as const;

/** An arrow, green upwards or red downwards, slightly turned. */
export const arrow = (
  c: Canvas,
  direction: keyof typeof directions,
  x: number,
  y: number,
  scale = 0.92,
): string => {
  const { turn, light, dark } = directions[direction];
  const shape = path('M0 -52L36 -4H16V52H-16V-4H-36Z', c.linear(['#fff', light, dark]));
  const shaded = group(shape, { filter: lit(c, 4, { depth: 9, shine: 0.9, rim: light }) });
  return place(shaded, x, y, turn + 8, scale);
};
