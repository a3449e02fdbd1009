import { glint, glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { cos, num, PI, repeat, sin, star } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, group, line, path, rect } from '../shapes.ts';

/** The order of a single-zero wheel. */
const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

interface RouletteLook {
  readonly glow: string;
  readonly wood?: readonly [string, string, string];
  readonly turn?: number;
  readonly squash?: number;
  readonly scale?: number;
  readonly y?: number;
  readonly ball?: readonly [number, number];
}

export const roulette = (c: Canvas, look: RouletteLook): string => {
  const {
    glow: halo,
    wood = ['#3a1606', '#5a2408', '#a8561c'],
    turn = -14,
    squash = 0.86,
    scale = 1.1,
    y = 172,
    ball = [226, 120],
  } = look;
  const [outer, inner] = [122, 88];
  const at = (r: number, a: number): string => `${num(r * cos(a))} ${num(r * sin(a))}`;
  const pockets = wheelOrder
    .map((value, i) => {
      const [a, b] = [((i - 0.5) * 2 * PI) / 37, ((i + 0.5) * 2 * PI) / 37];
      const tones =
        value === 0
          ? ['#2bd47a', '#067a3a']
          : i % 2
            ? ['#f2304a', '#8a0618']
            : ['#3a3f4c', '#0c0e14'];
      return (
        path(
          `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`,
          { fill: c.linear(tones), stroke: '#ffe48a', width: 1 },
        ) +
        group(path(glyphs('russo', String(value), 12), '#fff'), {
          move: `rotate(${num(((a + b) * 90) / PI)}) translate(108 0) rotate(90)`,
        }) +
        line(`M${at(inner, a)}L${at(66, a)}`, '#ffd75a', 1.2)
      );
    })
    .join('');
  const turret = repeat(4, (i) =>
    group(rect(-4, -54, 8, 54, c.linear(gold, 0), 4) + circle(0, -54, 8, c.radial(gold)), {
      move: `rotate(${i * 90 + 22})`,
    }),
  );
  const metal = c.linear(gold, 40);
  const wheel =
    circle(0, 16, 146, { fill: '#000', opacity: 0.6, filter: blur(c, 8) }) +
    group(
      circle(
        0,
        0,
        142,
        c.radial([
          [0, wood[0]],
          [0.84, wood[1]],
          [0.9, wood[2]],
          [1, wood[0]],
        ]),
      ),
      { filter: lit(c, 4, { depth: 8, drop: false }) },
    ) +
    circle(0, 0, 131, { fill: 'none', stroke: metal, width: 7 }) +
    circle(0, 0, outer + 2, '#1a0a04') +
    group(pockets, { move: `rotate(${num(c.between(0, 360))})` }) +
    circle(0, 0, 88, { fill: 'none', stroke: metal, width: 3 }) +
    circle(
      0,
      0,
      66,
      c.radial(
        [
          [0, '#c9762e'],
          [0.5, '#7a3a10'],
          [1, '#2a0e02'],
        ],
        0.5,
        0.5,
        0.55,
        0.4,
        0.35,
      ),
    ) +
    circle(0, 0, 66, { fill: 'none', stroke: metal, width: 3 }) +
    group(
      turret +
        circle(0, 0, 20, c.radial(['#fffbe0', '#ffcf4a', '#8a4a05'], 0.5, 0.5, 0.55, 0.35, 0.3)) +
        circle(0, 0, 10, c.radial(['#fff', '#ffdf7a', '#a05c06'], 0.5, 0.5, 0.6, 0.35, 0.3)),
      { filter: lit(c, 3, { depth: 7, shine: 1 }) },
    ) +
    line('M-122 -50A131 131 0 0 1 40 -125', '#fff', 6, { opacity: 0.5, filter: blur(c, 2) });
  return (
    glow(c, 150, y, 175, halo, 0.75) +
    `<g transform="translate(150 ${y}) rotate(${turn}) scale(${num(scale)} ${num(scale * squash)})">${wheel}</g>` +
    sphere(c, ball[0], ball[1], 10, ['#fff', '#f4f4f8', '#8a90a0']) +
    glint(c, ball[0] - 4, ball[1] - 6, 14)
  );
};

/** A studio's money wheel in 16 segments. */
export const moneyWheel = (
  c: Canvas,
  tones: readonly (readonly [string, string])[],
  labels: readonly string[],
  halo: string,
  lampColors = ['#fff2a8', '#ff8a5a'],
): string => {
  const R = 112;
  const segments = repeat(16, (i) => {
    const [a, b] = [(i * PI) / 8, ((i + 1) * PI) / 8];
    return (
      path(
        `M0 0L${num(R * cos(a))} ${num(R * sin(a))}A${R} ${R} 0 0 1 ${num(R * cos(b))} ${num(R * sin(b))}Z`,
        {
          fill: c.linear(tones[i % tones.length] ?? ['#fff', '#ccc']),
          stroke: '#fff3c0',
          width: 1.5,
        },
      ) +
      group(
        path(glyphs('bowlby', labels[i % labels.length] ?? '1', 23), {
          fill: '#fff',
          stroke: '#000',
          width: 0.4,
        }),
        { move: `rotate(${num(((a + b) * 90) / PI)}) translate(82 0) rotate(90)` },
      )
    );
  });
  const lamps = repeat(24, (i) =>
    group(glow(c, 0, -126, i % 2 ? 9 : 7, lampColors[i % 2] ?? '#fff', 1, '#fff'), {
      move: `rotate(${i * 15})`,
    }),
  );
  return (
    glow(c, 150, 160, 180, halo, 0.9, '#fff') +
    group(
      circle(0, 12, 136, { fill: '#000', opacity: 0.5, filter: blur(c, 8) }) +
        group(circle(0, 0, 134, c.linear(gold, 50)), {
          filter: lit(c, 4, { depth: 9, shine: 1, drop: false }),
        }) +
        circle(0, 0, 118, '#3a0a12') +
        group(segments, { move: `rotate(${num(c.between(0, 22))})` }) +
        circle(
          0,
          0,
          R,
          c.radial([
            [0, '#000', 0],
            [0.75, '#000', 0],
            [1, '#000', 0.45],
          ]),
        ) +
        lamps +
        group(
          circle(0, 0, 28, c.radial(['#fffbe0', '#ffcf4a', '#8a4a05'], 0.5, 0.5, 0.55, 0.35, 0.3)),
          { filter: lit(c, 3, { depth: 7, shine: 1 }) },
        ) +
        path(star(0, 0, 18, 8, 5), { fill: '#b3121f', stroke: '#7a0a12', width: 1 }),
      { move: 'translate(150 166)' },
    ) +
    group(
      path('M130 12H170L150 64Z', {
        fill: c.linear(['#ff6a6a', '#c00a20']),
        stroke: '#fff',
        width: 2,
      }),
      { filter: lit(c, 2.5, { depth: 7 }) },
    ) +
    line('M40 130A118 118 0 0 1 150 48', '#fff', 10, { opacity: 0.28, filter: blur(c, 3) })
  );
};
