import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter, silver } from '../colour.ts';
import { repeat, star } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';

const steel = (c: Canvas): string => lit(c, 2.4, { depth: 6, shine: 1 });

/** A pickaxe, grip at the origin, head up. */
export const pickaxe = (c: Canvas, x: number, y: number, turn: number, scale = 1): string =>
  place(
    group(rect(-6, -110, 12, 160, c.linear(['#d89a5a', '#6a3a18'], 0), 5), {
      filter: lit(c, 2.4, { depth: 5 }),
    }) +
      group(
        path(
          'M-78 -74C-58 -106 -24 -122 0 -122C24 -122 58 -106 78 -74C52 -92 26 -98 0 -98C-26 -98 -52 -92 -78 -74Z',
          c.linear(silver),
        ),
        {
          filter: steel(c),
        },
      ) +
      rect(-11, -126, 22, 32, c.linear(gold, 0), 5),
    x,
    y,
    turn,
    scale,
  );

/** A carnival mallet, grip at the origin, head up. */
export const mallet = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  color: string,
  scale = 1,
): string =>
  place(
    group(rect(-8, -120, 16, 190, c.linear(['#f0c88a', '#8a5a2a'], 0), 6), {
      filter: lit(c, 2.4, { depth: 5 }),
    }) +
      group(
        path(
          'M-64 -176H64C76 -176 76 -100 64 -100H-64C-76 -100 -76 -176 -64 -176Z',
          c.linear([lighter(color, 0.4), color, darker(color, 0.5)]),
        ) +
          rect(-48, -178, 12, 80, c.linear(gold)) +
          rect(36, -178, 12, 80, c.linear(gold)),
        { filter: lit(c, 5, { depth: 10, shine: 0.8, rim: '#fff3c0' }) },
      ) +
      path(star(0, -138, 22, 9, 5), '#fff3c0'),
    x,
    y,
    turn,
    scale,
  );

/** A brass telescope on a mount, pointing to the upper right. */
export const telescope = (c: Canvas, x: number, y: number, turn: number, scale = 1): string =>
  place(
    group(
      rect(-70, -13, 60, 26, c.linear([gold[4], gold[1], gold[0], gold[2], gold[4]]), 5) +
        rect(-14, -19, 68, 38, c.linear(['#14304a', '#3a7ab0', '#0a1c34']), 5) +
        rect(48, -26, 56, 52, c.linear([gold[4], gold[1], gold[0], gold[2], gold[4]]), 6) +
        rect(98, -31, 14, 62, c.linear([gold[2], gold[0], gold[4]]), 5),
      { filter: lit(c, 3, { depth: 7, shine: 1 }) },
    ) +
      ellipse(112, 0, 7, 28, c.radial(['#fff', '#8af0ff', '#1a5a9a'])) +
      glow(c, 114, 0, 40, '#8af0ff', 0.9, '#fff'),
    x,
    y,
    turn,
    scale,
  );

/** A stone mortar with rice cakes. */
export const mortar = (c: Canvas, x: number, y: number): string =>
  place(
    group(
      path(
        'M-62 -10C-58 36 -36 62 -22 74H22C36 62 58 36 62 -10Z',
        c.linear(['#a88a6a', '#6a4a30', '#3a2414'], 0),
      ) + path('M-30 66H30L38 92H-38Z', c.linear(['#8a6a4a', '#3a2414'])),
      { filter: lit(c, 5, { depth: 10, shine: 0.4 }) },
    ) +
      ellipse(0, -10, 62, 17, c.linear(['#3a2414', '#8a6a4a'])) +
      group(
        path(
          'M-46 -12C-40 -40 -14 -46 0 -38C16 -50 44 -36 46 -12C24 2 -24 2 -46 -12Z',
          c.linear(['#fff', '#f0e4f0']),
        ),
        {
          filter: lit(c, 5, { depth: 8, shine: 0.5, drop: false }),
        },
      ),
    x,
    y,
  );

/** A wooden pestle, grip in the middle. */
export const pestle = (c: Canvas, x: number, y: number, turn: number): string =>
  place(
    group(
      rect(-7, -70, 14, 120, c.linear(['#e0b07a', '#8a5a30'], 0), 6) +
        rect(-16, 36, 32, 56, c.linear(['#f0c890', '#9a6838'], 0), 10) +
        rect(-14, -92, 28, 34, c.linear(['#f0c890', '#9a6838'], 0), 9),
      { filter: lit(c, 3, { depth: 6 }) },
    ),
    x,
    y,
    turn,
  );

/** A silk hat upside down, with a ribbon: for drawing lots from. */
export const drawingHat = (c: Canvas, ribbon: string): string =>
  ellipse(150, 300, 96, 14, { fill: '#000', opacity: 0.5 }) +
  group(
    path(
      'M66 186C72 232 84 280 92 304C120 318 180 318 208 304C216 280 228 232 234 186Z',
      c.linear(['#12101c', '#5a5474', '#1c182a', '#08060e'], 0),
    ),
    { filter: lit(c, 6, { depth: 12, shine: 0.7, rim: '#ffb0e0' }) },
  ) +
  path(
    'M69 208C110 226 190 226 231 208L226 236C188 252 112 252 74 236Z',
    c.linear([lighter(ribbon, 0.4), ribbon, darker(ribbon, 0.4)]),
  ) +
  group(ellipse(150, 186, 122, 30, c.linear(['#4a4464', '#16121f'])), {
    filter: lit(c, 4, { depth: 8, shine: 0.8, rim: '#ffb0e0' }),
  }) +
  ellipse(150, 184, 88, 19, c.linear(['#060408', '#3a1030'])) +
  glow(c, 150, 176, 110, '#ffd86a', 0.95, '#fff');

/** A rod that bends under a fish, from grip to tip. */
export const fishingRod = (c: Canvas): string =>
  group(
    line('M262 330C258 240 232 120 120 34', '#6a3a18', 9) +
      line('M262 330C258 240 232 120 120 34', '#e0a45a', 3),
    { filter: lit(c, 2, { depth: 5 }) },
  ) +
  group(circle(250, 262, 19, c.linear(silver)) + circle(250, 262, 9, c.linear(gold)), {
    filter: steel(c),
  }) +
  line('M250 262Q214 120 120 34Q96 60 88 84', '#fff', 1.6, { opacity: 0.85 }) +
  repeat(4, (i) =>
    circle([246, 228, 196, 158][i] ?? 0, [214, 158, 104, 64][i] ?? 0, 4, c.radial(gold)),
  );

/** A surfboard on end, behind its owner. */
export const surfboard = (
  c: Canvas,
  x: number,
  y: number,
  turn: number,
  colors: readonly [string, string],
): string =>
  place(
    group(
      path(
        'M0 -190C40 -130 48 -40 44 60C40 130 22 180 0 200C-22 180 -40 130 -44 60C-48 -40 -40 -130 0 -190Z',
        c.linear(['#fff', '#f4ead8', '#c8b898'], 0),
      ),
      {
        filter: lit(c, 5, { depth: 9, shine: 0.8, rim: '#bff8ff' }),
      },
    ) +
      path('M0 -190C40 -130 48 -40 44 10L-45 -30C-46 -80 -36 -136 0 -190Z', {
        fill: c.linear([lighter(colors[0], 0.3), colors[0]]),
        opacity: 0.95,
      }) +
      path('M-45 -24L44 16L44 34L-45 -6Z', colors[1]) +
      line('M0 -186V190', '#8a6a4a', 1.6, { opacity: 0.6 }) +
      path(star(0, -92, 30, 12, 5), '#fff8dc'),
    x,
    y,
    turn,
  );

/** A pot of gold. */
export const cauldron = (c: Canvas, x: number, y: number, scale: number, coins: string): string =>
  place(
    ellipse(0, -46, 66, 18, '#08060c') +
      coins +
      group(
        path(
          'M-72 -44C-92 20 -56 64 0 64C56 64 92 20 72 -44C40 -30 -40 -30 -72 -44Z',
          c.radial(['#5a5a6a', '#24242e', '#08080c'], 0.5, 0.5, 0.66, 0.34, 0.28),
        ) +
          path(
            'M-80 -54C-40 -38 40 -38 80 -54L78 -38C40 -22 -40 -22 -78 -38Z',
            c.linear(['#6a6a7a', '#20202a']),
          ),
        { filter: lit(c, 6, { depth: 12, shine: 0.8, rim: '#ffe08a' }) },
      ),
    x,
    y,
    0,
    scale,
  );
