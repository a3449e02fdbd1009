import type { Canvas } from '../canvas.ts';
import { num, type Point, polygon } from '../geometry.ts';
import { blur } from '../light.ts';
import { circle, ellipse, path, rect } from '../shapes.ts';

const pips: Readonly<Record<number, readonly Point[]>> = {
  1: [[50, 50]],
  2: [
    [26, 26],
    [74, 74],
  ],
  3: [
    [24, 24],
    [50, 50],
    [76, 76],
  ],
  4: [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  5: [
    [25, 25],
    [75, 25],
    [50, 50],
    [25, 75],
    [75, 75],
  ],
  6: [
    [27, 22],
    [73, 22],
    [27, 50],
    [73, 50],
    [27, 78],
    [73, 78],
  ],
};

interface DieLook {
  /** Top, left, right and shaded side. */
  readonly sides?: readonly [string, string, string, string];
  readonly pips?: readonly string[];
  readonly aces?: readonly string[];
  readonly shadow?: boolean;
}

const ivory = ['#ffffff', '#f2eee6', '#c9c2b4', '#8f8676'] as const;

/** A die from above, three faces by affine maps of a square. */
export const die = (
  c: Canvas,
  [x, y]: Point,
  size: number,
  turn: number,
  [top, left, right]: readonly [number, number, number],
  look: DieLook = {},
): string => {
  const {
    sides = ivory,
    pips: dark = ['#454a58', '#14161e', '#000'],
    aces = ['#ff6a6a', '#c00a20', '#5a000a'],
    shadow = true,
  } = look;
  const z = size;
  const face = (value: number, a: string, b: string): string =>
    rect(0, 0, 100, 100, c.linear([a, b], 50), 15) +
    rect(2, 2, 96, 96, { fill: 'none', stroke: '#fff', width: 2.5, opacity: 0.5 }, 13) +
    (pips[value] ?? [])
      .map(([px, py]) =>
        circle(
          px,
          py,
          10.5,
          c.radial(value === 1 || value === 4 ? aces : dark, 0.5, 0.5, 0.5, 0.6, 0.65),
        ),
      )
      .join('');
  const map = (m: readonly number[], content: string): string =>
    `<g transform="matrix(${m.map((value) => Math.round(value * 10_000) / 10_000).join(' ')})">${content}</g>`;
  const k = z * 0.0087;
  const h = z * 0.0045;
  const hull = polygon([
    [x - z * 0.8, y - z * 0.4],
    [x, y - z * 0.82],
    [x + z * 0.8, y - z * 0.4],
    [x + z * 0.8, y + z * 0.42],
    [x, y + z * 0.86],
    [x - z * 0.8, y + z * 0.42],
  ]);
  const [light, lit, mid, deep] = sides;
  return (
    (shadow
      ? ellipse(x, y + z * 0.72, z * 0.95, z * 0.32, {
          fill: '#000',
          opacity: 0.55,
          filter: blur(c, 7),
        })
      : '') +
    `<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">` +
    path(hull, { fill: mid, stroke: mid, width: z * 0.08, cap: 'round' }) +
    map([k, h, -k, h, x, y - z * 0.87], face(top, light, lit)) +
    map([k, h, 0, z * 0.0088, x - z * 0.87, y - z * 0.42], face(left, lit, mid)) +
    map([k, -h, 0, z * 0.0088, x, y + z * 0.03], face(right, mid, deep)) +
    '</g>'
  );
};
