import type { Canvas } from '../canvas.ts';
import { darker, lighter } from '../colour.ts';
import { cos, floor, num, PI, repeat, sin } from '../geometry.ts';
import { lit } from '../light.ts';
import { circle, ellipse, group, line, path, place } from '../shapes.ts';

const juicy = (c: Canvas, form = 7): string =>
  lit(c, form, { depth: form * 1.7, shine: 0.8, gloss: 30, shade: 0.45, rim: '#fff0c8' });

const leaf = (c: Canvas, x: number, y: number, turn: number, size = 1): string =>
  place(
    path(
      'M0 0C14 -24 46 -30 74 -12C56 12 24 18 0 0Z',
      c.linear(['#c8ff8a', '#3aa83a', '#0f5a24'], 20),
    ) + line('M2 0C24 -8 46 -12 68 -12', '#e0ffb8', 1.8, { opacity: 0.7 }),
    x,
    y,
    turn,
    size,
  );

/** Fruits about 100 wide around the origin, for reels and baskets. */
const fruit = {
  cherries: (c: Canvas): string =>
    line('M-34 20C-30 -30 0 -66 30 -86M38 34C36 -10 32 -50 30 -86', '#4a8a2a', 6) +
    leaf(c, 30, -86, 8, 0.9) +
    [
      [-36, 44, 40],
      [40, 56, 38],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          group(
            circle(x, y, r, c.radial(['#ff8a9a', '#e0102e', '#6a0014'], 0.5, 0.5, 0.58, 0.36, 0.3)),
            { filter: juicy(c) },
          ) +
          ellipse(x - 13, y - 16, 10, 6, {
            fill: '#fff',
            opacity: 0.85,
            move: `rotate(-34 ${x - 13} ${y - 16})`,
          }),
      )
      .join(''),
  lemon: (c: Canvas): string =>
    leaf(c, 40, -44, -30, 0.8) +
    group(
      path(
        'M-78 10C-64 -40 -14 -62 34 -46C52 -44 62 -38 74 -42C80 -34 72 -26 72 -14C80 34 40 66 -8 62C-40 62 -58 54 -70 44C-82 44 -90 34 -88 26C-84 22 -80 18 -78 10Z',
        c.radial(['#fffbb0', '#ffdc1a', '#d89a04'], 0.5, 0.5, 0.6, 0.36, 0.3),
      ),
      { filter: juicy(c) },
    ) +
    repeat(26, () =>
      circle(c.between(-56, 52), c.between(-36, 46), 1.6, { fill: '#c88a04', opacity: 0.4 }),
    ),
  plum: (c: Canvas): string =>
    leaf(c, 4, -60, -24, 0.8) +
    group(
      circle(0, 0, 60, c.radial(['#e0a8ff', '#8a2ad0', '#34086a'], 0.5, 0.5, 0.58, 0.36, 0.3)),
      { filter: juicy(c) },
    ) +
    path('M4 -58C-10 -20 -8 20 6 58', { stroke: '#34086a', width: 3, opacity: 0.5 }),
  orange: (c: Canvas): string =>
    leaf(c, 2, -58, -18, 0.8) +
    group(
      circle(0, 0, 60, c.radial(['#ffd88a', '#ff8a0a', '#b84a00'], 0.5, 0.5, 0.58, 0.36, 0.3)),
      { filter: juicy(c) },
    ) +
    repeat(34, () =>
      circle(c.between(-40, 40), c.between(-40, 40), 1.5, { fill: '#a84400', opacity: 0.35 }),
    ),
  watermelon: (c: Canvas): string =>
    group(path('M-96 -30A100 100 0 0 0 96 -30Z', c.linear(['#8ae85a', '#1f8a34', '#0a4a1c'])), {
      filter: juicy(c, 5),
    }) +
    path('M-86 -30A88 88 0 0 0 86 -30Z', '#f4ffd8') +
    group(path('M-79 -30A80 80 0 0 0 79 -30Z', c.linear(['#ff8a8a', '#f0243e', '#c80a2a'])), {
      filter: lit(c, 3, { depth: 4, shine: 0.5, drop: false }),
    }) +
    repeat(11, (i) =>
      place(
        path('M0 -7C6 -2 5 6 0 8C-5 6 -6 -2 0 -7Z', '#1c0a0c'),
        -56 + (i % 6) * 22 + (i > 5 ? 11 : 0),
        i > 5 ? 16 : -10,
      ),
    ),
  grapes: (c: Canvas): string =>
    line('M0 -76V-50', '#6a4a1a', 6) +
    leaf(c, 0, -66, -8, 0.9) +
    group(leaf(c, 0, -66, 4, 0.8), { move: 'scale(-1 1)' }) +
    [
      [-44, -34],
      [0, -40],
      [44, -34],
      [-24, -4],
      [22, -6],
      [-2, 28],
      [-44, 2],
      [44, 0],
      [-22, 34],
      [22, 32],
      [0, 62],
    ]
      .map(([x = 0, y = 0]) =>
        group(
          circle(x, y, 25, c.radial(['#f0c8ff', '#a83af0', '#4a0a8a'], 0.5, 0.5, 0.58, 0.36, 0.3)),
          { filter: lit(c, 4, { depth: 7, shine: 0.9, gloss: 30, shade: 0.4, drop: false }) },
        ),
      )
      .join(''),
  mango: (c: Canvas): string =>
    leaf(c, 24, -72, -20, 0.9) +
    group(
      path(
        'M26 -74C-20 -78 -68 -34 -70 16C-70 56 -40 78 -4 74C50 68 78 20 70 -26C66 -52 48 -72 26 -74Z',
        c.radial(['#fff08a', '#ffb81a', '#f0641a', '#b82a2a'], 0.5, 0.5, 0.66, 0.32, 0.4),
      ),
      { filter: juicy(c, 9) },
    ) +
    ellipse(-26, -12, 14, 28, { fill: '#fff', opacity: 0.4, move: 'rotate(32 -26 -12)' }),
  mangoHalf: (c: Canvas): string => {
    const rim =
      'M20 -86C-34 -86 -84 -36 -84 18C-84 62 -50 88 -8 84C52 78 90 24 80 -30C74 -62 48 -86 20 -86Z';
    const cubes = repeat(30, (i) => {
      const [u, v] = [i % 5, floor(i / 5)];
      const [x, y] = [-58 + u * 28 + v * 3, -70 + v * 27 - u * 4];
      return path(
        `M${x} ${y + 6}Q${x + 12} ${y - 6} ${x + 24} ${y + 4}L${x + 26} ${y + 22}Q${x + 14} ${y + 28} ${x + 2} ${y + 24}Z`,
        c.radial(['#fff6b0', '#ffc81a', '#f2920a'], 0.5, 0.5, 0.62, 0.34, 0.26),
      );
    });
    return (
      group(path(rim, c.radial(['#fff08a', '#ffb81a', '#e8501a', '#a81a2a'], 0.5, 0.5, 0.66)), {
        filter: juicy(c, 8),
      }) +
      group(
        path(rim, { fill: '#e8860a', move: 'scale(.9)' }) +
          group(cubes, { filter: lit(c, 3, { depth: 7, shine: 0.9, drop: false }) }),
        { clip: c.clip(rim) },
      ) +
      path(rim, { stroke: '#ffe98a', width: 4 })
    );
  },
  peach: (c: Canvas): string =>
    leaf(c, 2, -62, 22, 0.9) +
    group(leaf(c, 2, -62, 30, 0.9), { move: 'scale(-1 1)' }) +
    group(
      path(
        'M0 78C-50 66 -80 28 -74 -14C-68 -54 -28 -70 2 -56C32 -70 70 -52 74 -12C78 30 48 66 0 78Z',
        c.radial(['#fff0d8', '#ffb0a0', '#ff5a7a', '#c81a4a'], 0.5, 0.5, 0.66, 0.36, 0.62),
      ),
      { filter: juicy(c, 9) },
    ) +
    path('M2 -56C-14 -20 -14 30 0 78', { stroke: '#c81a4a', width: 4, opacity: 0.5 }),
  banana: (c: Canvas): string =>
    group(
      [-26, 0, 26]
        .map((turn) =>
          path(
            'M-8 -84C-2 -90 10 -88 10 -78C8 -40 30 20 78 44C82 52 76 62 66 62C4 62 -40 -6 -8 -84Z',
            {
              fill: c.linear(['#fff3a0', '#ffd21a', '#c88a04'], 30),
              move: `rotate(${turn} 0 -84)`,
            },
          ),
        )
        .join('') + path('M-10 -96H12V-76H-10Z', '#6a4a1a'),
      { filter: juicy(c, 5) },
    ),
  coconut: (c: Canvas): string =>
    group(
      circle(0, 0, 62, c.radial(['#a8784a', '#6a4020', '#2a1408'], 0.5, 0.5, 0.58, 0.36, 0.3)),
      { filter: juicy(c) },
    ) +
    group(
      ellipse(4, -18, 52, 30, '#fffdf6') +
        ellipse(4, -16, 43, 22, c.linear(['#dfe8f0', '#a8c8d8'])),
      { filter: lit(c, 2, { depth: 4, drop: false }) },
    ),
} as const;

type FruitName = keyof typeof fruit;

/** A fruit placed, turned and scaled. */
export const placedFruit = (
  c: Canvas,
  name: FruitName,
  x: number,
  y: number,
  scale: number,
  turn = 0,
): string => place(fruit[name](c), x, y, turn, scale);

/** A tall glass layered with colours, topped with scoops, fruit and a wafer. */
export const sundae = (c: Canvas, layers: readonly string[], scoops: readonly string[]): string => {
  const glass = 'M74 138L96 300Q150 318 204 300L226 138Z';
  const bands = layers.map((color, i) =>
    path(
      `M60 ${150 + i * 26}C100 ${138 + i * 26 + c.between(-4, 8)} 190 ${162 + i * 26 + c.between(-8, 4)} 240 ${148 + i * 26}V320H60Z`,
      c.linear([lighter(color, 0.3), color, darker(color, 0.2)]),
    ),
  );
  const beads = repeat(34, () =>
    circle(c.between(84, 216), c.between(165, 300), c.between(4, 9), {
      fill: c.pick(layers),
      opacity: 0.75,
    }),
  );
  return (
    group(
      path('M182 130L232 -4L250 2L206 138Z', c.linear(['#ffe0a0', '#c8823a'])) +
        repeat(6, (i) => line(`M${190 + i * 7} ${112 - i * 18}l16 6`, '#8a4a14', 1.6)),
      { filter: lit(c, 2, { depth: 4 }) },
    ) +
    scoops
      .map((color, i) =>
        group(
          circle(
            [104, 190, 148][i] ?? 150,
            [112, 110, 68][i] ?? 90,
            [46, 44, 48][i] ?? 44,
            c.radial([lighter(color, 0.5), color, darker(color, 0.35)], 0.5, 0.5, 0.6, 0.36, 0.3),
          ),
          { filter: lit(c, 7, { depth: 12, shine: 0.5, shade: 0.5 }) },
        ),
      )
      .join('') +
    group(
      circle(150, 18, 17, c.radial(['#ff9aa4', '#e0142e', '#6a0010'], 0.5, 0.5, 0.55, 0.35, 0.3)) +
        line('M152 4C156 -14 166 -22 178 -24', '#3a6a1a', 4),
      { filter: lit(c, 3, { depth: 5, shine: 1 }) },
    ) +
    group(bands.join('') + beads, { clip: c.clip(glass) }) +
    group(
      path(glass, { fill: '#fff', opacity: 0.12 }) +
        path('M84 150L102 290', { stroke: '#fff', width: 10, opacity: 0.6 }) +
        path('M216 150L200 280', { stroke: '#fff', width: 4, opacity: 0.5 }),
      {},
    ) +
    group(
      ellipse(150, 138, 80, 15, {
        fill: 'none',
        stroke: c.linear(['#fff', '#bfe0f4', '#fff'], 0),
        width: 7,
      }),
      { filter: lit(c, 2, { depth: 4, shine: 1 }) },
    ) +
    path('M128 306H172L166 322H134Z', { fill: '#dff2ff', opacity: 0.8 })
  );
};

/** A plastic cup of milk tea with pearls and a fat straw. */
export const milkTea = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  [top, bottom]: readonly [string, string],
  lid: string,
): string => {
  const cup = 'M-58 -70L-42 96Q0 110 42 96L58 -70Z';
  const pearls = repeat(26, (i) =>
    circle(
      -34 + (i % 7) * 11.5 + c.between(-3, 3),
      88 - Math.floor(i / 7) * 13 + c.between(-3, 3),
      7.4,
      c.radial(['#7a5a4a', '#2a1410', '#0c0404'], 0.5, 0.5, 0.55, 0.35, 0.3),
    ),
  );
  const face =
    circle(-18, 6, 5, '#2a1410') +
    circle(18, 6, 5, '#2a1410') +
    path('M-8 14C-4 22 4 22 8 14Z', '#2a1410') +
    ellipse(-28, 16, 7, 4, { fill: '#ff6a8a', opacity: 0.6 }) +
    ellipse(28, 16, 7, 4, { fill: '#ff6a8a', opacity: 0.6 });
  return place(
    group(path('M6 -150L26 -152L14 -60H-2Z', c.linear([lid, '#fff', lid], 0)), {
      filter: lit(c, 2.4, { depth: 5 }),
    }) +
      group(
        group(
          path(cup, c.linear([top, bottom])) +
            pearls +
            path('M-60 -46C-30 -30 20 -60 60 -40V-74H-60Z', { fill: '#fff', opacity: 0.5 }),
          { clip: c.clip(cup) },
        ),
        { filter: lit(c, 5, { depth: 9, shine: 0.6, rim: '#fff' }) },
      ) +
      group(
        path('M-64 -70C-60 -104 -30 -118 0 -118C30 -118 60 -104 64 -70Z', {
          fill: c.linear([
            [0, '#fff', 0.85],
            [1, lid, 0.75],
          ]),
        }) + ellipse(0, -70, 66, 12, c.linear([lid, '#fff', lid], 0)),
        { filter: lit(c, 3, { depth: 6, shine: 1 }) },
      ) +
      line('M-46 -56L-34 78', '#fff', 8, { opacity: 0.5 }) +
      face,
    x,
    y,
    turn,
    scale,
  );
};

/** An ice lolly with a bite. */
export const popsicle = (
  c: Canvas,
  x: number,
  y: number,
  scale: number,
  turn: number,
  tones: readonly string[],
): string =>
  place(
    group(path('M-9 90H9V150Q0 160 -9 150Z', c.linear(['#f0d0a0', '#b8864a'], 0)), {
      filter: lit(c, 2.4, { depth: 5 }),
    }) +
      group(
        path(
          'M-46 96V-54C-46 -86 -26 -104 4 -104C12 -104 10 -92 18 -90C28 -88 28 -78 38 -76C46 -66 46 -60 46 -54V96Q0 108 -46 96Z',
          c.linear(tones),
        ),
        { filter: lit(c, 7, { depth: 12, shine: 0.8, gloss: 30, shade: 0.4, rim: '#fff' }) },
      ) +
      [-20, 20].map((px) => line(`M${px} -40V66`, '#fff', 7, { opacity: 0.32 })).join('') +
      line('M-32 -60V50', '#fff', 5, { opacity: 0.6 }),
    x,
    y,
    turn,
    scale,
  );

/** A flower of `count` petals, for garlands. */
export const blossom = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  count: number,
  tones: readonly string[],
  heart = '#ffd24a',
): string =>
  place(
    group(
      repeat(count, (i) =>
        path(
          `M0 0C${num(-r * 0.5)} ${num(-r * 0.4)} ${num(-r * 0.36)} ${num(-r * 0.96)} 0 ${num(-r)}C${num(r * 0.36)} ${num(-r * 0.96)} ${num(r * 0.5)} ${num(-r * 0.4)} 0 0Z`,
          { fill: c.linear(tones), move: `rotate(${num((i * 360) / count)})` },
        ),
      ),
      { filter: lit(c, 2.6, { depth: 5, shine: 0.5, shade: 0.4 }) },
    ) +
      circle(0, 0, r * 0.22, c.radial(['#fffbe0', heart])) +
      repeat(6, (i) =>
        circle(r * 0.3 * cos((i * PI) / 3), r * 0.3 * sin((i * PI) / 3), r * 0.05, heart),
      ),
    x,
    y,
    c.between(0, 40),
  );

/** A star-shaped white flower of two rings of petals. */
export const jasmine = (c: Canvas, x: number, y: number, r: number): string =>
  place(
    group(
      [7, 6]
        .map((count, ring) =>
          repeat(count, (i) =>
            path(
              `M0 0C${num(-r * 0.34)} ${num(-r * 0.3)} ${num(-r * 0.3)} ${num(-r * 0.74)} 0 ${num(-r)}C${num(r * 0.3)} ${num(-r * 0.74)} ${num(r * 0.34)} ${num(-r * 0.3)} 0 0Z`,
              {
                fill: c.linear(['#ffffff', '#f8fbf0', '#c8d8a8']),
                move: `rotate(${num((i * 360) / count + ring * 25)}) scale(${1 - ring * 0.3})`,
              },
            ),
          ),
        )
        .join(''),
      { filter: lit(c, 1.4, { depth: 3, shine: 0.4, shade: 0.5 }) },
    ) + circle(0, 0, r * 0.16, c.radial(['#fffbe0', '#ffd24a'])),
    x,
    y,
    c.between(0, 50),
  );

/** Two shells and a filling. */
export const macaron = (
  c: Canvas,
  x: number,
  y: number,
  r: number,
  turn: number,
  color: string,
  cream: string,
): string => {
  const shell = c.linear([lighter(color, 0.4), color, darker(color, 0.3)]);
  const fx = lit(c, r * 0.12, { depth: r * 0.2, shine: 0.5, gloss: 26, shade: 0.45, drop: false });
  return place(
    group(
      path(
        `M${-r} ${num(r * 0.18)}C${-r} ${num(r * 0.62)} ${r} ${num(r * 0.62)} ${r} ${num(r * 0.18)}Z`,
        shell,
      ),
      { filter: fx },
    ) +
      ellipse(0, r * 0.1, r * 0.96, r * 0.16, cream) +
      repeat(15, (i) => circle(-r * 0.94 + i * r * 0.134, -r * 0.02, r * 0.08, color)) +
      group(
        path(
          `M${-r} ${num(-r * 0.06)}C${num(-r * 1.02)} ${num(-r * 0.62)} ${num(r * 1.02)} ${num(-r * 0.62)} ${r} ${num(-r * 0.06)}Z`,
          shell,
        ),
        { filter: fx },
      ),
    x,
    y,
    turn,
  );
};
