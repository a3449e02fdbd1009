import type { Canvas } from '../canvas.ts';
import { lit } from '../light.ts';
import { circle, group, line, path, place, rect } from '../shapes.ts';

/** A glass of cola with ice, straw and bubbles. */
export const cola = (c: Canvas, x: number, y: number, scale: number): string =>
  place(
    line('M20 -140L4 60', '#ff4a5a', 9) +
      group(
        path('M-52 -96L-38 96Q0 108 38 96L52 -96Z', c.linear(['#a8481a', '#4a1408', '#240804'])),
        { filter: lit(c, 5, { depth: 9, shine: 0.9, rim: '#ffb06a' }) },
      ) +
      [
        [-20, -60, 12],
        [14, -66, -8],
        [-2, -34, 20],
        [22, -20, 4],
      ]
        .map(([dx = 0, dy = 0, turn = 0]) =>
          rect(
            -14,
            -14,
            28,
            28,
            { fill: '#fff', opacity: 0.4, move: `translate(${dx} ${dy}) rotate(${turn})` },
            5,
          ),
        )
        .join('') +
      [...Array(16).keys()]
        .map((i) =>
          circle(-26 + ((i * 17) % 52), 80 - ((i * 29) % 150), 2.4, {
            fill: '#ffd8a8',
            opacity: 0.8,
          }),
        )
        .join('') +
      line('M-42 -80L-30 80', '#fff', 6, { opacity: 0.6 }),
    x,
    y,
    8,
    scale,
  );
