import { glint, glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { hsl } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { min, num, polygon, repeat } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { sphere } from '../objects/sphere.ts';
import { ellipse, group, line, mirrored, path, rect } from '../shapes.ts';

/** A cube at x, y (floor) and z (height), in a hue. */
type Cube = readonly [x: number, y: number, z: number, hue: number];

/** Glossy cubes in isometric view, drawn back to front. */
export const cubes = (c: Canvas, cells: readonly Cube[], size: number, originY: number): string => {
  const z = size;
  const order = cells
    .slice()
    .sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]) || a[2] - b[2]);
  const face = (hue: number, light: number, dark: number): string =>
    rect(0, 0, 100, 100, c.linear([hsl(hue, 92, light), hsl(hue, 92, dark)], 60), 9) +
    rect(
      14,
      14,
      72,
      72,
      c.linear([hsl(hue, 95, min(94, light + 8)), hsl(hue, 92, dark - 2)], 230),
      8,
    ) +
    rect(5, 5, 90, 90, { fill: 'none', stroke: '#fff', width: 4, opacity: 0.35 }, 8);
  const map = (m: readonly number[], content: string): string =>
    `<g transform="matrix(${m.map((v) => Math.round(v * 10_000) / 10_000).join(' ')})">${content}</g>`;
  return order
    .map(([x, y, k, hue]) => {
      const [X, Y] = [150 + (x - y) * z * 0.87, originY + (x + y) * z * 0.5 - k * z];
      return (
        path(
          polygon([
            [X, Y - z],
            [X + z * 0.87, Y - z * 0.5],
            [X + z * 0.87, Y + z * 0.5],
            [X, Y + z],
            [X - z * 0.87, Y + z * 0.5],
            [X - z * 0.87, Y - z * 0.5],
          ]),
          hsl(hue, 90, 22),
        ) +
        map([z * 0.0087, z * 0.005, -z * 0.0087, z * 0.005, X, Y - z], face(hue, 78, 62)) +
        map([z * 0.0087, z * 0.005, 0, z * 0.01, X - z * 0.87, Y - z * 0.5], face(hue, 54, 42)) +
        map([z * 0.0087, -z * 0.005, 0, z * 0.01, X, Y], face(hue, 38, 27))
      );
    })
    .join('');
};

interface ShipLook {
  readonly hull: readonly [string, string, string];
  readonly trim: string;
  readonly laser: string;
}

/** A fighter seen from above, engines lit. Pose it to bank. */
export const starship = (c: Canvas, { hull, trim, laser }: ShipLook): string => {
  const fx = lit(c, 3.5, { depth: 7, shine: 1, rim: laser });
  const beams = [44, 256]
    .map(
      (x) =>
        rect(x - 4, -60, 8, 236, {
          fill: c.linear([
            [0, laser, 0],
            [1, laser, 0.9],
          ]),
          filter: blur(c, 3),
        }) +
        rect(
          x - 1.5,
          -60,
          3,
          236,
          c.linear([
            [0, '#fff', 0],
            [1, '#fff', 1],
          ]),
        ),
    )
    .join('');
  return (
    beams +
    group(
      path('M128 238L150 372L172 238Z', laser) +
        path('M84 236L92 316L100 236ZM200 236L208 316L216 236Z', laser),
      { filter: blur(c, 5) },
    ) +
    path('M140 238L150 316L160 238Z', { fill: '#fff', filter: blur(c, 2) }) +
    mirrored(
      group(
        path('M128 150L38 214L26 262L66 242L128 232Z', c.linear(hull)) +
          path('M41 168L49 168L54 250L38 250Z', c.linear(['#fff', '#8a96a8', '#2a3140'], 0)) +
          path('M84 170H102V240H84Z', c.linear(['#3a4354', '#cdd6e2', '#3a4354'], 0)),
        { filter: fx },
      ) +
        path('M120 170L60 216L56 228L120 206Z', { fill: trim, opacity: 0.92 }) +
        line('M72 212L72 234M60 220L60 238', '#20283a', 1.4, { opacity: 0.6 }),
    ) +
    group(
      path(
        'M150 52C174 100 182 160 177 244H123C118 160 126 100 150 52Z',
        c.linear(['#5f6b80', '#f4f8ff', '#fff', '#c4cede', '#4f5b70'], 0),
      ),
      { filter: fx },
    ) +
    path(
      'M150 106C166 130 168 158 163 182H137C132 158 134 130 150 106Z',
      c.linear(['#e0fbff', laser, '#03243f']),
    ) +
    line('M142 128Q139 150 142 174', '#fff', 3, { opacity: 0.8 }) +
    path('M131 196H169V207H131Z', trim) +
    line('M150 212V240M138 212V240M162 212V240', '#3a4354', 1.4, { opacity: 0.6 })
  );
};

/** A bomb with a lit fuse on a board with gems. */
export const mineBoard = (
  c: Canvas,
  tile: readonly [string, string],
  open: readonly [string, string],
  hue: number,
): string => {
  const size = 66;
  const gems = new Set(['1,0', '2,1', '0,2', '3,2']);
  const board = repeat(16, (i) => {
    const [x, y] = [i % 4, Math.floor(i / 4)];
    const [X, Y] = [20 + x * size, 16 + y * size];
    const hasGem = gems.has(`${x},${y}`);
    const tones = hasGem ? open : x === 1 && y === 2 ? ['#4a1020', '#1c040a'] : tile;
    return (
      rect(X, Y + 6, size - 8, size - 8, { fill: '#020a12', opacity: 0.8 }, 13) +
      group(rect(X, Y, size - 8, size - 8, c.linear(tones), 13), {
        filter: lit(c, 2.6, { depth: 5, shine: 0.7, drop: false }),
      }) +
      (hasGem
        ? glow(c, X + 29, Y + 29, 38, hsl(hue, 100, 70), 0.8) + gem(c, X + 29, Y + 26, 24, hue)
        : '')
    );
  });
  return (
    group(board, { move: 'rotate(-8 150 150) translate(-2 2) scale(1.02)' }) + bomb(c, 128, 192, 58)
  );
};

export const bomb = (c: Canvas, x: number, y: number, r: number): string => {
  const k = r / 58;
  return (
    glow(c, x, y - 6, r * 2, '#ff5a1a', 0.85) +
    group(
      ellipse(0, 62, 54, 14, { fill: '#000', opacity: 0.5, filter: blur(c, 6) }) +
        sphere(c, 0, 0, 58, ['#8a94a8', '#2a303e', '#06080c'], '#ff8a4a') +
        group(
          rect(
            -16,
            -66,
            34,
            18,
            {
              fill: c.linear(['#2a303e', '#aab4c8', '#fff', '#5a6478', '#1a1e28'], 0),
              move: 'rotate(14 0 -58)',
            },
            5,
          ),
          { filter: lit(c, 2, { depth: 5 }) },
        ) +
        line('M6 -66C12 -88 36 -82 42 -102', '#e2c48a', 5) +
        glow(c, 43, -106, 50, '#ffb020', 1, '#fff') +
        glint(c, 43, -106, 34, '#fff3b0', 20) +
        glint(c, 43, -106, 22, '#fff', 65),
      { move: `translate(${num(x)} ${num(y)}) scale(${num(k)})` },
    )
  );
};

/** A pyramid of pegs with balls bouncing towards the prizes. */
export const pegBoard = (
  c: Canvas,
  peg: readonly [string, string, string],
  balls: readonly (readonly [string, string])[],
): string => {
  const pegs = repeat(7, (row) =>
    repeat(row + 3, (i) => {
      const [x, y] = [150 + (i - (row + 2) / 2) * 34, 34 + row * 31];
      return (
        ellipse(x, y + 8, 8, 4, { fill: '#000', opacity: 0.5 }) +
        glow(c, x, y, 17, peg[0], 0.6) +
        sphere(c, x, y, 7.4, ['#fff', peg[1], peg[2]])
      );
    }),
  );
  const prizes = [350, 22, 44, 150, 44, 22, 350];
  const bins = prizes
    .map((hue, i) => {
      const x = 10 + i * 40.4;
      const label = ['99', '12', '3', '1', '3', '12', '99'][i] ?? '1';
      return (
        group(rect(x, 252, 37, 38, c.linear([hsl(hue, 95, 64), hsl(hue, 95, 38)]), 9), {
          filter: lit(c, 2.4, { depth: 5 }),
        }) + path(glyphs('lilita', label, 20, x + 18.5, 271), '#fff')
      );
    })
    .join('');
  const paths = [
    [
      [150, -10],
      [184, 50],
      [167, 82],
      [133, 112],
      [116, 142],
      [92, 172],
    ],
    [
      [158, -10],
      [133, 50],
      [184, 112],
      [218, 174],
      [206, 200],
      [226, 222],
    ],
  ];
  const trails = paths
    .map((points, n) =>
      group(
        points
          .slice(1)
          .map(([x = 0, y = 0], i) =>
            line(
              `M${points[i]?.join(' ') ?? '0 0'}Q${num((x + (points[i]?.[0] ?? 0)) / 2)} ${num(Math.min(y, points[i]?.[1] ?? 0) - 10)} ${x} ${y}`,
              balls[n]?.[0] ?? '#fff',
              6 + i * 3,
              { opacity: 0.15 + i * 0.08 },
            ),
          )
          .join(''),
        { filter: blur(c, 2.4) },
      ),
    )
    .join('');
  const [
    first = ['#ffc21a', '#8a4a00'],
    second = ['#ff5a8a', '#7a0a32'],
    third = ['#3ab4f4', '#06326a'],
  ] = balls;
  return (
    pegs +
    bins +
    trails +
    glow(c, 90, 180, 60, first[0], 0.9) +
    sphere(c, 90, 180, 28, ['#fff7d8', first[0], first[1]]) +
    glow(c, 228, 222, 44, second[0], 0.9) +
    sphere(c, 228, 222, 20, ['#fff', second[0], second[1]]) +
    sphere(c, 152, 14, 17, ['#fff', third[0], third[1]])
  );
};
