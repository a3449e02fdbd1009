import { curve, type Drawing, GOLD, type Paint, polygon, ring, star } from './paint.ts';

const leafPath = 'M0 0C14-26 46-34 70-22C58 6 26 18 0 0Z';

function leaf(paint: Paint, x: number, y: number, turn: number, scale = 1): string {
  const green = paint.linear(['#c8f56a', '#4fb52a', '#1d6b1c'], 60);
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="${leafPath}" fill="${green}"/><path d="M4-1C24-12 44-18 62-20" stroke="#1d6b1c" stroke-opacity=".7" stroke-width="2.4" fill="none" stroke-linecap="round"/></g>`;
}

const cherry: Drawing = (paint) => {
  const skin = paint.radial(
    ['#ff9a9a', [0.3, '#f5213d'], [0.72, '#b3001f'], '#5e0012'],
    0.36,
    0.3,
    0.78,
  );
  const stem = paint.linear(['#a6dd57', '#3f7a1c']);
  return (
    paint.lit(
      `<path d="M66 118C70 82 92 50 128 26M142 128C146 92 142 56 128 26" fill="none" stroke="${stem}" stroke-width="8" stroke-linecap="round"/>`,
      2,
      '#eaff9a',
    ) +
    paint.lit(leaf(paint, 124, 30, 8, 0.9), 2, '#f5ffae') +
    paint.lit(`<circle cx="140" cy="142" r="40" fill="${skin}"/>`, 8, '#ff7ac0', 0.5) +
    paint.lit(`<circle cx="62" cy="136" r="46" fill="${skin}"/>`, 9, '#ff7ac0', 0.5) +
    paint.gloss(46, 116, 15, 9, -32) +
    paint.gloss(126, 124, 13, 8, -32)
  );
};

const lemon: Drawing = (paint) => {
  const body = curve([
    [14, 112],
    [34, 96],
    [62, 58],
    [110, 42],
    [152, 62],
    [170, 82],
    [190, 88],
    [184, 112],
    [168, 140],
    [124, 164],
    [76, 160],
    [40, 134],
    [20, 130],
  ]);
  const skin = paint.radial(
    ['#fffcc0', [0.35, '#ffe23d'], [0.75, '#f2a900'], '#a85e00'],
    0.4,
    0.28,
    0.8,
  );
  const pores = [
    [70, 92],
    [96, 76],
    [128, 84],
    [112, 112],
    [80, 124],
    [140, 118],
    [104, 142],
    [62, 112],
    [152, 96],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.4" fill="#b86e00" opacity=".35"/>`)
    .join('');
  return (
    paint.lit(leaf(paint, 118, 50, -20, 0.95), 2, '#f5ffae') +
    paint.lit(`<path d="${body}" fill="${skin}"/>`, 9, '#fff27a', 0.5) +
    pores +
    paint.gloss(82, 76, 26, 11, -24)
  );
};

const plum: Drawing = (paint) => {
  const skin = paint.radial(
    ['#e2b8ff', [0.3, '#9a3fe0'], [0.72, '#5a139c'], '#28044f'],
    0.36,
    0.28,
    0.8,
  );
  const body = curve([
    [100, 44],
    [146, 36],
    [180, 76],
    [172, 134],
    [130, 176],
    [82, 178],
    [34, 142],
    [22, 86],
    [52, 42],
  ]);
  return (
    paint.lit(
      '<path d="M100 52C98 36 104 24 114 14" stroke="#6b3f14" stroke-width="9" fill="none" stroke-linecap="round"/>',
      2,
      '#e0b070',
    ) +
    paint.lit(leaf(paint, 108, 36, 4, 1.02), 2, '#f5ffae') +
    paint.lit(`<path d="${body}" fill="${skin}"/>`, 9, '#ff8ae6', 0.5) +
    '<path d="M102 48C84 84 84 136 104 176" stroke="#28044f" stroke-opacity=".5" stroke-width="5" fill="none"/>' +
    paint.gloss(62, 80, 22, 12, -34)
  );
};

const grape: Drawing = (paint) => {
  const skin = paint.radial(
    ['#d9ffd0', [0.3, '#62d64a'], [0.74, '#1e8f2a'], '#064415'],
    0.36,
    0.3,
    0.78,
  );
  const places = [
    [62, 78],
    [100, 72],
    [138, 78],
    [80, 106],
    [120, 106],
    [100, 98],
    [64, 112],
    [138, 112],
    [84, 136],
    [118, 136],
    [101, 164],
  ];
  const grapes = places
    .map(
      ([x = 0, y = 0]) =>
        paint.lit(`<circle cx="${x}" cy="${y}" r="23" fill="${skin}"/>`, 5, '#eaff7a', 0.5) +
        paint.gloss(x - 8, y - 9, 7, 4.5, -30),
    )
    .join('');
  return (
    paint.lit(
      '<path d="M100 62C102 44 106 30 116 16" stroke="#7a4a18" stroke-width="9" fill="none" stroke-linecap="round"/>',
      2,
      '#e0b070',
    ) +
    paint.lit(leaf(paint, 104, 44, 6, 1.06) + leaf(paint, 100, 46, 196, 0.86), 2, '#f5ffae') +
    grapes
  );
};

const melon: Drawing = (paint) => {
  const flesh = paint.radial(['#ff9a8f', [0.5, '#f93a4b'], '#c40a2e'], 0.5, 0, 1);
  const seeds = [
    [60, 84],
    [100, 78],
    [140, 84],
    [78, 112],
    [122, 112],
    [100, 140],
    [50, 106],
    [150, 106],
    [86, 140],
    [116, 142],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="4" ry="7.4" fill="#2a0810"/><ellipse cx="${(x ?? 0) - 1.2}" cy="${(y ?? 0) - 2}" rx="1.1" ry="2.4" fill="#fff" opacity=".7"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M8 56H192C192 128 150 178 100 178S8 128 8 56Z" fill="${paint.linear(['#7be04a', '#118a2c', '#06521c'])}"/><path d="M20 56H180C180 122 144 164 100 164S20 122 20 56Z" fill="#f2ffd8"/><path d="M28 56H172C172 118 138 155 100 155S28 118 28 56Z" fill="${flesh}"/>`,
      4,
      '#d6ff8a',
      0.42,
    ) +
    seeds +
    '<path d="M14 58H186" stroke="#fff" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>' +
    paint.glint(46, 66, 12)
  );
};

const clover: Drawing = (paint) => {
  const heart =
    'M100 98C84 92 50 84 48 56C46 34 74 26 100 52C126 26 154 34 152 56C150 84 116 92 100 98Z';
  const green = paint.radial(['#d2ff8a', [0.4, '#3fc53a'], '#0b6b22'], 0.5, 0.1, 1);
  const leaves = [0, 90, 180, 270]
    .map((turn) =>
      paint.lit(
        `<g transform="rotate(${turn} 100 96)"><path d="${heart}" fill="${green}"/><path d="M100 92V58" stroke="#d9ffb0" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/></g>`,
        4.5,
        '#f2ff7a',
        0.5,
      ),
    )
    .join('');
  return (
    paint.lit(
      '<path d="M102 100C110 140 126 166 156 182" stroke="#238a2c" stroke-width="11" fill="none" stroke-linecap="round"/>',
      2.4,
      '#c9ff7a',
    ) +
    leaves +
    paint.glint(70, 50, 17) +
    paint.glint(148, 74, 9)
  );
};

const bell: Drawing = (paint) => {
  const gold = paint.linear(
    [GOLD[3], [0.18, GOLD[1]], [0.36, GOLD[0]], [0.6, GOLD[2]], GOLD[3]],
    0,
  );
  return (
    paint.lit(
      `<circle cx="100" cy="166" r="19" fill="${paint.radial([GOLD[0], GOLD[2], GOLD[3]])}"/>`,
      5,
      '#ff9a5a',
    ) +
    paint.lit(
      `<circle cx="100" cy="28" r="14" fill="${gold}"/><path d="M100 32C142 32 150 70 154 104C156 126 166 136 180 146Q184 160 170 162H30Q16 160 20 146C34 136 44 126 46 104C50 70 58 32 100 32Z" fill="${gold}"/>`,
      5,
      '#ff8f4a',
    ) +
    `<path d="M50 100C86 112 114 112 150 100L153 112C116 124 84 124 47 112Z" fill="#d3112e"/><path d="M30 146C70 158 130 158 170 146" stroke="#8f4c06" stroke-opacity=".6" stroke-width="4" fill="none"/>` +
    paint.gloss(78, 66, 8, 26, 12, 0.8) +
    paint.glint(62, 52, 20)
  );
};

const starBonus: Drawing = (paint) => {
  const gold = paint.linear(['#fffbe0', [0.35, '#ffd84a'], [0.7, '#ff9a12'], '#b84a00'], 65);
  const points = ring(100, 102, 84, 5);
  const inner = ring(100, 102, 40, 5, -54);
  const facets = points
    .flatMap((tip, index) => [
      `<path d="${polygon([[100, 102], inner[(index + 4) % 5] ?? tip, tip])}" fill="#fff" opacity=".3"/>`,
      `<path d="${polygon([[100, 102], tip, inner[index] ?? tip])}" fill="#8a2a00" opacity=".22"/>`,
    ])
    .join('');
  return (
    `<circle cx="100" cy="102" r="98" fill="${paint.radial(
      [
        [0, '#ffe46a', 0.9],
        [1, '#ff8a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<path d="${star(100, 102, 86, 41, 5)}" fill="${gold}" stroke="#a33c00" stroke-width="6" stroke-linejoin="round"/>${facets}`,
      4,
      '#ff5aa0',
      0.4,
    ) +
    paint.glint(72, 66, 24) +
    paint.glint(140, 116, 13)
  );
};

export const fruit: Readonly<Record<string, Drawing>> = {
  cherry,
  lemon,
  plum,
  grape,
  melon,
  clover,
  bell,
  star: starBonus,
};
