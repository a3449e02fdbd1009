import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { circle } from '../shapes.ts';

/** Big bright eyes for creatures that are drawn by hand. */
export const gaze = (c: Canvas, x: number, y: number, r: number, iris: string, look = 0): string =>
  circle(x, y, r, c.radial(['#fff', '#fff', '#c8c8d8'])) +
  circle(
    x + look,
    y + r * 0.12,
    r * 0.66,
    c.radial([lighter(iris, 0.4), iris, darker(iris, 0.6)]),
  ) +
  circle(x + look, y + r * 0.12, r * 0.38, '#08060a') +
  circle(x + look - r * 0.24, y - r * 0.2, r * 0.22, '#fff') +
  circle(x + look + r * 0.26, y + r * 0.36, r * 0.1, { fill: '#fff', opacity: 0.8 });
