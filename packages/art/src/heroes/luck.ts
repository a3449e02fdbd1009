import { glint, glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, lighter } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { cos, num, PI, repeat, type Suit, sin, suits, times } from '../geometry.ts';
import { blur, lit, polished } from '../light.ts';
import { coin } from '../objects/coin.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';

/** A four-leaf clover with dew. */
export const clover = (c: Canvas, x: number, y: number, scale: number, turn: number): string =>
  place(
    line('M0 10C10 60 -4 100 -30 136', '#1f7a2a', 13) +
      group(
        repeat(4, (i) =>
          path(
            'M0 0C-30 -20 -66 -40 -58 -82C-50 -110 -14 -108 0 -84C14 -108 50 -110 58 -82C66 -40 30 -20 0 0Z',
            { fill: c.linear(['#d8ff8a', '#4ac84a', '#0a6a2a']), move: `rotate(${i * 90 + 45})` },
          ),
        ),
        { filter: lit(c, 6, { depth: 11, shine: 0.6, rim: '#f0ffb0' }) },
      ) +
      repeat(4, (i) =>
        path('M0 -6V-82M0 -30L-26 -62M0 -30L26 -62', {
          stroke: '#eaffc0',
          width: 2.4,
          opacity: 0.5,
          move: `rotate(${i * 90 + 45})`,
        }),
      ) +
      [
        [-40, -50, 8],
        [46, 34, 6],
        [20, -66, 5],
      ]
        .map(
          ([dx = 0, dy = 0, r = 0]) =>
            circle(
              dx,
              dy,
              r,
              c.radial([
                [0, '#fff', 0.1],
                [0.7, '#fff', 0.3],
                [1, '#fff', 0.9],
              ]),
            ) + circle(dx - r * 0.3, dy - r * 0.3, r * 0.3, '#fff'),
        )
        .join(''),
    x,
    y,
    turn,
    scale,
  );

/** A horseshoe, open end up. */
export const horseshoe = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[] = gold,
): string =>
  place(
    group(
      path(
        'M-96 -104L-56 -110C-60 -70 -66 -30 -54 8C-44 44 -22 58 0 58C22 58 44 44 54 8C66 -30 60 -70 56 -110L96 -104C104 -50 108 0 92 44C76 86 40 106 0 106C-40 106 -76 86 -92 44C-108 0 -104 -50 -96 -104Z',
        c.linear(tones, 60),
      ),
      { filter: polished(c, 6) },
    ) +
      path(
        'M-76 -92C-82 -40 -84 -4 -72 30C-60 64 -32 82 0 82C32 82 60 64 72 30C84 -4 82 -40 76 -92',
        { stroke: tones[4] ?? '#740', width: 8, opacity: 0.35 },
      ) +
      repeat(7, (i) => {
        const a = ((200 - i * 36.6) * PI) / 180 + 0.35;
        return circle(
          76 * cos(a),
          6 + 76 * sin(a) * (sin(a) < 0 ? 1.2 : 1),
          6,
          c.radial(['#3a2408', '#140a02']),
        );
      }),
    x,
    y,
    turn,
    scale,
  );

/** A red packet with a gold seal. */
export const redPacket = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  mark = 'P',
): string =>
  place(
    rect(
      -62,
      -92,
      124,
      184,
      { fill: '#000', opacity: 0.4, filter: blur(c, 6), move: 'translate(4 12)' },
      12,
    ) +
      group(rect(-62, -92, 124, 184, c.linear(['#ff6a5a', '#e0142a', '#9a0418'], 60), 12), {
        filter: lit(c, 4, { depth: 7, shine: 0.5, rim: '#ffd08a' }),
      }) +
      path('M-62 -92H62V-34C30 -6 -30 -6 -62 -34Z', c.linear(['#ff7a6a', '#c80a20'])) +
      path('M-62 -34C-30 -6 30 -6 62 -34', { stroke: '#ffd24a', width: 3 }) +
      rect(-54, -84, 108, 168, { fill: 'none', stroke: '#ffd24a', width: 1.6, opacity: 0.8 }, 8) +
      group(circle(0, -18, 27, c.linear(gold, 60)), { filter: polished(c, 3) }) +
      path(glyphs('slab', mark, 30, 0, -18), '#c8102e') +
      [
        [-30, 50],
        [30, 50],
        [0, 62],
      ]
        .map(([dx = 0, dy = 0]) =>
          path('M0 -12C10 -12 14 -2 8 6C4 12 -4 12 -8 6C-14 -2 -10 -12 0 -12Z', {
            fill: '#ffd24a',
            opacity: 0.75,
            move: `translate(${dx} ${dy})`,
          }),
        )
        .join(''),
    x,
    y,
    turn,
    scale,
  );

/** A string of firecrackers going off. */
export const firecrackers = (c: Canvas, x: number, y: number, count: number): string =>
  line(
    `M${x} -20C${x + 12} ${y * 0.5} ${x - 14} ${y + count * 14} ${x + 4} ${y + count * 26}`,
    '#e0b04a',
    4,
  ) +
  repeat(count, (i) =>
    [-1, 1]
      .map((side) =>
        place(
          group(
            rect(
              -11,
              0,
              22,
              50,
              c.linear(['#8a0414', '#ff4a4a', '#ffb0a0', '#e0142a', '#7a0010'], 0),
              4,
            ) +
              rect(-11, 6, 22, 6, c.linear(gold, 0)) +
              rect(-11, 38, 22, 6, c.linear(gold, 0)),
            { filter: lit(c, 2, { depth: 5, shine: 0.6 }) },
          ) + line('M0 0V-10', '#fff0c0', 3),
          x + side * 12,
          y + i * 26,
          side * -42,
        ),
      )
      .join(''),
  ) +
  glow(c, x, y + count * 26 + 18, 90, '#ffb01a', 1, '#fff') +
  glint(c, x, y + count * 26 + 14, 62, '#fff3b0', 10) +
  glint(c, x, y + count * 26 + 14, 44, '#fff', 55);

/** A glass jar of coins with a cloth lid. */
export const jar = (c: Canvas, cloth: string): string => {
  const glass =
    'M82 96C60 112 56 132 56 164V262C56 290 76 300 104 300H196C224 300 244 290 244 262V164C244 132 240 112 218 96Z';
  const coins = times(44, () => ({ x: c.between(70, 230), y: c.between(150, 290) }))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) =>
      coin(c, x, y, 18, { squash: c.between(0.4, 0.95), turn: c.between(-40, 40) }),
    )
    .join('');
  return (
    group(rect(56, 140, 188, 160, '#5a3404') + coins, { clip: c.clip(glass) }) +
    path(glass, {
      fill: c.linear(
        [
          [0, '#fff', 0.42],
          [0.2, '#fff', 0.06],
          [0.8, '#fff', 0.04],
          [1, '#fff', 0.3],
        ],
        0,
      ),
      stroke: '#e8f8ff',
      width: 3,
    }) +
    path('M76 130C68 160 68 220 74 268', {
      stroke: '#fff',
      width: 10,
      opacity: 0.7,
      cap: 'round',
    }) +
    path('M226 140C232 180 232 220 228 250', {
      stroke: '#fff',
      width: 5,
      opacity: 0.5,
      cap: 'round',
    }) +
    group(
      path(
        'M66 84C56 104 64 122 72 116C78 126 92 126 98 116C106 126 122 126 128 116C136 126 150 126 158 116C166 126 180 126 188 116C196 126 210 126 218 116C228 122 242 106 232 84C214 56 86 56 66 84Z',
        c.linear([lighter(cloth, 0.3), cloth, darker(cloth, 0.4)]),
      ) + ellipse(150, 78, 76, 16, c.linear([lighter(cloth, 0.45), cloth])),
      { filter: lit(c, 5, { depth: 9, shine: 0.3 }) },
    ) +
    line('M74 100C110 112 190 112 226 100', '#fff3d0', 5) +
    path(
      'M150 108C128 96 112 108 116 122C128 128 142 120 150 108C158 120 172 128 184 122C188 108 172 96 150 108Z',
      '#ffd24a',
    )
  );
};

/** A suit as a jewel in a gold setting. */
export const jewelSuit = (
  c: Canvas,
  suit: Suit,
  tones: readonly string[],
  x = 150,
  y = 154,
  scale = 2.4,
  turn = 0,
  setting: readonly string[] = gold,
): string =>
  place(
    repeat(6, (i) =>
      path(suits[suit], {
        fill: setting[4] ?? '#740',
        stroke: setting[4] ?? '#740',
        width: 10,
        move: `translate(0 ${num((6 - i) * 0.9)})`,
      }),
    ) +
      group(path(suits[suit], { stroke: c.linear(setting, 60), width: 10, cap: 'round' }), {
        filter: lit(c, 2.2, { depth: 5, shine: 1, drop: false }),
      }) +
      group(path(suits[suit], c.linear(tones)), {
        filter: lit(c, 7, { depth: 13, shine: 1, gloss: 30, drop: false }),
      }) +
      group(path('M-60 -60L20 -60L-40 40L-70 40Z', { fill: '#fff', opacity: 0.2 }), {
        clip: c.clip(suits[suit]),
      }),
    x,
    y,
    turn,
    scale,
  );

/** A carved drum with a skin and ropes. */
export const drum = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  wood: readonly [string, string, string],
  trim: string,
): string =>
  place(
    group(
      path(
        'M-78 -60C-66 0 -66 40 -54 110Q0 128 54 110C66 40 66 0 78 -60Z',
        c.linear([wood[2], wood[0], wood[1], wood[2]], 0),
      ),
      { filter: lit(c, 6, { depth: 12, shine: 0.4, rim: '#ffd08a' }) },
    ) +
      repeat(7, (i) =>
        path(`M${-66 + i * 22} -40L${-56 + i * 18.6} 88L${-44 + i * 22} -40`, {
          stroke: '#fff0d0',
          width: 3,
          opacity: 0.9,
        }),
      ) +
      path('M-70 -6Q0 18 70 -6L68 16Q0 40 -68 16Z', { fill: trim, opacity: 0.9 }) +
      repeat(5, (i) =>
        path('M0 -9L9 0L0 9L-9 0Z', {
          fill: '#fff3c0',
          move: `translate(${-48 + i * 24} ${14 - Math.abs(i - 2) * 2})`,
        }),
      ) +
      group(ellipse(0, -62, 84, 26, c.linear([wood[1], wood[2]])), {
        filter: lit(c, 3, { depth: 6 }),
      }) +
      ellipse(0, -65, 74, 20, c.radial(['#fffaf0', '#f0dcb8', '#b88a5a'])),
    x,
    y,
    turn,
    scale,
  );

/** A trophy with handles and a star. */
export const trophy = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[] = gold,
): string =>
  place(
    group(
      path('M-70 -84C-124 -88 -118 -6 -56 6M70 -84C124 -88 118 -6 56 6', {
        stroke: c.linear(tones),
        width: 14,
      }),
      { filter: polished(c, 3) },
    ) +
      group(
        path(
          'M-76 -106H76C76 -40 58 16 18 36V66H40L50 96H-50L-40 66H-18V36C-58 16 -76 -40 -76 -106Z',
          c.linear(
            [
              tones[4] ?? '#740',
              tones[1] ?? '#fd5',
              tones[0] ?? '#fff',
              tones[3] ?? '#fe8',
              tones[2] ?? '#d81',
              tones[4] ?? '#740',
            ],
            0,
          ),
        ) + ellipse(0, -106, 78, 15, c.linear([tones[2] ?? '#d81', tones[4] ?? '#740'])),
        { filter: polished(c, 6) },
      ) +
      group(rect(-64, 94, 128, 40, c.linear(['#5a3a2a', '#1c100a']), 6), {
        filter: lit(c, 3, { depth: 6 }),
      }) +
      rect(-36, 104, 72, 20, c.linear(tones), 3) +
      path('M0 -76L14 -46L46 -42L22 -20L28 12L0 -4L-28 12L-22 -20L-46 -42L-14 -46Z', {
        fill: '#fff8d8',
        opacity: 0.9,
      }),
    x,
    y,
    turn,
    scale,
  );
