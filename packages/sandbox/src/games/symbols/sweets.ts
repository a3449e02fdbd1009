import { curve, type Drawing, type Paint, star } from './paint.ts';

/** A candy of clear jelly in one of four shapes. */
function jelly(paint: Paint, path: string, hue: number): string {
  const body = paint.radial(
    [
      `hsl(${hue} 100% 84%)`,
      [0.35, `hsl(${hue} 92% 60%)`],
      [0.8, `hsl(${hue} 90% 40%)`],
      `hsl(${hue + 10} 90% 24%)`,
    ],
    0.4,
    0.28,
    0.82,
  );
  return (
    paint.lit(`<path d="${path}" fill="${body}"/>`, 8, `hsl(${hue + 40} 100% 80%)`, 0.46) +
    `<g clip-path="${paint.clip(path)}"><ellipse cx="118" cy="176" rx="70" ry="34" fill="hsl(${hue} 100% 80%)" opacity=".55" filter="${paint.blur(9)}"/></g>` +
    paint.gloss(72, 62, 24, 12, -30) +
    `<circle cx="110" cy="48" r="5" fill="#fff" opacity=".85"/>`
  );
}

const lollipop: Drawing = (paint) => {
  const arms = Array.from({ length: 8 }, (_, index) => {
    const turn = index * 45;
    const colour = index % 2 === 0 ? '#ff4f9c' : '#fff4fa';
    return `<path d="M100 78C110 56 128 40 154 34A70 70 0 0 1 166 56C142 58 120 66 100 78Z" fill="${colour}" transform="rotate(${turn} 100 78)"/>`;
  }).join('');
  const swirl = Array.from(
    { length: 8 },
    (_, index) =>
      `<path d="M100 78C104 46 124 24 152 14C140 4 116 0 100 4C92 30 92 56 100 78Z" fill="${index % 2 === 0 ? '#ff3d92' : '#fff0f8'}" transform="rotate(${index * 45} 100 78)"/>`,
  ).join('');
  return (
    paint.lit(
      `<path d="M104 110L132 190" stroke="${paint.linear(['#fff', '#e9d9ff'], 0)}" stroke-width="12" stroke-linecap="round"/>`,
      3,
      '#ffb0e0',
    ) +
    paint.lit(
      `<circle cx="100" cy="78" r="70" fill="#ff79b8"/><g clip-path="${paint.clip('M30 78A70 70 0 1 1 170 78A70 70 0 1 1 30 78Z')}">${arms}${swirl}</g>`,
      7,
      '#8fe8ff',
      0.5,
    ) +
    paint.gloss(70, 44, 24, 12, -34) +
    paint.lit(
      `<path d="M112 128C84 112 74 140 92 148C78 160 100 168 112 146C126 166 146 152 130 140C146 128 128 112 112 128Z" fill="${paint.linear(['#7df0ff', '#1a9be8'])}"/>`,
      2.5,
      '#fff',
    )
  );
};

const cupcake: Drawing = (paint) => {
  const cup = paint.linear(['#7fd8ff', '#2b8fe8', '#124a9c'], 0);
  const cream = paint.linear(['#ffffff', '#ffc4e4', '#f26fb4']);
  const folds = [64, 82, 100, 118, 136]
    .map(
      (x) =>
        `<path d="M${x} 122L${100 + (x - 100) * 0.8} 182" stroke="#0d3f8a" stroke-opacity=".4" stroke-width="5"/>`,
    )
    .join('');
  const sprinkles = [
    ['#ffe14a', 62, 96, 30],
    ['#5ae0ff', 88, 74, -40],
    ['#8affa0', 120, 90, 60],
    ['#ff5a8a', 138, 104, -20],
    ['#b28aff', 104, 104, 10],
    ['#ffe14a', 112, 62, 70],
  ]
    .map(
      ([colour, x, y, turn]) =>
        `<rect x="${Number(x) - 7}" y="${Number(y) - 2.6}" width="14" height="5.2" rx="2.6" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M40 116H160L146 178Q144 188 134 188H66Q56 188 54 178Z" fill="${cup}"/>${folds}`,
      4,
      '#aef0ff',
    ) +
    paint.lit(
      `<path d="${curve([
        [30, 112],
        [32, 92],
        [54, 84],
        [52, 66],
        [74, 60],
        [80, 40],
        [100, 34],
        [120, 40],
        [126, 60],
        [148, 66],
        [146, 84],
        [168, 92],
        [170, 112],
        [140, 126],
        [100, 120],
        [60, 126],
      ])}" fill="${cream}"/>`,
      8,
      '#ffd0a0',
      0.5,
    ) +
    '<path d="M50 92C80 104 122 102 152 88M70 66C90 74 112 74 130 64" stroke="#e2559c" stroke-opacity=".5" stroke-width="4" fill="none" stroke-linecap="round"/>' +
    sprinkles +
    paint.lit(
      `<circle cx="100" cy="28" r="17" fill="${paint.radial(['#ffb0a8', '#ee1d3c', '#8a0018'])}"/>`,
      5,
      '#ff8ac0',
    ) +
    paint.gloss(93, 21, 6, 4, -30)
  );
};

const bonbon: Drawing = (paint) => {
  const wrap = paint.linear(['#ffe98a', '#ff9d1c', '#c25400'], 0);
  const ball = 'M42 100A58 58 0 1 1 158 100A58 58 0 1 1 42 100Z';
  const stripes = [-60, -20, 20, 60]
    .map(
      (x) =>
        `<path d="M${100 + x} 30C${130 + x} 70 ${130 + x} 130 ${100 + x} 170L${118 + x} 170C${150 + x} 130 ${150 + x} 70 ${118 + x} 30Z" fill="#fff" opacity=".8"/>`,
    )
    .join('');
  const side = `<path d="M50 100L8 62Q2 78 12 90Q0 100 12 110Q2 122 8 138Z" fill="${wrap}"/>`;
  return (
    `<g transform="rotate(-24 100 100)">` +
    paint.lit(`${side}<g transform="translate(200 0) scale(-1 1)">${side}</g>`, 3, '#ffd0ff') +
    paint.lit(
      `<path d="${ball}" fill="${paint.radial(['#ffd76a', '#ff8a12', '#b33f00'])}"/><g clip-path="${paint.clip(ball)}">${stripes}</g>`,
      8,
      '#ff7ad0',
      0.5,
    ) +
    paint.gloss(78, 70, 20, 10, -20) +
    '</g>'
  );
};

const heartPath =
  'M100 178C40 132 18 98 20 64C22 36 44 22 64 24C82 26 94 38 100 54C106 38 118 26 136 24C156 22 178 36 180 64C182 98 160 132 100 178Z';

export const sweets: Readonly<Record<string, Drawing>> = {
  lollipop,
  cupcake,
  bonbon,
  heart: (paint) => jelly(paint, heartPath, 346) + paint.glint(54, 56, 22),
  'jelly-red': (paint) =>
    jelly(
      paint,
      curve([
        [100, 22],
        [150, 40],
        [176, 90],
        [160, 146],
        [100, 176],
        [40, 146],
        [24, 90],
        [50, 40],
      ]),
      8,
    ),
  'jelly-violet': (paint) => jelly(paint, star(100, 102, 92, 74, 6), 276),
  'jelly-green': (paint) =>
    jelly(
      paint,
      curve([
        [36, 60],
        [76, 34],
        [150, 40],
        [176, 92],
        [156, 148],
        [104, 172],
        [44, 150],
        [26, 104],
      ]),
      128,
    ),
  'jelly-blue': (paint) =>
    jelly(
      paint,
      'M52 26H148Q174 26 174 52V148Q174 174 148 174H52Q26 174 26 148V52Q26 26 52 26Z',
      204,
    ),
};
