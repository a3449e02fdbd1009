import { glow } from '../atmosphere.ts';
import type { Canvas } from '../canvas.ts';
import { gold, hsl, type Tone } from '../colour.ts';
import { type Face, glyphs } from '../fonts.ts';
import { num, repeat } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { gem } from '../objects/gem.ts';
import { sphere } from '../objects/sphere.ts';
import { circle, ellipse, group, line, path } from '../shapes.ts';

/** A thick gold-edged figure or letter. */
export const goldFigure = (
  c: Canvas,
  text: string,
  x: number,
  y: number,
  size: number,
  turn: number,
  tones: readonly string[],
  side: string,
  face: Face = 'slab',
  metal: readonly string[] = gold,
): string => {
  const d = glyphs(face, text, size);
  return group(
    repeat(8, (i) =>
      path(d, {
        fill: side,
        stroke: side,
        width: 12,
        cap: 'round',
        move: `translate(${num((8 - i) * 0.7)} ${num((8 - i) * 1.3)})`,
      }),
    ) +
      group(path(d, { stroke: c.linear(metal), width: 12, cap: 'round' }), {
        filter: lit(c, 2, { depth: 5, shine: 1 }),
      }) +
      group(path(d, c.linear(tones)), { filter: lit(c, 4, { depth: 8, shine: 1, gloss: 30 }) }),
    { move: `translate(${x} ${y}) rotate(${turn})` },
  );
};

/** Three sevens, the middle one in front. */
export const sevens = (
  c: Canvas,
  tones: readonly string[],
  middle: readonly string[],
  side: string,
  halo: string,
): string =>
  glow(c, 150, 160, 170, halo, 0.95, '#fff') +
  goldFigure(c, '7', 70, 178, 150, -16, tones, side) +
  goldFigure(c, '7', 232, 180, 150, 16, tones, side) +
  goldFigure(c, '7', 150, 158, 210, -4, middle, side);

interface CrownLook {
  readonly velvet: readonly [string, string];
  readonly cushion: readonly [string, string];
  readonly gem: number;
  readonly glow: string;
  readonly metal?: readonly string[];
}

/** A crown on its cushion. */
export const crown = (
  c: Canvas,
  { velvet, cushion, gem: hue, glow: halo, metal = gold }: CrownLook,
): string => {
  const fx = lit(c, 4, { depth: 9, shine: 1, gloss: 20, rim: '#ff9a3a' });
  const tassel = (x: number): string =>
    circle(x, 268, 8, c.radial(metal)) +
    repeat(5, (i) => line(`M${x - 6 + i * 3} 274L${x - 9 + i * 4.5} 296`, '#e0a020', 2));
  const stones = [
    [84, 232, 200],
    [117, 240, 350],
    [150, 243, 145],
    [183, 240, 350],
    [216, 232, 200],
  ]
    .map(
      ([x = 0, y = 0, h = 0]) =>
        ellipse(x, y, 9, 7.5, {
          fill: c.radial(
            [hsl(h, 100, 85), hsl(h, 95, 50), hsl(h, 95, 16)],
            0.5,
            0.5,
            0.55,
            0.35,
            0.3,
          ),
          stroke: '#7a3f05',
          width: 1,
        }) + ellipse(x - 2.5, y - 2.5, 2.8, 1.6, { fill: '#fff', opacity: 0.9 }),
    )
    .join('');
  return (
    glow(c, 150, 160, 165, halo, 0.9, '#fff') +
    group(
      path(
        'M30 256C60 238 240 238 270 256C284 270 282 290 268 300C240 286 60 286 32 300C18 290 16 270 30 256Z',
        c.linear(cushion),
      ),
      { filter: lit(c, 8, { depth: 14, shine: 0.45, rim: halo }) },
    ) +
    tassel(26) +
    tassel(274) +
    group(
      path(
        'M62 222L44 104L100 158L122 78L150 138L178 78L200 158L256 104L238 222Q150 246 62 222Z',
        c.linear(metal),
      ),
      { filter: fx },
    ) +
    path('M74 200L66 140L104 180L124 116L150 168L176 116L196 180L234 140L226 200Q150 222 74 200Z', {
      fill: c.linear([velvet[1], velvet[0], velvet[1]], 0),
      opacity: 0.92,
    }) +
    group(
      path(
        'M58 212Q150 238 242 212L244 240Q150 270 56 240Z',
        c.linear(
          [
            metal[3] ?? '#ff0',
            metal[0] ?? '#fff',
            metal[2] ?? '#da0',
            metal[3] ?? '#ff0',
            metal[2] ?? '#da0',
          ],
          0,
        ),
      ),
      { filter: fx },
    ) +
    [
      [44, 98, 12],
      [122, 70, 13],
      [178, 70, 13],
      [256, 98, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => sphere(c, x, y, r, ['#fff', '#ffe9d8', '#c08a7a']))
      .join('') +
    gem(c, 150, 116, 27, hue) +
    stones
  );
};

/** An open chest of coins, lid thrown back; three-quarter view. */
export const chest = (
  c: Canvas,
  wood: Tone,
  coins: (c: Canvas) => string,
  halo = '#ffd98a',
): string => {
  const [light, mid, dark] = wood;
  const metal = c.linear(gold);
  const planks = repeat(4, (i) =>
    line(`M44 ${222 + i * 20}L196 ${236 + i * 20}`, dark, 1.6, { opacity: 0.7 }),
  );
  const sidePlanks = repeat(4, (i) =>
    line(`M196 ${236 + i * 20}L262 ${212 + i * 18}`, dark, 1.6, { opacity: 0.8 }),
  );
  return (
    glow(c, 150, 170, 175, halo, 1, '#fff') +
    group(
      path(
        'M40 196C36 128 62 92 108 88C156 86 196 104 200 160L262 142C262 96 226 70 170 64L108 60C56 62 18 104 22 178Z',
        c.linear([mid, dark]),
      ) +
        path(
          'M40 196C36 128 62 92 108 88C156 86 196 104 200 160L192 206Z',
          c.linear(['#3a1a06', '#160802']),
        ) +
        path('M22 178C18 104 56 62 108 60M40 196C36 128 62 92 108 88C156 86 196 104 200 160', {
          stroke: metal,
          width: 7,
        }),
      { filter: lit(c, 4, { depth: 8, shine: 0.5, rim: halo }) },
    ) +
    path('M50 204L194 218L256 196L200 160L60 180Z', {
      fill: c.radial(['#fffbe0', '#ffcf4a', '#a85a04']),
      filter: blur(c, 2),
    }) +
    coins(c) +
    group(
      path('M40 204L196 220V312L50 292Z', c.linear([light, mid, dark], 60)) +
        path('M196 220L262 196L256 280L196 312Z', c.linear([mid, dark], 20)),
      { filter: lit(c, 3, { depth: 6, shine: 0.35 }) },
    ) +
    planks +
    sidePlanks +
    group(
      path('M38 202L196 218L264 194L264 206L196 232L40 216Z', metal) +
        path('M52 286L196 306L256 276L255 286L196 318L53 298Z', metal) +
        path('M60 206L74 207L80 296L67 294Z', metal) +
        path('M160 216L176 217V310L162 308Z', metal) +
        path('M228 208L240 204L236 290L226 294Z', metal),
      { filter: lit(c, 2, { depth: 5, shine: 0.9 }) },
    ) +
    group(path('M100 214L136 218V254Q118 266 102 250Z', metal), {
      filter: lit(c, 3, { depth: 6, shine: 1 }),
    }) +
    circle(118, 234, 6, '#2a1204') +
    path('M115 236H121L124 250H113Z', '#2a1204')
  );
};

/** Gold ingots shaped like little boats. */
export const ingot = (c: Canvas, x: number, y: number, s: number, turn = 0): string =>
  group(
    group(
      path(
        'M-60 -8C-52 -30 -30 -26 -26 -14L26 -14C30 -26 52 -30 60 -8C54 24 34 38 0 38C-34 38 -54 24 -60 -8Z',
        c.linear(gold, 70),
      ),
      { filter: lit(c, 5, { depth: 10, shine: 1, rim: '#ff9a3a' }) },
    ) +
      group(ellipse(0, -14, 30, 22, c.linear(['#fff7cf', '#ffcf4a', '#c8820a'], 50)), {
        filter: lit(c, 4, { depth: 8, shine: 1 }),
      }) +
      path('M-52 -8C-40 8 40 8 52 -8', { stroke: '#a86408', width: 2, opacity: 0.7 }),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );

/** A bell that swings, lit by fire. */
export const bell = (
  c: Canvas,
  x: number,
  y: number,
  s: number,
  turn: number,
  metal: readonly string[] = gold,
): string =>
  group(
    circle(
      0,
      84,
      17,
      c.radial(
        [metal[0] ?? '#fff', metal[1] ?? '#fd5', metal[4] ?? '#950'],
        0.5,
        0.5,
        0.55,
        0.35,
        0.3,
      ),
    ) +
      group(path('M-16 -92C-16 -112 16 -112 16 -92L12 -82H-12Z', c.linear(metal)), {
        filter: lit(c, 2.4, { depth: 5, shine: 1 }),
      }) +
      group(
        path(
          'M0 -88C-38 -88 -52 -58 -56 -16C-60 22 -68 44 -88 66C-60 82 60 82 88 66C68 44 60 22 56 -16C52 -58 38 -88 0 -88Z',
          c.linear(
            [
              metal[4] ?? '#950',
              metal[1] ?? '#fd5',
              metal[0] ?? '#fff',
              metal[3] ?? '#fe8',
              metal[2] ?? '#d81',
              metal[4] ?? '#950',
            ],
            0,
          ),
        ),
        { filter: lit(c, 6, { depth: 12, shine: 1, gloss: 18, rim: '#ff7a2a' }) },
      ) +
      path('M-57 -8Q0 8 57 -8M-62 22Q0 40 62 22', {
        stroke: metal[4] ?? '#950',
        width: 3,
        opacity: 0.6,
      }) +
      ellipse(0, 68, 78, 12, { fill: '#3a1604', opacity: 0.75 }),
    { move: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );
