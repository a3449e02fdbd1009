import { curve, type Drawing, star } from './paint.ts';

const rocket: Drawing = (paint) => {
  const hull = paint.linear(['#8a97ad', [0.3, '#ffffff'], [0.55, '#e3ebf6'], '#5d6c86'], 0);
  const red = paint.linear(['#ff8a7a', '#e3142e', '#84001c'], 0);
  const flame = paint.linear([
    [0, '#fff8c0'],
    [0.35, '#ffc02a'],
    [0.75, '#ff5a00'],
    [1, '#ff2a00', 0],
  ]);
  return `<g transform="rotate(32 100 100)"><path d="M78 150C74 176 88 184 100 214C112 184 126 176 122 150Z" fill="${flame}"/>${paint.lit(
    `<path d="M70 96L36 140Q34 158 44 156L74 142ZM130 96L164 140Q166 158 156 156L126 142Z" fill="${red}"/>`,
    4,
    '#ffb07a',
  )}${paint.lit(
    `<path d="M100 -4C132 26 140 76 128 150H72C60 76 68 26 100 -4Z" fill="${hull}"/><path d="M100 -4C116 12 126 32 131 54H69C74 32 84 12 100 -4Z" fill="${red}"/><path d="M74 150H126V158Q100 166 74 158Z" fill="#475267"/>`,
    5,
    '#ff9adf',
  )}${paint.lit(`<circle cx="100" cy="86" r="23" fill="#5a6880"/><circle cx="100" cy="86" r="17" fill="${paint.radial(['#d4fbff', '#2aa8f2', '#06315e'])}"/>`, 3, '#7df')}${paint.gloss(93, 79, 7, 4, -30)}</g>${paint.glint(160, 44, 13)}`;
};

const planet: Drawing = (paint) => {
  const ball = 'M36 100A64 64 0 1 1 164 100A64 64 0 1 1 36 100Z';
  const bands = [
    [70, '#ffcf8a', 0.5],
    [88, '#c94f12', 0.55],
    [106, '#ffe0a8', 0.4],
    [124, '#8a2a10', 0.55],
    [142, '#e07a2a', 0.4],
  ]
    .map(
      ([y, colour, opacity]) =>
        `<path d="M20 ${y}C70 ${Number(y) + 14} 130 ${Number(y) + 12} 180 ${Number(y) - 8}L180 ${Number(y) + 2}C130 ${Number(y) + 22} 70 ${Number(y) + 26} 20 ${Number(y) + 12}Z" fill="${colour}" opacity="${opacity}"/>`,
    )
    .join('');
  const rings = paint.linear(
    [
      [0, '#fff0c8', 0.2],
      [0.25, '#ffe2a0', 1],
      [0.5, '#d99a5a', 0.9],
      [0.75, '#fff3d0', 1],
      [1, '#b86f3a', 0.3],
    ],
    0,
  );
  const half = (sweep: 0 | 1): string =>
    `<path d="M4 100A96 30 0 0 ${sweep} 196 100" fill="none" stroke="${rings}" stroke-width="13"/><path d="M18 100A82 23 0 0 ${sweep} 182 100" fill="none" stroke="#7a3a1a" stroke-opacity=".55" stroke-width="3"/>`;
  return `<g transform="rotate(-22 100 100)">${half(1)}${paint.lit(`<path d="${ball}" fill="${paint.radial(['#ffe9b8', [0.35, '#f7913a'], [0.75, '#a83a0e'], '#420f08'], 0.34, 0.28, 0.82)}"/><g clip-path="${paint.clip(ball)}">${bands}</g>`, 9, '#8a7aff', 0.5)}${paint.lit(half(0), 1.8, '#ffe')}</g>${paint.glint(158, 40, 14)}${paint.glint(30, 152, 9)}`;
};

const saucer: Drawing = (paint) => {
  const metal = paint.linear(['#f2f7ff', [0.4, '#a9b8d4'], '#39476a']);
  const lamps = [
    [34, 122],
    [66, 132],
    [100, 135],
    [134, 132],
    [166, 122],
  ]
    .map(
      ([x, y], index) =>
        `<circle cx="${x}" cy="${y}" r="8" fill="${index % 2 === 0 ? '#ffe14a' : '#ff5ad0'}"/><circle cx="${(x ?? 0) - 2}" cy="${(y ?? 0) - 2}" r="2.6" fill="#fff"/>`,
    )
    .join('');
  return (
    `<path d="M72 132L44 196H156L128 132Z" fill="${paint.linear([
      [0, '#9affd0', 0.75],
      [1, '#3affb0', 0],
    ])}"/>` +
    paint.lit(
      `<path d="M56 98C54 54 74 28 100 28S146 54 144 98Z" fill="${paint.radial(['#e6fff4', [0.4, '#4ee0a8'], '#0b6a5a'])}"/>`,
      6,
      '#d0ff8a',
      0.5,
    ) +
    '<ellipse cx="88" cy="74" rx="7" ry="11" fill="#04241f"/><ellipse cx="114" cy="74" rx="7" ry="11" fill="#04241f"/><circle cx="86" cy="69" r="2.6" fill="#fff"/><circle cx="112" cy="69" r="2.6" fill="#fff"/>' +
    paint.lit(
      `<path d="M4 114C20 86 60 84 100 84S180 86 196 114C180 142 140 150 100 150S20 142 4 114Z" fill="${metal}"/><ellipse cx="100" cy="98" rx="62" ry="11" fill="#223052" opacity=".55"/>`,
      5,
      '#ff8af0',
    ) +
    lamps +
    paint.gloss(76, 48, 10, 16, 28)
  );
};

const comet: Drawing = (paint) => {
  const tail = (points: Parameters<typeof curve>[0], from: string, to: string): string =>
    `<path d="${curve(points)}" fill="${paint.linear(
      [
        [0, from, 0],
        [0.6, from, 0.75],
        [1, to, 1],
      ],
      135,
    )}"/>`;
  return (
    tail(
      [
        [2, 6],
        [70, 40],
        [150, 100],
        [160, 150],
        [112, 158],
        [60, 104],
      ],
      '#7a5aff',
      '#4ac8ff',
    ) +
    tail(
      [
        [30, 6],
        [96, 48],
        [158, 108],
        [150, 152],
        [116, 140],
        [80, 84],
      ],
      '#ff6ad5',
      '#ffd0ff',
    ) +
    tail(
      [
        [8, 34],
        [62, 78],
        [120, 116],
        [146, 146],
        [118, 150],
        [74, 112],
      ],
      '#4affff',
      '#eaffff',
    ) +
    paint.lit(
      `<path d="${star(134, 132, 58, 30, 5, -64)}" fill="${paint.radial(['#ffffff', [0.4, '#fff0a0'], '#ffab1a'], 0.4, 0.35, 0.7)}" stroke="#d96a00" stroke-width="4" stroke-linejoin="round"/>`,
      6,
      '#ff6ad5',
      0.45,
    ) +
    paint.glint(116, 112, 18) +
    paint.glint(48, 30, 10)
  );
};

export const sky: Readonly<Record<string, Drawing>> = { rocket, planet, saucer, comet };
