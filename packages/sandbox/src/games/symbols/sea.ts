import { curve, type Drawing, GOLD, mirrored } from './paint.ts';

const shark: Drawing = (paint) => {
  const back = paint.linear(['#b8dcf2', [0.4, '#5f94b8'], '#234a6b']);
  const teeth = [44, 60, 76, 92, 108, 124, 140]
    .map(
      (x, index) =>
        `<path d="M${x} ${index === 0 || index === 6 ? 124 : 116}l8 ${index === 3 ? 22 : 19}l8 -19Z" fill="#fff"/><path d="M${x + 3} ${176 - Math.abs(index - 3) * 6}l6 -16l6 16Z" fill="#f2f7fa"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="M100 4C112 22 118 40 118 60H82C82 40 88 22 100 4Z" fill="${back}"/><path d="M24 130L-2 168L40 158ZM176 130L202 168L160 158Z" fill="${back}"/>`,
      4,
      '#aef',
    ) +
    paint.lit(
      `<path d="${curve([
        [100, 34],
        [144, 52],
        [176, 104],
        [172, 150],
        [144, 186],
        [100, 196],
        [56, 186],
        [28, 150],
        [24, 104],
        [56, 52],
      ])}" fill="${back}"/><path d="${curve([
        [100, 100],
        [150, 112],
        [164, 148],
        [140, 182],
        [100, 190],
        [60, 182],
        [36, 148],
        [50, 112],
      ])}" fill="#f2f9fc"/>`,
      8,
      '#7df',
      0.5,
    ) +
    `<path d="${curve([
      [100, 110],
      [142, 118],
      [154, 142],
      [136, 172],
      [100, 180],
      [64, 172],
      [46, 142],
      [58, 118],
    ])}" fill="${paint.radial(['#5a0714', '#a3142a', '#e0485a'], 0.5, 0.6, 0.6)}" stroke="#2b0a12" stroke-width="3"/><g clip-path="${paint.clip(
      curve([
        [100, 110],
        [142, 118],
        [154, 142],
        [136, 172],
        [100, 180],
        [64, 172],
        [46, 142],
        [58, 118],
      ]),
    )}"><ellipse cx="100" cy="176" rx="30" ry="20" fill="#ff7a8a"/>${teeth}</g>` +
    mirrored(
      '<path d="M50 80L78 90" stroke="#16334d" stroke-width="6" stroke-linecap="round"/><circle cx="62" cy="92" r="8.5" fill="#0a1622"/><circle cx="59.5" cy="89" r="3" fill="#fff"/>',
    ) +
    '<circle cx="88" cy="74" r="2.6" fill="#1b3c58"/><circle cx="112" cy="74" r="2.6" fill="#1b3c58"/>'
  );
};

const koi: Drawing = (paint) => {
  const scale = paint.linear(['#fff0d0', [0.3, '#ff9a3a'], [0.7, '#f0461c'], '#a3150c'], 50);
  const fin = paint.linear(['#fff3dc', '#ffb05a', '#f2602a'], 30);
  const body = curve([
    [26, 84],
    [44, 52],
    [86, 34],
    [128, 52],
    [150, 92],
    [150, 132],
    [134, 158],
    [124, 128],
    [104, 112],
    [66, 112],
  ]);
  const scales = [
    [78, 62],
    [98, 60],
    [116, 70],
    [90, 80],
    [110, 86],
    [128, 96],
    [124, 112],
    [138, 118],
    [138, 140],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 10} ${y}A10 10 0 0 0 ${x + 10} ${y}" fill="none" stroke="#8f1808" stroke-opacity=".45" stroke-width="2.6" transform="rotate(35 ${x} ${y})"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="${curve([
        [132, 150],
        [160, 150],
        [194, 172],
        [176, 182],
        [150, 176],
        [140, 196],
        [112, 192],
        [122, 172],
      ])}" fill="${fin}"/><path d="${curve([
        [82, 40],
        [110, 8],
        [146, 20],
        [142, 66],
        [120, 50],
      ])}" fill="${fin}"/><path d="${curve([
        [84, 108],
        [62, 150],
        [88, 160],
        [104, 138],
        [108, 114],
      ])}" fill="${fin}"/>`,
      3,
      '#ffe08a',
    ) +
    paint.lit(
      `<path d="${body}" fill="${scale}"/><path d="${curve([
        [26, 84],
        [40, 64],
        [70, 58],
        [84, 84],
        [70, 108],
        [46, 104],
      ])}" fill="#fff6e8" opacity=".92"/><path d="${curve([
        [92, 44],
        [116, 50],
        [120, 72],
        [98, 70],
      ])}" fill="#fff6e8" opacity=".85"/>`,
      7,
      '#ffd23a',
      0.5,
    ) +
    scales +
    '<circle cx="56" cy="78" r="9" fill="#fff"/><circle cx="54" cy="78" r="6" fill="#170a08"/><circle cx="52" cy="75.6" r="2.2" fill="#fff"/>' +
    `<path d="M28 92C20 98 14 100 8 110M34 100C30 110 26 114 24 124" stroke="#d9481a" stroke-width="4" fill="none" stroke-linecap="round"/>` +
    paint.glint(104, 52, 13)
  );
};

const crab: Drawing = (paint) => {
  const shell = paint.radial(
    ['#ffc49a', [0.35, '#ff5f3a'], [0.78, '#c4200f'], '#6b0a08'],
    0.4,
    0.24,
    0.85,
  );
  const half = `<path d="M60 132C34 128 22 138 14 158M62 142C44 146 36 156 32 174M58 120C34 108 18 116 6 132" stroke="#d63a1c" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M58 108C38 100 30 86 32 68" stroke="#e0442a" stroke-width="15" fill="none" stroke-linecap="round"/><path d="${curve(
    [
      [30, 76],
      [8, 60],
      [8, 28],
      [30, 16],
      [36, 40],
      [52, 26],
      [58, 52],
      [48, 76],
    ],
  )}" fill="${shell}"/>`;
  return (
    paint.lit(mirrored(half), 4, '#ffb03a') +
    paint.lit(
      '<path d="M82 86V58M118 86V58" stroke="#e0442a" stroke-width="9" stroke-linecap="round"/><circle cx="82" cy="54" r="14" fill="#fff"/><circle cx="118" cy="54" r="14" fill="#fff"/>',
      3,
      '#ffd',
    ) +
    paint.lit(
      `<path d="${curve([
        [100, 76],
        [140, 82],
        [162, 112],
        [150, 148],
        [100, 166],
        [50, 148],
        [38, 112],
        [60, 82],
      ])}" fill="${shell}"/>`,
      9,
      '#ffc04a',
      0.5,
    ) +
    '<circle cx="84" cy="54" r="7" fill="#1a0a0a"/><circle cx="116" cy="54" r="7" fill="#1a0a0a"/><circle cx="82" cy="51" r="2.4" fill="#fff"/><circle cx="114" cy="51" r="2.4" fill="#fff"/><path d="M80 134C92 144 108 144 120 134" stroke="#5c0a08" stroke-width="5" fill="none" stroke-linecap="round"/>' +
    paint.gloss(78, 98, 20, 9, -16)
  );
};

const anchor: Drawing = (paint) => {
  const gold = paint.linear([GOLD[0], [0.35, GOLD[1]], [0.7, GOLD[2]], GOLD[3]], 60);
  return (
    paint.lit(
      `<path d="M100 62V172M62 76H138" stroke="${gold}" stroke-width="18" stroke-linecap="round" fill="none"/><rect x="91" y="56" width="18" height="124" rx="8" fill="${gold}"/><rect x="54" y="68" width="92" height="18" rx="9" fill="${gold}"/><path d="M100 12A24 24 0 1 1 100 60A24 24 0 1 1 100 12ZM100 26A10 10 0 1 0 100 46A10 10 0 1 0 100 26Z" fill="${gold}"/><path d="M100 190C56 186 26 160 22 118L8 126L26 88L54 116L40 118C46 146 70 166 100 168C130 166 154 146 160 118L146 116L174 88L192 126L178 118C174 160 144 186 100 190Z" fill="${gold}"/>`,
      4,
      '#ff9a5a',
    ) +
    paint.lit(
      `<path d="M128 34C160 60 44 92 76 122S150 142 128 164" stroke="${paint.linear(['#fff', '#d9b98a', '#8a6030'], 0)}" stroke-width="9" fill="none" stroke-linecap="round"/>`,
      2.4,
      '#fff',
    ) +
    paint.glint(72, 78, 15)
  );
};

const pearl: Drawing = (paint) => {
  const shell = paint.linear(['#ffe0f0', [0.4, '#ff9ac4'], '#a8387a']);
  const ribs = [-64, -38, -13, 13, 38, 64]
    .map(
      (x) =>
        `<path d="M100 132L${100 + x * 1.2} ${34 + Math.abs(x) * 0.55}" stroke="#8a2462" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`,
    )
    .join('');
  return (
    paint.lit(
      `<path d="${curve([
        [100, 14],
        [124, 26],
        [150, 30],
        [164, 54],
        [186, 76],
        [180, 108],
        [150, 134],
        [100, 142],
        [50, 134],
        [20, 108],
        [14, 76],
        [36, 54],
        [50, 30],
        [76, 26],
      ])}" fill="${shell}"/>${ribs}`,
      5,
      '#9ad0ff',
    ) +
    paint.lit(
      `<path d="${curve([
        [14, 126],
        [56, 132],
        [100, 128],
        [144, 132],
        [186, 126],
        [176, 164],
        [140, 186],
        [100, 190],
        [60, 186],
        [24, 164],
      ])}" fill="${paint.linear(['#ffc4e0', '#e06aa8', '#7a2060'])}"/>`,
      6,
      '#9ad0ff',
    ) +
    `<circle cx="100" cy="112" r="60" fill="${paint.radial(
      [
        [0, '#fff', 0.9],
        [1, '#aef0ff', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(
      `<circle cx="100" cy="112" r="36" fill="${paint.radial(['#ffffff', [0.4, '#f4f0ff'], [0.8, '#c4b8e0'], '#8a7ab0'], 0.36, 0.3, 0.8)}"/>`,
      8,
      '#ffc0f0',
      0.5,
    ) +
    paint.gloss(88, 96, 11, 7, -30) +
    paint.glint(126, 84, 18)
  );
};

export const sea: Readonly<Record<string, Drawing>> = { shark, koi, crab, anchor, pearl };
