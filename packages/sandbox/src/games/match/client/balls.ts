import { curve, type Drawing, GOLD, type Paint, polygon, ring, star } from '../../symbols/paint.ts';

/** What each sport is played with. */

const sphere =
  (stops: readonly string[], marks: string, rim = '#fff'): Drawing =>
  (paint: Paint) =>
    paint.lit(
      `<circle cx="100" cy="100" r="80" fill="${paint.radial(stops)}"/><g clip-path="${paint.clip('M20 100A80 80 0 1 1 180 100A80 80 0 1 1 20 100Z')}">${marks}</g>`,
      9,
      rim,
      0.68,
    ) + paint.gloss(74, 58, 30, 15);

const stroke = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

const patches = [-90, -18, 54, 126, 198]
  .map((turn) => {
    const x = 100 + 72 * Math.cos((turn * Math.PI) / 180);
    const y = 100 + 72 * Math.sin((turn * Math.PI) / 180);
    const inner = `M${100 + 28 * Math.cos((turn * Math.PI) / 180)} ${100 + 28 * Math.sin((turn * Math.PI) / 180)}L${x} ${y}`;
    return `${stroke(inner, '#2a3038', 4)}<path d="${polygon(ring(x, y, 26, 5, turn + 180))}" fill="#20262e"/>`;
  })
  .join('');

const shuttle: Drawing = (paint) =>
  paint.lit(
    [-34, -17, 0, 17, 34]
      .map(
        (turn) =>
          `<path d="M92 128L78 20Q100 4 122 20L108 128Z" fill="${paint.linear(['#ffffff', '#d8e8f4'])}" stroke="#9ab4c8" stroke-width="3" transform="rotate(${turn} 100 140)"/>`,
      )
      .join(''),
    3,
    '#aef',
    0.8,
  ) +
  paint.lit(
    `<path d="M66 128H134V150Q130 186 100 188T66 150Z" fill="${paint.linear(['#ffe0a8', '#d89a3a'])}"/><path d="M64 124H136V140H64Z" fill="#e02a2a"/>`,
    6,
    '#fff',
  );

const glove: Drawing = (paint) =>
  paint.lit(
    `<path d="${curve([
      [44, 96],
      [48, 44],
      [96, 20],
      [150, 32],
      [172, 84],
      [160, 130],
      [120, 148],
      [70, 144],
    ])}" fill="${paint.radial(['#ff8a7a', '#e8201a', '#7a0408'])}"/><path d="${curve([
      [36, 82],
      [60, 70],
      [84, 92],
      [80, 122],
      [54, 124],
      [36, 108],
    ])}" fill="${paint.radial(['#ff9a8a', '#e8201a', '#8a0408'])}"/>`,
    9,
    '#ffd98a',
    0.62,
  ) +
  paint.lit(
    `<path d="M72 140L150 142L146 186H82Z" fill="${paint.linear(['#fff', '#d0d8e8'])}"/><path d="M76 158H150V168H78Z" fill="#e8201a"/>`,
    4,
    '#fff',
  ) +
  paint.gloss(100, 48, 34, 14);

const dart: Drawing = (paint) =>
  paint.lit(
    `<circle cx="112" cy="106" r="78" fill="#14181e"/>${[70, 54, 38].map((r, n) => `<circle cx="112" cy="106" r="${r}" fill="${n === 1 ? '#f4ecd8' : n === 0 ? '#1a8a4a' : '#d82a2a'}"/>`).join('')}<circle cx="112" cy="106" r="16" fill="#1a8a4a"/><circle cx="112" cy="106" r="8" fill="#ffd23a"/>`,
    4,
    '#fff',
  ) +
  paint.lit(
    `<path d="M110 108L44 42" stroke="#e8eef8" stroke-width="9" stroke-linecap="round"/><path d="M58 56L20 44L10 14L40 20Z" fill="${paint.linear(['#8ae8ff', '#2a6ae0'])}"/>`,
    3,
    '#fff',
  );

const wheel: Drawing = (paint) =>
  paint.lit(
    `<circle cx="100" cy="100" r="82" fill="${paint.radial(['#5a626e', '#20242c', '#08090c'])}"/><circle cx="100" cy="100" r="48" fill="${paint.linear(['#fff', '#a8b4c8', '#4a5468'])}"/>${[0, 72, 144, 216, 288].map((turn) => `<path d="M100 100L88 60H112Z" fill="#1a1e26" transform="rotate(${turn} 100 100)"/>`).join('')}<circle cx="100" cy="100" r="12" fill="#e02a2a"/>`,
    6,
    '#9cf',
  ) +
  '<circle cx="100" cy="100" r="66" fill="none" stroke="#ffd23a" stroke-width="5" stroke-dasharray="60 44"/>';

const horseshoe: Drawing = (paint) =>
  paint.lit(
    `<path d="M58 182C18 130 16 20 100 18S182 130 142 182L116 170C146 122 142 54 100 54S54 122 84 170Z" fill="${paint.linear([...GOLD])}"/>`,
    5,
    '#fff',
  ) +
  [
    [46, 112],
    [46, 78],
    [66, 48],
    [134, 48],
    [154, 78],
    [154, 112],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6" fill="#5a2a04"/>`)
    .join('');

const trophy: Drawing = (paint) =>
  paint.lit(
    `<path d="M52 48Q12 48 22 88Q32 118 72 116M148 48Q188 48 178 88Q168 118 128 116" fill="none" stroke="#e59a12" stroke-width="13"/><path d="M48 22H152Q154 104 116 128V152H136V178H64V152H84V128Q46 104 48 22Z" fill="${paint.linear([...GOLD], 20)}"/>`,
    6,
    '#fff',
  ) +
  `<path d="${star(100, 72, 28, 12, 5)}" fill="#fff8d2"/>` +
  paint.glint(136, 44, 22);

const gamepad: Drawing = (paint) =>
  paint.lit(
    `<path d="${curve([
      [20, 120],
      [40, 66],
      [80, 66],
      [120, 66],
      [160, 66],
      [180, 120],
      [168, 158],
      [134, 134],
      [100, 130],
      [66, 134],
      [32, 158],
    ])}" fill="${paint.linear(['#c8a8ff', '#7a3ae8', '#2a0a6a'])}"/>`,
    8,
    '#6ff',
  ) +
  '<path d="M62 88V116M48 102H76" stroke="#fff" stroke-width="10" stroke-linecap="round"/><circle cx="132" cy="88" r="8" fill="#ffd23a"/><circle cx="150" cy="104" r="8" fill="#ff5a8a"/><circle cx="132" cy="118" r="8" fill="#4affb0"/><circle cx="114" cy="104" r="8" fill="#4ac8ff"/>';

export const BALLS: Readonly<Record<string, Drawing>> = {
  football: sphere(
    ['#ffffff', '#f0f4f8', '#98a4b4'],
    `<path d="${polygon(ring(100, 100, 28, 5))}" fill="#20262e"/>${patches}`,
  ),
  basketball: sphere(
    ['#ffb86a', '#f2761a', '#8a3204'],
    ['M100 10V190', 'M10 100H190', 'M40 30Q92 100 40 170', 'M160 30Q108 100 160 170']
      .map((path) => stroke(path, '#3a1604', 5))
      .join(''),
  ),
  eightball: sphere(
    ['#6a7280', '#1a1e26', '#050608'],
    '<circle cx="96" cy="92" r="40" fill="#fff"/><g fill="none" stroke="#0a0c10" stroke-width="9"><circle cx="96" cy="80" r="11"/><circle cx="96" cy="106" r="14"/></g>',
  ),
  takraw: sphere(
    ['#ffd98a', '#e08a2a', '#7a3a06'],
    [
      'M20 70Q100 130 180 70',
      'M20 130Q100 70 180 130',
      'M70 20Q130 100 70 180',
      'M130 20Q70 100 130 180',
      'M30 40L170 160',
      'M170 40L30 160',
    ]
      .map((path) => stroke(path, '#fff3d0', 9) + stroke(path, '#8a4a0a', 3))
      .join(''),
  ),
  volleyball: sphere(
    ['#ffffff', '#fff6d8', '#c8b878'],
    ['M100 100Q60 40 110 10', 'M100 100Q170 80 190 120', 'M100 100Q70 160 20 150']
      .map((path) => stroke(path, '#2a6ae0', 8))
      .join('') +
      ['M70 20Q30 70 60 120', 'M150 30Q120 70 176 84', 'M150 170Q120 130 60 176']
        .map((path) => stroke(path, '#f2b01c', 8))
        .join(''),
  ),
  baseball: sphere(
    ['#ffffff', '#fbf6ea', '#c0b8a4'],
    stroke('M44 24Q96 100 44 176', '#d82a2a', 5) + stroke('M156 24Q104 100 156 176', '#d82a2a', 5),
  ),
  bowling: sphere(
    ['#b89aff', '#5a1ab8', '#16043a'],
    '<g fill="#0a0216"><circle cx="92" cy="64" r="10"/><circle cx="120" cy="70" r="10"/><circle cx="104" cy="94" r="11"/></g>',
    '#8ff',
  ),
  golf: sphere(
    ['#ffffff', '#f4f6f8', '#a8b0bc'],
    Array.from(
      { length: 40 },
      (_, n) =>
        `<circle cx="${34 + (n % 7) * 22 + (Math.floor(n / 7) % 2) * 11}" cy="${36 + Math.floor(n / 7) * 24}" r="5.4" fill="#9aa4b2" opacity=".55"/>`,
    ).join(''),
  ),
  tennis: sphere(
    ['#f6ffb0', '#c8e82a', '#6a8a06'],
    stroke('M30 40Q110 100 30 160', '#fff', 7) + stroke('M170 40Q90 100 170 160', '#fff', 7),
  ),
  shuttle,
  glove,
  dart,
  wheel,
  horseshoe,
  trophy,
  gamepad,
};
