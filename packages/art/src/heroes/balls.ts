import type { Canvas } from '../canvas.ts';
import { cos, disc, num, repeat, sin } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, path, place } from '../shapes.ts';

const shadedBall = (c: Canvas, r: number, tones: readonly string[], detail: string): string =>
  group(
    circle(0, 0, r, c.radial([...tones], 0.5, 0.5, 0.58, 0.34, 0.28)) +
      detail +
      circle(
        0,
        0,
        r,
        c.radial(
          [
            [0, '#fff', 0.4],
            [0.4, '#fff', 0],
            [0.75, '#0a0a1a', 0.12],
            [1, '#05050c', 0.62],
          ],
          0.5,
          0.5,
          0.56,
          0.32,
          0.26,
        ),
      ),
    { clip: c.clip(disc(0, 0, r)) },
  ) +
  line(
    `M${num(-r * 0.9)} ${num(r * 0.42)}A${r} ${r} 0 0 0 ${num(r * 0.78)} ${num(r * 0.62)}`,
    '#fff',
    4,
    { opacity: 0.6, filter: blur(c, 2.4) },
  );

/** A tennis ball with its fuzz and seam. */
export const tennisBall = (c: Canvas, x: number, y: number, r: number, turn: number): string =>
  place(
    shadedBall(
      c,
      r,
      ['#f8ffb0', '#d8f02a', '#7a9a0a'],
      line(
        `M${-r} ${-r * 0.5}C${-r * 0.2} ${-r * 0.3} ${-r * 0.2} ${r * 0.5} ${-r * 0.7} ${r}M${r} ${-r * 0.7}C${r * 0.1} ${-r * 0.5} ${r * 0.2} ${r * 0.4} ${r} ${r * 0.5}`,
        '#fdfff0',
        r * 0.09,
      ) +
        repeat(160, () =>
          line(`M${num(c.between(-r, r))} ${num(c.between(-r, r))}l3 -3`, '#fff', 0.8, {
            opacity: 0.3,
          }),
        ),
    ),
    x,
    y,
    turn,
  );

/** A stitched baseball. */
export const baseball = (c: Canvas, x: number, y: number, r: number, turn: number): string => {
  const stitches = (flip: number): string =>
    repeat(13, (i) => {
      const t = (i - 6) / 6;
      const [sx, sy] = [flip * r * (0.46 + 0.3 * t * t), t * r * 0.92];
      return line(
        `M${num(sx - 7)} ${num(sy - 5 * flip)}L${num(sx)} ${num(sy)}L${num(sx - 7 * flip * flip)} ${num(sy + 6)}M${num(sx)} ${num(sy)}L${num(sx + 8)} ${num(sy + 3)}`,
        '#d8142a',
        2.6,
      );
    });
  return place(
    shadedBall(
      c,
      r,
      ['#ffffff', '#f4ece0', '#b8a890'],
      [1, -1]
        .map(
          (f) =>
            line(
              `M${num(f * r * 0.76)} ${-r}Q${num(f * r * 0.18)} 0 ${num(f * r * 0.76)} ${r}`,
              '#d8142a',
              2,
            ) + stitches(f),
        )
        .join(''),
    ),
    x,
    y,
    turn,
  );
};

/** A volleyball in two colours. */
export const volleyball = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  a: string,
  b: string,
): string =>
  place(
    shadedBall(
      c,
      r,
      ['#ffffff', '#fff8e8', '#c8b898'],
      repeat(3, (i) =>
        group(
          path(
            `M0 0C${r * 0.5} ${-r * 0.5} ${r * 1.1} ${-r * 0.4} ${r * 1.3} 0C${r} ${r * 0.1} ${r * 0.5} ${r * 0.2} 0 0Z`,
            a,
          ) +
            path(
              `M0 0C${r * 0.4} ${r * 0.1} ${r * 0.9} ${r * 0.2} ${r * 1.1} ${r * 0.6}C${r * 0.7} ${r * 0.6} ${r * 0.3} ${r * 0.4} 0 0Z`,
              b,
            ) +
            line(
              `M0 0C${r * 0.5} ${-r * 0.5} ${r * 1.1} ${-r * 0.4} ${r * 1.3} 0M0 0C${r * 0.5} ${r * 0.2} ${r} ${r * 0.1} ${r * 1.3} 0M0 0C${r * 0.3} ${r * 0.4} ${r * 0.7} ${r * 0.6} ${r * 1.1} ${r * 0.6}`,
              '#3a3a4a',
              2.4,
            ),
          { move: `rotate(${i * 120})` },
        ),
      ),
    ),
    x,
    y,
    turn,
  );

/** A woven rattan ball: bands of three strips that cross, with gaps between. */
export const rattanBall = (c: Canvas, x: number, y: number, r: number, turn: number): string => {
  const straw = c.linear(['#fff0b8', '#e0a24a', '#9a5a18'], 0);
  const band = (angle: number, tilt: number): string =>
    group(
      [-0.13, 0, 0.13]
        .map((k) => {
          const strip = {
            rx: r * Math.sqrt(1 - (tilt + k) ** 2),
            ry: r * 0.36,
            cy: (tilt + k) * r,
          };
          return (
            ellipse(0, strip.cy, strip.rx, strip.ry, {
              fill: 'none',
              stroke: '#3a1c06',
              width: r * 0.115,
            }) +
            ellipse(0, strip.cy, strip.rx, strip.ry, {
              fill: 'none',
              stroke: straw,
              width: r * 0.085,
            })
          );
        })
        .join(''),
      { move: `rotate(${angle})` },
    );
  const weave = [0, 60, 120, 30, 90, 150]
    .map((angle, i) => band(angle, i % 2 ? 0.34 : -0.34))
    .join('');
  return place(
    group(
      circle(0, 0, r, '#2a1206') +
        group(weave, { filter: lit(c, 1.6, { depth: 4, shine: 0.5, drop: false }) }) +
        circle(
          0,
          0,
          r,
          c.radial(
            [
              [0, '#fff', 0.3],
              [0.45, '#fff', 0],
              [1, '#1a0a00', 0.75],
            ],
            0.5,
            0.5,
            0.56,
            0.34,
            0.28,
          ),
        ),
      { clip: c.clip(disc(0, 0, r)) },
    ),
    x,
    y,
    turn,
  );
};

/** A dimpled golf ball. */
export const golfBall = (c: Canvas, x: number, y: number, r: number): string =>
  place(
    shadedBall(
      c,
      r,
      ['#ffffff', '#eef2f8', '#a8b4c4'],
      repeat(110, (i) => {
        const a = i * 2.39996;
        const q = Math.sqrt(i / 110);
        return ellipse(
          q * r * cos(a),
          q * r * sin(a),
          r * 0.068 * (1.1 - q * 0.5),
          r * 0.068 * (1.1 - q * 0.5),
          { fill: c.linear(['#b8c2d0', '#ffffff']), opacity: 0.85 },
        );
      }),
    ),
    x,
    y,
  );

/** A bowling ball. */
export const bowlingBall = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  tones: readonly string[],
): string =>
  place(
    shadedBall(
      c,
      r,
      tones,
      repeat(8, (i) =>
        path(
          `M${-r} ${-r + i * r * 0.3}C${-r * 0.4} ${-r + i * r * 0.3 + 24} ${r * 0.3} ${-r + i * r * 0.3 - 28} ${r} ${-r + i * r * 0.3 + 12}`,
          { stroke: '#fff', width: 5, opacity: 0.18 },
        ),
      ) +
        [
          [-12, -44, 10],
          [18, -42, 10],
          [4, -18, 12],
        ]
          .map(([dx = 0, dy = 0, q = 0]) =>
            ellipse((dx * r) / 84, (dy * r) / 84, (q * r) / 84, (q * 0.86 * r) / 84, '#05050a'),
          )
          .join(''),
    ) +
      ellipse(-r * 0.34, -r * 0.46, r * 0.2, r * 0.11, {
        fill: '#fff',
        opacity: 0.85,
        move: `rotate(-30 ${num(-r * 0.34)} ${num(-r * 0.46)})`,
      }),
    x,
    y,
  );
