import { glint, glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { darker, gold, hsl, lighter } from '../colour.ts';
import { glyphs } from '../fonts.ts';
import { cos, num, PI, repeat, star } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, ellipse, group, line, path, place, rect } from '../shapes.ts';

/** A bingo card, daubed. */
export const bingoCard = (
  c: Canvas,
  frame: readonly [string, string],
  heads: readonly number[],
): string => {
  const cell = (x: number, y: number): string => {
    const hit = x === y || x === 2 || c.random() < 0.18;
    const [cx, cy] = [30 + x * 40, 67 + y * 38];
    const label =
      x === 2 && y === 2
        ? path(star(cx, cy, 15, 7, 5), '#f2a51a')
        : path(
            glyphs('titan', String(x * 15 + Math.floor(c.between(1, 15))), 17, cx, cy),
            '#4a2b12',
          );
    const hue = heads[x] ?? 0;
    return (
      rect(12 + x * 40, 50 + y * 38, 36, 34, (x + y) % 2 ? '#fff8e6' : '#fdebc4', 6) +
      label +
      (hit ? circle(cx, cy, 15, c.radial([hsl(hue, 100, 75, 0.95), hsl(hue, 95, 50, 0.82)])) : '')
    );
  };
  return (
    rect(6, 14, 220, 250, { fill: '#000', opacity: 0.45, filter: blur(c, 7) }, 18) +
    group(rect(-2, -2, 222, 250, c.linear(frame), 18), {
      filter: lit(c, 3, { depth: 6, shine: 0.7 }),
    }) +
    repeat(
      5,
      (x) =>
        circle(
          30 + x * 40,
          26,
          17,
          c.radial(
            [hsl(heads[x] ?? 0, 100, 80), hsl(heads[x] ?? 0, 95, 52), hsl(heads[x] ?? 0, 95, 32)],
            0.5,
            0.5,
            0.55,
            0.35,
            0.3,
          ),
        ) + path(glyphs('titan', 'BINGO'[x] ?? '', 22, 30 + x * 40, 26), '#fff'),
    ) +
    repeat(25, (i) => cell(i % 5, Math.floor(i / 5)))
  );
};

/** A ticket with notched ends. */
export const ticket = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[],
  mark: string,
): string =>
  place(
    group(
      path(
        'M-120 -60H120V-22A22 22 0 0 0 120 22V60H-120V22A22 22 0 0 0 -120 -22Z',
        c.linear(tones, 50),
      ),
      { filter: lit(c, 3, { depth: 6, shine: 0.8, rim: '#fff3c0' }) },
    ) +
      path('M-104 -46H104V46H-104Z', { stroke: '#fff3c0', width: 2.4, opacity: 0.8 }) +
      line('M66 -46V46', '#fff3c0', 3, { dash: '2 8' }) +
      path(glyphs('slab', mark, 48, -20, 0), {
        fill: '#fff8dc',
        stroke: darker(tones[2] ?? '#a60', 0.4),
        width: 1.4,
      }) +
      path(star(86, 0, 15, 6, 5), '#fff8dc'),
    x,
    y,
    turn,
    scale,
  );

/** A wire drum of numbered balls. */
export const ballDrum = (c: Canvas, balls: string): string =>
  group(
    path('M70 300L98 190H202L230 300Z', c.linear(gold, 0)) +
      rect(40, 292, 220, 18, c.linear(gold), 6),
    { filter: lit(c, 4, { depth: 9, shine: 1 }) },
  ) +
  circle(
    150,
    146,
    116,
    c.radial([
      [0, '#fff', 0.05],
      [0.8, '#dff4ff', 0.16],
      [1, '#fff', 0.55],
    ]),
  ) +
  balls +
  repeat(7, (i) =>
    ellipse(150, 146, Math.abs(116 * cos((i * PI) / 7)), 116, {
      fill: 'none',
      stroke: '#ffe9a0',
      width: 2.4,
      opacity: 0.75,
    }),
  ) +
  repeat(5, (i) =>
    line(
      `M${num(150 - 116 * cos(((i - 2) * PI) / 6))} ${146 + (i - 2) * 52 * 0.9}H${num(150 + 116 * cos(((i - 2) * PI) / 6))}`,
      '#ffe9a0',
      2,
      { opacity: 0.6 },
    ),
  ) +
  group(circle(150, 146, 116, { fill: 'none', stroke: c.linear(gold, 40), width: 8 }), {
    filter: lit(c, 2.4, { depth: 6, shine: 1 }),
  }) +
  line('M266 146H292V110', '#e0a01a', 9) +
  circle(292, 104, 13, c.radial(['#ff8a7a', '#d8142a']));

/** A crystal ball with mist and light, on a carved stand. */
export const crystalBall = (c: Canvas, light: string): string =>
  glow(c, 150, 140, 170, light, 0.9, '#fff') +
  group(path('M76 262C96 236 204 236 224 262L246 304H54Z', c.linear(gold)), {
    filter: lit(c, 5, { depth: 10, shine: 1 }),
  }) +
  circle(
    150,
    142,
    108,
    c.radial(
      [
        [0, '#ffffff'],
        [0.3, lighter(light, 0.4)],
        [0.75, light],
        [1, darker(light, 0.7)],
      ],
      0.5,
      0.5,
      0.55,
      0.42,
      0.42,
    ),
  ) +
  group(
    repeat(9, (i) =>
      ellipse(c.between(80, 220), c.between(110, 220), c.between(20, 50), c.between(8, 18), {
        fill: i % 2 ? '#fff' : lighter(light, 0.5),
        opacity: 0.35,
      }),
    ),
    { filter: blur(c, 6), clip: c.clip('M258 142A108 108 0 1 1 42 142A108 108 0 1 1 258 142Z') },
  ) +
  path('M70 110C80 70 116 46 148 44C112 64 92 90 84 128Z', { fill: '#fff', opacity: 0.8 }) +
  glint(c, 176, 120, 40, '#fff', 10) +
  glint(c, 126, 176, 24, '#fff', 30) +
  line('M60 186A108 108 0 0 0 232 206', lighter(light, 0.7), 6, {
    opacity: 0.7,
    filter: blur(c, 2),
  });

/** A bamboo cup of fortune sticks. */
export const stickCup = (c: Canvas): string =>
  repeat(11, (i) => {
    const turn = (i - 5) * 6.4 + c.between(-2, 2);
    return group(
      rect(-7, -170 - (i % 3) * 12, 14, 190, c.linear(['#b8864a', '#f4d88a', '#d8a85a'], 0), 6) +
        rect(-7, -170 - (i % 3) * 12, 14, 32, '#d8142a', 6),
      {
        move: `translate(${150 + (i - 5) * 9} 190) rotate(${num(turn)})`,
        filter: lit(c, 1.8, { depth: 4, shine: 0.4 }),
      },
    );
  }) +
  group(
    path(
      'M84 160C84 146 216 146 216 160L204 296Q150 316 96 296Z',
      c.linear(['#5a2408', '#c86a24', '#ffb06a', '#a84a14', '#4a1c06'], 0),
    ),
    { filter: lit(c, 7, { depth: 13, shine: 0.6, rim: '#ffe08a' }) },
  ) +
  ellipse(150, 160, 66, 14, '#3a1404') +
  path('M88 196Q150 216 212 196L210 216Q150 236 90 216Z', c.linear(gold)) +
  group(circle(150, 254, 28, '#d8142a'), { filter: lit(c, 2, { depth: 4 }) }) +
  path(star(150, 254, 19, 8, 8), '#ffe08a');
