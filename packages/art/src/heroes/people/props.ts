import { glow } from '../../atmosphere.ts';
import type { Canvas } from '../../canvas.ts';
import { gold, silver } from '../../colour.ts';
import { num, repeat } from '../../geometry.ts';
import { blur, lit } from '../../light.ts';
import { sphere } from '../../objects/sphere.ts';
import { circle, ellipse, group, line, path, rect } from '../../shapes.ts';

const posedAt = (content: string, x: number, y: number, turn: number, scale = 1): string =>
  group(content, {
    move: `translate(${num(x)} ${num(y)}) rotate(${num(turn)}) scale(${num(scale)})`,
  });

/** A short curved sword, point up. */
export const cutlass = (c: Canvas, x: number, y: number, turn: number, scale: number): string =>
  posedAt(
    group(
      path(
        'M-8 40C-16 -30 -8 -110 40 -168C34 -100 26 -30 12 40Z',
        c.linear([silver[4], silver[0], silver[2], silver[0]], 0),
      ),
      { filter: lit(c, 2, { depth: 5, shine: 1 }) },
    ) +
      line('M-2 34C-6 -30 2 -96 30 -146', '#fff', 2, { opacity: 0.7 }) +
      group(
        path('M-34 40C-20 30 24 30 36 40C30 54 -26 54 -34 40Z', c.linear(gold)) +
          path('M30 44C52 56 44 92 14 98', { stroke: c.linear(gold), width: 7 }),
        { filter: lit(c, 2.4, { depth: 6, shine: 1 }) },
      ) +
      rect(-9, 48, 20, 48, { fill: c.linear(['#6a3a1a', '#2a1408'], 0) }, 6) +
      circle(1, 100, 11, c.radial(gold)),
    x,
    y,
    turn,
    scale,
  );

/** A long sword with a wrapped grip. */
export const katana = (c: Canvas, x: number, y: number, turn: number): string =>
  posedAt(
    group(
      path(
        'M-6 60C-12 -40 -8 -120 10 -196C16 -120 12 -40 8 60Z',
        c.linear([silver[4], silver[1], '#fff', silver[2]], 0),
      ),
      { filter: lit(c, 1.6, { depth: 4, shine: 1 }) },
    ) +
      group(ellipse(0, 62, 22, 7, c.linear(gold)), { filter: lit(c, 2, { depth: 5, shine: 1 }) }) +
      rect(-8, 66, 16, 92, '#20101c', 4) +
      repeat(6, (i) =>
        path(`M0 ${72 + i * 14}L7 ${79 + i * 14}L0 ${86 + i * 14}L-7 ${79 + i * 14}Z`, '#f2b81a'),
      ),
    x,
    y,
    turn,
  );

/** A burning torch. */
export const torch = (c: Canvas, x: number, y: number, turn: number): string =>
  glow(c, x, y - 60, 120, '#ffb02a', 0.9, '#fff3b0') +
  posedAt(
    group(path('M-9 -26L9 -26L6 128H-6Z', c.linear(['#a86a34', '#4a2408'], 0)), {
      filter: lit(c, 2.4, { depth: 5 }),
    }) +
      group(
        rect(-14, -44, 28, 24, { fill: '#c8b08a' }, 6) +
          line('M-13 -38H13M-13 -30H13', '#6a4a2a', 2.4),
        { filter: lit(c, 2) },
      ) +
      [
        ['#ff5a0a', 1.25],
        ['#ff9a1a', 1],
        ['#ffe08a', 0.66],
        ['#fffbe0', 0.34],
      ]
        .map(([color, k]) =>
          group(
            path(
              'M-22 -40C-38 -74 -8 -88 -12 -128C14 -110 16 -94 18 -84C26 -90 26 -98 26 -104C44 -76 40 -52 22 -40Z',
              String(color),
            ),
            {
              move: `translate(0 ${num(-42 * (1 - Number(k)))}) scale(${k})`,
              filter: blur(c, 1.4),
            },
          ),
        )
        .join(''),
    x,
    y,
    turn,
  );

/** A staff with a glowing orb. */
export const staff = (c: Canvas, x: number, y: number, turn: number, light: string): string =>
  posedAt(
    group(
      path('M-6 -30C-10 40 8 110 -4 220H8C18 110 2 40 8 -30Z', c.linear(['#8a5a3a', '#3a2014'], 0)),
      { filter: lit(c, 2.4, { depth: 5 }) },
    ) +
      group(
        path(
          'M-6 -26C-40 -44 -34 -84 -14 -96C-24 -72 -14 -58 0 -48C14 -58 24 -72 14 -96C34 -84 40 -44 8 -26Z',
          c.linear(gold),
        ),
        { filter: lit(c, 2.4, { depth: 6, shine: 1 }) },
      ) +
      glow(c, 0, -80, 90, light, 1, '#fff') +
      sphere(c, 0, -80, 21, ['#fff', light, '#04306a']),
    x,
    y,
    turn,
  );

/** A trident, points up. */
export const trident = (c: Canvas, x: number, y: number, turn: number, scale = 1): string =>
  posedAt(
    group(
      rect(-6, -40, 12, 300, c.linear(gold, 0), 5) +
        path(
          'M-8 -36C-52 -40 -60 -86 -56 -150L-74 -136C-70 -168 -60 -190 -48 -204C-42 -186 -40 -160 -40 -130C-40 -84 -30 -62 -8 -58V-170L-24 -150C-20 -190 -10 -214 0 -232C10 -214 20 -190 24 -150L8 -170V-58C30 -62 40 -84 40 -130C40 -160 42 -186 48 -204C60 -190 70 -168 74 -136L56 -150C60 -86 52 -40 8 -36Z',
          c.linear(gold),
        ),
      { filter: lit(c, 3, { depth: 7, shine: 1, rim: '#8af0ff' }) },
    ),
    x,
    y,
    turn,
    scale,
  );
