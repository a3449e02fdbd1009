import type { Canvas } from '../canvas.ts';
import type { Tone } from '../colour.ts';
import { blur } from '../light.ts';
import { circle, ellipse, place } from '../shapes.ts';

/** A glossy ball: light from the upper left, a rim from the lower right. */
export const sphere = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  [light, middle, dark]: Tone,
  rim = light,
): string =>
  place(
    circle(
      0,
      0,
      50,
      c.radial(
        [
          [0, light],
          [0.42, middle],
          [0.86, dark],
          [1, dark],
        ],
        0.5,
        0.5,
        0.56,
        0.34,
        0.28,
      ),
    ) +
      circle(0, 0, 48, {
        fill: 'none',
        stroke: rim,
        width: 3,
        opacity: 0.55,
        dash: '86 400',
        move: 'rotate(20)',
        filter: blur(c, 1.2),
      }) +
      ellipse(-15, -25, 19, 11, {
        fill: c.linear([
          [0, '#fff', 0.95],
          [1, '#fff', 0.05],
        ]),
        move: 'rotate(-28 -15 -25)',
      }),
    x,
    y,
    0,
    r / 50,
  );
