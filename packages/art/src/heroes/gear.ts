import type { Canvas } from '../canvas.ts';
import { darker, lighter, silver } from '../colour.ts';
import { abs, cos, num, PI, repeat, sin } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';

/** A shuttlecock, cork first. */
export const shuttlecock = (c: Canvas, x: number, y: number, scale: number, turn: number): string =>
  place(
    group(
      repeat(9, (i) => {
        const k = i - 4;
        return (
          path(
            `M${k * 6 - 5} -20L${k * 26 - 20} -146C${k * 26 - 4} -164 ${k * 26 + 14} -160 ${k * 26 + 18} -144L${k * 6 + 5} -20Z`,
            { fill: c.linear(['#ffffff', '#f0f4fa', '#b8c4d4']), stroke: '#98a4b8', width: 1 },
          ) + line(`M${k * 6} -20L${k * 26} -150`, '#a8b4c8', 1.6)
        );
      }),
      { filter: lit(c, 2, { depth: 4, shine: 0.4 }) },
    ) +
      path('M-54 -86Q0 -70 54 -86M-38 -54Q0 -42 38 -54', { stroke: '#d8142a', width: 3 }) +
      group(
        path(
          'M-36 -26C-40 16 -22 40 0 40C22 40 40 16 36 -26Z',
          c.linear(['#fffaf0', '#f0d8b0', '#a87a4a']),
        ),
        { filter: lit(c, 5, { depth: 9, shine: 0.5 }) },
      ) +
      rect(-38, -34, 76, 15, '#1c8a4a', 4),
    x,
    y,
    turn,
    scale,
  );

/** A bowling pin. */
export const pin = (c: Canvas, x: number, y: number, scale: number, turn: number): string =>
  place(
    group(
      path(
        'M0 -96C-18 -96 -24 -78 -20 -60C-16 -40 -14 -30 -22 -6C-34 24 -34 66 -20 96H20C34 66 34 24 22 -6C14 -30 16 -40 20 -60C24 -78 18 -96 0 -96Z',
        c.linear(['#a8b0bc', '#ffffff', '#ffffff', '#d0d6e0', '#78828f'], 0),
      ),
      { filter: lit(c, 5, { depth: 9, shine: 0.8 }) },
    ) +
      path(
        'M-19 -52Q0 -44 19 -52L17 -40Q0 -32 -17 -40ZM-16 -34Q0 -26 16 -34L18 -22Q0 -14 -18 -22Z',
        '#d8142a',
      ),
    x,
    y,
    turn,
    scale,
  );

/** A dartboard with its twenty wedges. */
export const dartboard = (c: Canvas, x: number, y: number, r: number): string => {
  const ring = (outer: number, inner: number, even: string, odd: string): string =>
    repeat(20, (i) => {
      const [a, b] = [((i - 0.5) * PI) / 10, ((i + 0.5) * PI) / 10];
      const at = (q: number, t: number): string => `${num(q * cos(t))} ${num(q * sin(t))}`;
      return path(
        `M${at(outer, a)}A${outer} ${outer} 0 0 1 ${at(outer, b)}L${at(inner, b)}A${inner} ${inner} 0 0 0 ${at(inner, a)}Z`,
        i % 2 ? odd : even,
      );
    });
  return place(
    group(
      circle(
        0,
        0,
        r,
        c.radial([
          [0, '#2a2e38'],
          [0.9, '#14161c'],
          [1, '#3a404c'],
        ]),
      ),
      { filter: lit(c, 4, { depth: 8, shine: 0.5 }) },
    ) +
      ring(r * 0.84, r * 0.76, '#e0243a', '#1f9a4a') +
      ring(r * 0.76, r * 0.5, '#14161c', '#f4ead0') +
      ring(r * 0.5, r * 0.42, '#e0243a', '#1f9a4a') +
      ring(r * 0.42, r * 0.14, '#14161c', '#f4ead0') +
      circle(0, 0, r * 0.14, '#1f9a4a') +
      circle(0, 0, r * 0.07, '#e0243a') +
      circle(0, 0, r * 0.84, {
        fill: c.radial(
          [
            [0, '#fff', 0.25],
            [0.5, '#fff', 0],
            [1, '#000', 0.4],
          ],
          0.5,
          0.5,
          0.56,
          0.34,
          0.28,
        ),
      }),
    x,
    y,
    9,
  );
};

/** A dart, point at the origin. */
export const dart = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  flight: string,
): string =>
  place(
    line('M0 0L0 -34', '#dfe7f2', 3.4) +
      group(
        rect(-7, -96, 14, 66, c.linear(silver, 0), 5) +
          repeat(7, (i) => line(`M-7 ${-88 + i * 8}H7`, '#4a5468', 1.6)),
        { filter: lit(c, 2.4, { depth: 6, shine: 1 }) },
      ) +
      rect(-3.5, -140, 7, 46, '#2a303c') +
      group(
        path(
          'M0 -130L-30 -160V-200L0 -180L30 -200V-160Z',
          c.linear([lighter(flight, 0.4), flight, darker(flight, 0.4)]),
        ) + line('M0 -184V-128', '#fff', 2),
        { filter: lit(c, 2.4, { depth: 5 }) },
      ),
    x,
    y,
    turn,
    scale,
  );

/** A racket; strings and all. */
export const racket = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  frame: string,
): string =>
  place(
    group(
      repeat(11, (i) =>
        line(
          `M${-60 + i * 12} ${num(-60 - Math.sqrt(1 - ((i - 5) / 6) ** 2) * 74)}V${num(-60 + Math.sqrt(1 - ((i - 5) / 6) ** 2) * 74)}`,
          '#fff',
          1.5,
        ),
      ) +
        repeat(12, (i) =>
          line(
            `M${num(-62 * Math.sqrt(1 - (abs(i - 5.5) / 6.5) ** 2))} ${-126 + i * 12}H${num(62 * Math.sqrt(1 - (abs(i - 5.5) / 6.5) ** 2))}`,
            '#fff',
            1.5,
          ),
        ),
      { opacity: 0.85 },
    ) +
      group(
        ellipse(0, -60, 66, 80, {
          fill: 'none',
          stroke: c.linear([lighter(frame, 0.4), frame, darker(frame, 0.4)]),
          width: 11,
        }) +
          path('M-24 14L-7 58H7L24 14L12 20L6 46H-6L-12 20Z', frame) +
          rect(-9, 54, 18, 96, c.linear(['#3a3e48', '#14161c'], 0), 6),
        { filter: lit(c, 3, { depth: 7, shine: 0.9 }) },
      ) +
      repeat(6, (i) => line(`M-9 ${70 + i * 13}L9 ${62 + i * 13}`, '#6a7282', 2)),
    x,
    y,
    turn,
    scale,
  );

/** A galloping horse's head and neck with a bridle. */
export const horse = (
  c: Canvas,
  [a, b, d]: readonly [string, string, string],
  mane: string,
  bridle: string,
): string => {
  const locks = repeat(12, (i) =>
    path(
      `M${150 + i * 6} ${70 + i * 15}C${190 + i * 6} ${40 + i * 15} ${236 + i * 4} ${46 + i * 17} ${262 + (i % 3) * 16} ${64 + i * 18}C${226 + i * 4} ${72 + i * 16} ${196 + i * 5} ${84 + i * 15} ${152 + i * 6} ${100 + i * 15}Z`,
      c.linear([lighter(mane, 0.35), mane, darker(mane, 0.4)], 0),
    ),
  );
  return (
    group(locks, { filter: lit(c, 2.4, { depth: 5, shine: 0.5, rim: '#ffe0b0' }) }) +
    group(
      path('M130 60L120 14L152 44Z', c.linear([a, d])) +
        path(
          'M122 330C116 270 120 226 126 196C110 206 92 214 78 222C64 232 46 230 40 214C34 200 40 190 48 180C62 152 82 112 106 84C122 62 150 50 172 66C204 100 246 190 254 330Z',
          c.linear([a, b, d], 50),
        ),
      { filter: lit(c, 7, { depth: 13, shine: 0.45, rim: '#ffe0b0' }) },
    ) +
    group(path('M148 58L150 10L172 60Z', c.linear([a, b])), { filter: lit(c, 3, { depth: 6 }) }) +
    path('M116 70C104 100 92 140 88 166L98 172C102 140 112 100 126 76Z', '#fff6e8') +
    ellipse(56, 200, 6, 9, { fill: '#1c0c08', move: 'rotate(34 56 200)' }) +
    path('M50 222C62 222 72 216 80 208', { stroke: '#2a120a', width: 3.4, cap: 'round' }) +
    path('M118 108C126 100 138 102 142 112C136 120 124 118 118 108Z', '#120806') +
    circle(130, 107, 2.6, '#fff') +
    path('M72 150L120 176M106 96L152 132L126 196M152 132L170 92', {
      stroke: bridle,
      width: 6,
      cap: 'round',
    }) +
    circle(120, 176, 7, '#ffd24a') +
    path('M126 180C170 210 210 220 262 220', { stroke: bridle, width: 5, cap: 'round' })
  );
};
