import { glow, rays, smoke } from '../atmosphere.ts';
import type { Canvas, Stop } from '../canvas.ts';
import { repeat } from '../geometry.ts';
import { circle, group, rect } from '../shapes.ts';

/** A spot behind the hero with beams from it; darkest at the corners. */
export const burst = (
  c: Canvas,
  stops: readonly Stop[],
  options: { x?: number; y?: number; beam?: string; strength?: number; count?: number } = {},
): string => {
  const { x = 150, y = 160, beam = '#fff', strength = 0.35, count = 16 } = options;
  return (
    rect(0, 0, c.width, c.height, c.radial(stops, x / c.width, y / c.height, 0.75)) +
    rays(c, x, y, count, beam, strength)
  );
};

/** A vertical sky. */
export const sky = (c: Canvas, stops: readonly Stop[], degrees = 90): string =>
  rect(0, 0, c.width, c.height, c.linear(stops, degrees));

const stars = (c: Canvas, count = 90, bottom = 400): string =>
  repeat(count, () =>
    circle(c.between(0, c.width), c.between(0, bottom), c.between(0.3, 1.3), {
      fill: '#fff',
      opacity: c.between(0.2, 0.95),
    }),
  );

/** Two colours of cloud over a dark sky, with stars. */
export const nebula = (c: Canvas, base: readonly string[], first: string, second: string): string =>
  sky(c, base) +
  smoke(c, first, 1, '.006 .009', 0.42) +
  group(smoke(c, second, 1.1, '.01 .008', 0.48), { blend: 'screen' }) +
  stars(c);

/** A moon with its own weather. */
export const moon = (c: Canvas, x: number, y: number, r: number, tint = '#ffeec4'): string =>
  glow(c, x, y, r * 1.8, tint, 0.5) +
  circle(x, y, r, c.radial(['#fffdf4', tint, '#d8b98a'], 0.5, 0.5, 0.55, 0.35, 0.3)) +
  [
    [-0.35, -0.2, 0.16],
    [0.3, 0.1, 0.22],
    [-0.1, 0.45, 0.12],
    [0.1, -0.5, 0.1],
    [-0.5, 0.3, 0.09],
  ]
    .map(([dx = 0, dy = 0, k = 0]) =>
      circle(x + dx * r, y + dy * r, k * r, { fill: '#a8875a', opacity: 0.22 }),
    )
    .join('');
