import type { Canvas } from '../canvas.ts';
import { hsl } from '../colour.ts';
import { num, PI, repeat, sin } from '../geometry.ts';
import { circle, group, line, path, place, rect } from '../shapes.ts';

/** Two pyramids half hidden behind the hero. */
export const pyramids = (c: Canvas): string => {
  const pyramid = (x: number, y: number, w: number, h: number): string =>
    path(`M${x} ${y}L${x - w} ${y + h}H${x}Z`, c.linear(['#ffcf7a', '#b3661a'])) +
    path(`M${x} ${y}L${x} ${y + h}H${x + w * 0.8}Z`, c.linear(['#8a4210', '#4a1c06']));
  return group(pyramid(28, 150, 90, 160) + pyramid(276, 130, 80, 180), { opacity: 0.85 });
};

/** Two strings of cut-paper flags. */
export const papelPicado = (c: Canvas, hues = [345, 45, 185, 25, 140, 320]): string =>
  [18, 64]
    .map(
      (y, row) =>
        repeat(6, (i) => {
          const hue = hues[(i + row * 2) % hues.length] ?? 0;
          return place(
            path(
              'M0 0H48V36L40 44L32 36L24 44L16 36L8 44L0 36Z',
              c.linear([hsl(hue, 95, 66, 0.95), hsl(hue, 90, 46, 0.9)]),
            ) +
              path('M24 8L34 20L24 32L14 20Z', { fill: '#fff', opacity: 0.35 }) +
              circle(8, 10, 3, { fill: '#fff', opacity: 0.35 }) +
              circle(40, 10, 3, { fill: '#fff', opacity: 0.35 }),
            -12 + i * 56 + row * 26,
            y + sin(((i + row) / 6) * PI) * 14,
          );
        }) + line(`M-10 ${y}Q150 ${y + 24} 310 ${y}`, '#fff', 1, { opacity: 0.6 }),
    )
    .join('');

/** Woven brocade, barely visible. */
export const damask = (c: Canvas, color: string, opacity = 0.1): string => {
  const turn = c.between(-2, 2);
  const motif =
    'M0 -20C10 -10 16 -6 10 4C20 2 20 14 8 14C4 20 2 22 0 26C-2 22 -4 20 -8 14C-20 14 -20 2 -10 4C-16 -6 -10 -10 0 -20Z';
  return group(
    repeat(35, (i) => {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      return place(path(motif, color), x * 74 + (y % 2) * 37, y * 60, turn);
    }),
    { opacity },
  );
};

/** Layered waves with foam crests. */
export const surf = (c: Canvas, y: number, colors: readonly string[]): string =>
  colors
    .map((color, k) => {
      let d = `M-20 ${y + k * 24}`;
      for (let x = -20; x < 330; x += 52)
        d += `c10 ${-26 + k * 3} 30 ${-30 + k * 4} 42 ${-10}c-8 -2 -12 4 -8 10c4 6 12 4 18 0`;
      return group(
        path(`${d}V410H-20Z`, c.linear([color, '#020c2e'])) +
          line(d, '#fff', 3.4 - k * 0.8, { opacity: 0.85 - k * 0.2 }),
        { move: `translate(${k * -17} 0)` },
      );
    })
    .join('');

/** The canvas ropes of a ring. */
export const ropes = (colors: readonly string[], y = 206): string =>
  colors
    .map(
      (color, i) =>
        line(`M-10 ${y + i * 30}Q150 ${y + 20 + i * 34} 310 ${y + i * 30}`, color, 7) +
        line(`M-10 ${y - 2 + i * 30}Q150 ${y + 18 + i * 34} 310 ${y - 2 + i * 30}`, '#fff', 1.6, {
          opacity: 0.6,
        }),
    )
    .join('');

/** A planked wall or deck. */
export const planks = (c: Canvas, light: string, dark: string, turn = 90): string => {
  const boards = repeat(
    9,
    (i) =>
      rect(-60, -20 + i * 50, 420, 48, c.linear([light, dark], 80), 2) +
      repeat(3, (k) =>
        line(
          `M-60 ${num(-8 + i * 50 + k * 13)}Q${num(c.between(60, 240))} ${num(-8 + i * 50 + k * 13 + c.between(-8, 8))} 360 ${num(-8 + i * 50 + k * 13)}`,
          dark,
          1.2,
          { opacity: 0.55 },
        ),
      ),
  );
  return rect(0, 0, 300, 400, dark) + group(boards, { move: `rotate(${turn - 90} 150 200)` });
};

/** A tall arched window with coloured light, for castles and temples. */
export const ornateWindow = (c: Canvas, hue: number): string => {
  const arch = 'M40 330V150C40 60 96 10 150 -6C204 10 260 60 260 150V330Z';
  const panes =
    repeat(5, (i) => line(`M${60 + i * 45} -10V330`, hsl(hue, 50, 8), 5)) +
    repeat(6, (i) => line(`M30 ${30 + i * 52}H270`, hsl(hue, 50, 8), 4));
  const stone = repeat(14, (i) =>
    rect(
      (i % 2) * 268 - 8,
      Math.floor(i / 2) * 48 - 6,
      42,
      44,
      { fill: c.linear([hsl(hue, 16, 30), hsl(hue, 22, 12)]), opacity: 0.9 },
      4,
    ),
  );
  return (
    rect(0, 0, 300, 400, c.linear([hsl(hue, 30, 16), hsl(hue, 40, 5)])) +
    stone +
    path(
      arch,
      c.radial(
        [
          [0, hsl(hue + 30, 95, 82)],
          [0.45, hsl(hue, 85, 46)],
          [1, hsl(hue - 20, 80, 14)],
        ],
        0.5,
        0.42,
        0.7,
      ),
    ) +
    group(panes, { clip: c.clip(arch), opacity: 0.75 }) +
    path(arch, { stroke: c.linear([hsl(hue, 20, 60), hsl(hue, 24, 22)]), width: 8 })
  );
};
