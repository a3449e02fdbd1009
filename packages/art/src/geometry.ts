export type Point = readonly [x: number, y: number];

export const { PI, sin, cos, abs, min, max, sqrt, floor, hypot, atan2 } = Math;

/** A number for SVG: two decimals at most. */
export const num = (value: number): string => String(Math.round(value * 100) / 100);

export const radians = (degrees: number): number => (degrees * PI) / 180;

/** Creates `count` values by index. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Joined drawings of `count` indexes. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  times(count, draw).join('');

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

const at = (points: readonly Point[], index: number): Point => points[index] ?? [0, 0];

/** A Catmull-Rom curve through the points, as Bézier segments. */
export const smooth = (points: readonly Point[], closed = true): string => {
  const n = points.length;
  const get = (i: number): Point =>
    closed ? at(points, (i + n) % n) : at(points, max(0, min(n - 1, i)));
  const first = get(0);
  let d = `M${num(first[0])} ${num(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, e] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    d += `C${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)} `;
    d += `${num(c[0] - (e[0] - b[0]) / 6)} ${num(c[1] - (e[1] - b[1]) / 6)} `;
    d += `${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${d}Z` : d;
};

export const polar = (x: number, y: number, radius: number, degrees: number): Point => [
  x + radius * cos(radians(degrees)),
  y + radius * sin(radians(degrees)),
];

export const star = (
  x: number,
  y: number,
  outer: number,
  inner: number,
  tips: number,
  turn = -90,
): string =>
  polygon(times(tips * 2, (i) => polar(x, y, i % 2 ? inner : outer, turn + (i * 180) / tips)));

export const arcPoints = (
  x: number,
  y: number,
  radius: number,
  from: number,
  to: number,
  count = 14,
  squash = 1,
): Point[] =>
  times(count, (i) => {
    const a = radians(from + ((to - from) * i) / (count - 1));
    return [x + radius * cos(a), y + radius * squash * sin(a)];
  });

export const disc = (x: number, y: number, r: number): string =>
  `M${num(x + r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x - r)} ${num(y)}A${num(r)} ${num(r)} 0 1 1 ${num(x + r)} ${num(y)}Z`;

/** Card suits in a box of about 90 x 90 around the origin. */
export const suits = {
  hearts: 'M0 42C-60 4 -48 -40 -22 -40C-8 -40 0 -30 0 -20C0 -30 8 -40 22 -40C48 -40 60 4 0 42Z',
  spades:
    'M0 -44C-10 -22 -44 -6 -44 16C-44 34 -18 40 -5 22C-5 34 -10 42 -18 45L18 45C10 42 5 34 5 22C18 40 44 34 44 16C44 -6 10 -22 0 -44Z',
  diamonds: 'M0 -46L34 0L0 46L-34 0Z',
  clubs:
    'M0 -44A20 20 0 0 1 15 -10A20 20 0 1 1 6 18C6 32 10 40 18 44L-18 44C-10 40 -6 32 -6 18A20 20 0 1 1 -15 -10A20 20 0 0 1 0 -44Z',
} as const;

export type Suit = keyof typeof suits;

interface Tube {
  readonly d: string;
  readonly left: readonly Point[];
  readonly right: readonly Point[];
}

/** A tapered tube along a spine; `width` gives half the breadth at 0 (start) to 1 (end). */
export const tube = (spine: readonly Point[], width: (t: number) => number): Tube => {
  const n = spine.length;
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y], i) => {
    const a = at(spine, max(0, i - 1));
    const b = at(spine, min(n - 1, i + 1));
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = hypot(dx, dy) || 1;
    const w = width(i / (n - 1));
    left.push([x - (dy / length) * w, y + (dx / length) * w]);
    right.push([x + (dy / length) * w, y - (dx / length) * w]);
  });
  return { d: smooth([...left, ...right.slice().reverse()]), left, right };
};

/** Position on a spine at 0 to 1, and its direction in degrees. */
export const along = (spine: readonly Point[], t: number): { point: Point; angle: number } => {
  const position = max(0, min(spine.length - 1.001, t * (spine.length - 1)));
  const i = floor(position);
  const [a, b] = [at(spine, i), at(spine, i + 1)];
  const k = position - i;
  return {
    point: [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k],
    angle: (atan2(b[1] - a[1], b[0] - a[0]) * 180) / PI,
  };
};
