import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, hsl } from '../colour.ts';
import { num, repeat } from '../geometry.ts';
import { blur } from '../light.ts';
import { group, line, path, rect } from '../shapes.ts';

/** A paper lantern on its string. */
export const lantern = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  hue = 0,
  blurred = 0,
): string => {
  const rib = (k: number): string =>
    `M${num(x)} ${num(y - r)}C${num(x + r * 1.3 * k)} ${num(y - r)} ${num(x + r * 1.3 * k)} ${num(y + r)} ${num(x)} ${num(y + r)}`;
  const body = `${rib(1)}C${num(x - r * 1.3)} ${num(y + r)} ${num(x - r * 1.3)} ${num(y - r)} ${num(x)} ${num(y - r)}Z`;
  const cap = c.linear(gold, 0);
  const art =
    line(`M${num(x)} ${num(y - r - 220)}V${num(y - r)}`, '#ffd75a', 1.2) +
    glow(c, x, y, r * 2.4, hsl(hue + 20, 100, 60), 0.7) +
    path(
      body,
      c.radial([
        [0, '#fff6c0'],
        [0.35, hsl(hue + 25, 100, 62)],
        [0.8, hsl(hue, 92, 44)],
        [1, hsl(hue, 95, 24)],
      ]),
    ) +
    [-0.8, -0.45, 0, 0.45, 0.8]
      .map((k) => line(rib(k), hsl(hue, 90, 22), 1.4, { opacity: 0.45 }))
      .join('') +
    rect(x - r * 0.42, y - r - 5, r * 0.84, 9, cap, 2) +
    rect(x - r * 0.42, y + r - 4, r * 0.84, 9, cap, 2) +
    repeat(7, (i) =>
      line(
        `M${num(x + (i - 3) * r * 0.1)} ${num(y + r + 5)}V${num(y + r * 1.7 + c.between(-4, 4))}`,
        c.pick(['#ffd75a', '#ff9a3a', hsl(hue, 80, 55)]),
        1.6,
      ),
    );
  return blurred ? group(art, { filter: blur(c, blurred) }) : art;
};
