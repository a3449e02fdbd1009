import { glint, glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import type { Tone } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import {
  atan2,
  cos,
  disc,
  hypot,
  num,
  PI,
  polygon,
  polyline,
  repeat,
  sin,
  sqrt,
  times,
} from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, path, rect } from '../shapes.ts';

type Vector = readonly [number, number, number];

const unit = (v: Vector): Vector => {
  const l = hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};
const blend = (a: Vector, b: Vector, t: number): Vector =>
  unit([a[0] * (1 - t) + b[0] * t, a[1] * (1 - t) + b[1] * t, a[2] * (1 - t) + b[2] * t]);
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

const icosahedron = (): Vector[] => {
  const phi = (1 + sqrt(5)) / 2;
  return [-1, 1]
    .flatMap((a) =>
      [-phi, phi].flatMap((b): Vector[] => [
        [0, a, b],
        [a, b, 0],
        [b, 0, a],
      ]),
    )
    .map(unit);
};

/** A football: a truncated icosahedron turned by two angles (radians). */
export const football = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  look: { tilt?: number; turn?: number; ink?: string; rim?: string; shade?: string } = {},
): string => {
  const { tilt = 0.7, turn = 0.3, ink = '#12151c', rim = '#7dffb0', shade = '#0a1a3a' } = look;
  const corners = icosahedron().map(([vx, vy, vz]): Vector => {
    const [x1, z1] = [vx * cos(turn) + vz * sin(turn), -vx * sin(turn) + vz * cos(turn)];
    return [x1, vy * cos(tilt) - z1 * sin(tilt), vy * sin(tilt) + z1 * cos(tilt)];
  });
  const project = (v: Vector) => [x + v[0] * r, y + v[1] * r] as const;
  const toEdge = (v: Vector): Vector =>
    v[2] < 0 ? [v[0] / hypot(v[0], v[1]), v[1] / hypot(v[0], v[1]), 0] : v;
  let pentagons = '';
  let seams = '';
  for (const v of corners) {
    const near = corners.filter((u) => u !== v && hypot(...minus(u, v)) < 1.1);
    const [one = v] = near;
    const e1 = unit(minus(one, v));
    const e2 = cross(v, e1);
    near.sort((a, b) => atan2(dot(a, e2), dot(a, e1)) - atan2(dot(b, e2), dot(b, e1)));
    const ring = near.map((u) => blend(v, u, 0.345));
    if (v[2] > -0.35) {
      const outline = ring.flatMap((p, k) =>
        times(4, (t) => blend(p, ring[(k + 1) % ring.length] ?? p, t / 4)),
      );
      pentagons += path(polygon(outline.map(toEdge).map(project)), ink);
    }
    for (const u of near) {
      const [a, b] = [blend(v, u, 0.345), blend(v, u, 0.655)];
      if (a[2] > 0 && b[2] > -0.1)
        seams += line(
          polyline([0, 0.25, 0.5, 0.75, 1].map((t) => project(blend(a, b, t)))),
          '#5a6274',
          2,
        );
    }
  }
  return (
    ellipse(x, y + r + 26, r * 0.9, 14, { fill: '#000', opacity: 0.5, filter: blur(c, 8) }) +
    group(
      circle(x, y, r, c.linear(['#ffffff', '#eef1f6'])) +
        group(pentagons, { filter: lit(c, 1.2, { depth: 2, shine: 0.5, drop: false }) }) +
        seams +
        circle(
          x,
          y,
          r,
          c.radial(
            [
              [0, '#fff', 0.55],
              [0.35, '#fff', 0],
              [0.7, shade, 0.28],
              [0.92, '#020816', 0.78],
              [1, '#020816', 0.85],
            ],
            0.5,
            0.5,
            0.56,
            0.32,
            0.24,
          ),
        ),
      { clip: c.clip(disc(x, y, r)) },
    ) +
    line(
      `M${num(x - r * 0.9)} ${num(y + r * 0.4)}A${num(r * 0.98)} ${num(r * 0.98)} 0 0 0 ${num(x + r * 0.7)} ${num(y + r * 0.68)}`,
      rim,
      5,
      { opacity: 0.8, filter: blur(c, 2.4) },
    )
  );
};

/** A basketball with its grain. */
export const basketball = (c: Canvas, x: number, y: number, r: number, turn = -18): string => {
  const seams = [
    `M${-r} 6Q0 -34 ${r} -10`,
    `M-8 ${-r}Q34 0 -4 ${r}`,
    'M-62 -72Q-4 -8 -66 66',
    'M66 -66Q10 -10 62 70',
  ];
  const grain = repeat(700, () => {
    const [a, q] = [c.between(0, 2 * PI), r * sqrt(c.random())];
    return circle(q * cos(a), q * sin(a), 0.9, { fill: '#5a1a00', opacity: 0.28 });
  });
  const marks =
    seams.map((d) => line(d, '#1c0904', 5.5)).join('') +
    group(seams.map((d) => line(d, '#ffb06a', 1)).join(''), {
      opacity: 0.5,
      move: 'translate(-3 -3)',
    });
  return group(
    group(
      circle(
        0,
        0,
        r,
        c.radial(['#ffd08a', '#f5832a', '#b3470a', '#4a1500'], 0.5, 0.5, 0.56, 0.34, 0.26),
      ) +
        grain +
        group(marks, { move: `rotate(${turn}) scale(${num(r / 92)})` }) +
        circle(
          0,
          0,
          r,
          c.radial(
            [
              [0, '#fff', 0.3],
              [0.4, '#fff', 0],
              [0.75, '#2a0a00', 0.1],
              [1, '#1a0500', 0.7],
            ],
            0.5,
            0.5,
            0.55,
            0.34,
            0.26,
          ),
        ),
      { clip: c.clip(disc(0, 0, r)) },
    ) +
      line(
        `M${num(-r * 0.9)} ${num(r * 0.42)}A${r} ${r} 0 0 0 ${num(r * 0.78)} ${num(r * 0.62)}`,
        '#ffe08a',
        5,
        { opacity: 0.9, filter: blur(c, 2.4) },
      ),
    { move: `translate(${x} ${y})` },
  );
};

/** Ring and net from below, board behind. */
export const hoop = (c: Canvas, x: number, y: number, w: number): string => {
  const strands = repeat(9, (i) => {
    const k = (i - 4) / 4;
    return line(
      `M${num(x + k * w)} ${num(y + 8 * (1 - k * k))}Q${num(x + k * w * 0.75 + (i % 2 ? 8 : -8))} ${y + 36} ${num(x + k * w * 0.52)} ${y + 76}`,
      '#fff',
      2.4,
      { opacity: 0.85 },
    );
  });
  const bands = repeat(3, (i) =>
    line(
      `M${num(x - w * (0.9 - i * 0.14))} ${y + 22 + i * 20}Q${x} ${y + 38 + i * 20} ${num(x + w * (0.9 - i * 0.14))} ${y + 22 + i * 20}`,
      '#fff',
      1.8,
      { opacity: 0.7 },
    ),
  );
  return (
    group(
      rect(
        x - w * 1.9,
        y - w * 2.1,
        w * 3.8,
        w * 2.3,
        {
          fill: c.linear([
            [0, '#dff0ff', 0.38],
            [1, '#7ab0e0', 0.16],
          ]),
          stroke: '#fff',
          width: 4,
        },
        6,
      ) +
        rect(
          x - w * 0.8,
          y - w * 1.2,
          w * 1.6,
          w * 1.1,
          { fill: 'none', stroke: '#ff5a2a', width: 4 },
          2,
        ),
      {},
    ) +
    strands +
    bands +
    group(
      ellipse(x, y, w, w * 0.2, {
        fill: 'none',
        stroke: c.linear(['#ff8a4a', '#e0340a', '#8a1a00']),
        width: 7,
      }),
      { filter: lit(c, 2, { depth: 5 }) },
    )
  );
};

/** A boxing glove; mirror it with `flip`. */
export const glove = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  flip: 1 | -1,
  tones: Tone,
  rim: string,
  scale = 1,
): string =>
  group(
    group(
      path(
        'M-44 20C-62 -34 -34 -88 14 -88C58 -88 74 -46 64 -8C58 18 48 36 44 58L-30 58C-32 44 -38 34 -44 20Z',
        c.linear(tones),
      ),
      { filter: lit(c, 9, { depth: 16, shine: 1, gloss: 30, rim }) },
    ) +
      group(
        path(
          'M-44 10C-58 -14 -62 -40 -46 -50C-28 -58 -18 -34 -12 -12C-8 6 -20 22 -32 22Z',
          c.linear(tones),
        ),
        { filter: lit(c, 5, { depth: 10, shine: 1, gloss: 30 }) },
      ) +
      line('M-10 -74Q30 -84 50 -54', '#fff', 9, { opacity: 0.55, filter: blur(c, 3) }) +
      path('M14 -18Q40 -26 60 -16M6 -2Q34 4 56 6', {
        stroke: '#1a0008',
        width: 2.5,
        opacity: 0.5,
      }) +
      group(path('M-34 58H48L44 104H-32Z', c.linear(['#fff', '#e6e0da', '#a59a92'])), {
        filter: lit(c, 3, { depth: 6, shine: 0.5 }),
      }) +
      rect(-33, 70, 79, 14, tones[1]) +
      repeat(3, (i) =>
        path(`M-4 ${62 + i * 13}L18 ${70 + i * 13}M18 ${62 + i * 13}L-4 ${70 + i * 13}`, {
          stroke: '#7a6a62',
          width: 1.5,
        }),
      ),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${num(flip * scale)} ${num(scale)})` },
  );

/** The flash where two things meet. */
export const impact = (c: Canvas, x: number, y: number, size: number, color = '#ffe08a'): string =>
  glow(c, x, y, size * 1.6, color, 0.9, '#fff') +
  glint(c, x, y, size, '#fff', 12) +
  glint(c, x, y, size * 0.7, color, 52);

/** A numbered ball, as in pool and lotteries. */
export const numberBall = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  label: string,
  tones: Tone,
  look: { shadow?: boolean; turn?: number } = {},
): string =>
  (look.shadow === false
    ? ''
    : ellipse(x + 4, y + r * 0.9, r, r * 0.36, {
        fill: '#000',
        opacity: 0.45,
        filter: blur(c, 4),
      })) +
  sphere(c, x, y, r, tones) +
  group(
    circle(0, 0, r * 0.5, c.radial(['#fff', '#fff', '#e2e2ea'], 0.5, 0.5, 0.55, 0.4, 0.3)) +
      circle(0, 0, r * 0.5, { fill: 'none', stroke: tones[2], width: 1, opacity: 0.4 }) +
      path(glyphs('bowlby', label, r * (label.length > 1 ? 0.56 : 0.66)), '#171a22'),
    {
      move: `translate(${num(x + r * 0.08)} ${num(y + r * 0.08)}) rotate(${num(look.turn ?? c.between(-18, 18))})`,
    },
  );
