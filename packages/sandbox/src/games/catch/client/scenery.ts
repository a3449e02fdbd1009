import type { Scenery } from '../look.ts';

/** The sea bed of a game as an SVG document, 800 x 600, its foot at the bottom. */

const fill = (hue: number, light: number, opacity = 1): string =>
  `fill="hsl(${hue} 62% ${light}%)" fill-opacity="${opacity}"`;

const frond = (x: number, y: number, high: number, lean: number, wide: number): string =>
  `<path d="M${x - wide} ${y}C${x - wide + lean} ${y - high * 0.4} ${x - lean} ${y - high * 0.6} ${x + lean} ${y - high}C${x + wide - lean * 0.4} ${y - high * 0.6} ${x + wide + lean} ${y - high * 0.35} ${x + wide} ${y}Z"/>`;

const fronds = (
  places: readonly (readonly [x: number, high: number, lean: number])[],
  wide = 11,
): string => places.map(([x, high, lean]) => frond(x, 600, high, lean, wide)).join('');

/** A branching coral: each branch ends in two smaller ones. */
const coral = (x: number, y: number, size: number): string => {
  const branch = (
    fromX: number,
    fromY: number,
    angle: number,
    long: number,
    depth: number,
  ): string => {
    const toX = fromX + Math.sin(angle) * long;
    const toY = fromY - Math.cos(angle) * long;
    const own = `<path d="M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}" stroke="currentColor" stroke-width="${(3 + depth * size * 0.028).toFixed(1)}" stroke-linecap="round"/>`;
    if (depth === 0) return own;
    const spread = 0.36 + (4 - depth) * 0.06;
    return (
      own +
      branch(toX, toY, angle - spread, long * 0.78, depth - 1) +
      branch(toX, toY, angle + spread * 0.86, long * 0.74, depth - 1)
    );
  };
  return [-0.5, 0.04, 0.55].map((angle) => branch(x, y, angle, size * 0.36, 4)).join('');
};

const rocks = (
  points: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
): string =>
  points.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join('');

/** A water lily: an outer and an inner row of petals, darker at their base. */
const lotus = (x: number, y: number, hue: number): string => {
  const own = (hue + 160) % 360;
  const petals = (turns: readonly number[], scale: number): string =>
    turns
      .map(
        (turn) =>
          `<path d="M0 0C-24 -28 -16 -74 0 -92C16 -74 24 -28 0 0Z" transform="rotate(${turn}) scale(${scale})"/>`,
      )
      .join('');
  return `<linearGradient id="petal" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${own} 72% 78%)"/><stop offset="1" stop-color="hsl(${own} 62% 30%)"/></linearGradient><g transform="translate(${x} ${y})" fill="url(#petal)" stroke="hsl(${own} 60% 24%)" stroke-opacity=".5" stroke-width="1.5">${petals([-72, 72, -44, 44, -16, 16], 1)}${petals([-54, 54, -26, 26, 0], 0.74)}</g>`;
};

const hills = (y: number, sway: number): string =>
  `<path d="M0 600V${y}C120 ${y - sway} 220 ${y + sway * 0.6} 340 ${y}S560 ${y - sway} 660 ${y - sway * 0.2}S780 ${y - sway} 800 ${y - sway * 0.6}V600Z"/>`;

const SCENES: Readonly<Record<Scenery, (hue: number) => { far: string; near: string }>> = {
  reef: (hue) => ({
    far:
      hills(470, 60) +
      rocks([
        [120, 470, 110, 80],
        [660, 450, 140, 120],
      ]) +
      fronds(
        [
          [250, 330, 20],
          [290, 260, -16],
          [520, 300, 18],
          [556, 360, -22],
        ],
        9,
      ),
    near: `<g color="hsl(${(hue + 150) % 360} 82% 58%)">${coral(80, 590, 120)}${coral(720, 596, 140)}</g><g color="hsl(${(hue + 190) % 360} 86% 60%)">${coral(170, 604, 84)}${coral(610, 606, 92)}</g>`,
  }),
  lagoon: (hue) => ({
    far:
      hills(500, 40) +
      fronds(
        [
          [90, 300, 26],
          [130, 230, -20],
          [690, 320, -28],
          [650, 220, 20],
        ],
        14,
      ),
    near: `<g fill="hsl(${(hue + 310) % 360} 70% 42%)">${fronds(
      [
        [30, 230, 22],
        [64, 170, -18],
        [760, 250, -22],
        [724, 180, 18],
      ],
      12,
    )}</g><g color="hsl(${(hue + 140) % 360} 88% 66%)">${coral(150, 604, 76)}${coral(640, 604, 90)}</g>`,
  }),
  kelp: (hue) => ({
    far:
      hills(520, 40) +
      fronds(
        [
          [60, 520, 30],
          [140, 430, -26],
          [220, 330, 22],
          [560, 360, -22],
          [650, 470, 28],
          [740, 540, -30],
        ],
        16,
      ),
    near: `<g fill="hsl(${(hue + 300) % 360} 62% 30%)">${fronds(
      [
        [16, 400, 30],
        [70, 280, -24],
        [738, 300, 24],
        [786, 430, -32],
      ],
      15,
    )}</g>`,
  }),
  abyss: () => ({
    far: `<path d="M0 600V300L70 260L120 340L170 300L210 430L300 470L360 600ZM800 600V240L740 300L700 250L640 380L590 360L540 500L470 600Z"/>`,
    near: `<path d="M0 600V450L60 410L110 500L180 520L220 600ZM800 600V400L750 460L710 430L660 540L600 600Z"/><g fill="#ff9a3a" opacity=".75"><circle cx="150" cy="546" r="7"/><circle cx="176" cy="566" r="5"/><circle cx="664" cy="560" r="7"/><circle cx="694" cy="530" r="4"/></g><g fill="#6affe0" opacity=".8"><circle cx="60" cy="470" r="5"/><circle cx="90" cy="510" r="4"/><circle cx="744" cy="500" r="5"/><circle cx="770" cy="460" r="4"/></g>`,
  }),
  wreck: (hue) => ({
    far:
      hills(530, 30) +
      '<g transform="rotate(-9 420 470)"><path d="M210 440Q240 560 330 570H610Q690 540 720 400L640 430H300Z"/><path d="M380 430V190H392V430ZM520 430V230H530V430ZM330 250H446V258H330ZM478 290H580V298H478Z"/><path d="M392 200Q470 250 444 250L392 250ZM330 258Q300 330 346 380L440 370Q460 310 446 258ZM478 298Q460 350 486 392L572 384Q592 340 580 298Z" opacity=".7"/></g>',
    near: `<g fill="hsl(${(hue + 200) % 360} 46% 24%)"><path d="M30 600L60 500L76 506L62 600ZM96 600L120 530L134 536L120 600ZM0 560L150 520L156 536L0 580Z"/></g><g color="hsl(${(hue + 170) % 360} 78% 56%)">${coral(700, 604, 110)}</g>`,
  }),
  gate: (hue) => ({
    far:
      hills(540, 24) +
      '<path d="M190 600L204 250H236L246 600ZM554 600L564 250H596L610 600ZM150 236Q400 190 650 236L664 204Q400 150 136 204ZM190 290H610V316H190ZM384 228H416V292H384Z"/>',
    near: `${lotus(70, 592, hue)}${lotus(736, 590, hue)}<g fill="hsl(${(hue + 310) % 360} 56% 26%)"><ellipse cx="90" cy="596" rx="110" ry="18"/><ellipse cx="720" cy="596" rx="120" ry="18"/></g>`,
  }),
  arcade: (hue) => ({
    far: `<g fill="none" stroke="hsl(${(hue + 50) % 360} 100% 62%)" stroke-width="3" opacity=".7">${Array.from({ length: 13 }, (_, n) => `<path d="M400 330L${-400 + n * 133} 600"/>`).join('')}${[350, 376, 414, 466, 536].map((y) => `<path d="M0 ${y}H800"/>`).join('')}</g>`,
    near: `<g fill="none" stroke="hsl(${(hue + 280) % 360} 100% 66%)" stroke-width="6" stroke-linejoin="round"><path d="M20 600V450H120V600M680 600V420H790V600M50 480H90M712 452H760"/></g>`,
  }),
};

/** The picture as an address for CSS. */
export function sceneryUrl(kind: Scenery, hue: number): string {
  const { far, near } = SCENES[kind](hue);
  const back =
    kind === 'arcade'
      ? far
      : `<g ${fill(hue, 16, 0.62)} color="hsl(${hue} 60% 18%)" filter="url(#soft)">${far}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600" preserveAspectRatio="xMidYMax slice"><defs><filter id="soft"><feGaussianBlur stdDeviation="2.4"/></filter><linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 70% 8%)" stop-opacity="0"/><stop offset="1" stop-color="hsl(${hue} 72% 6%)"/></linearGradient></defs>${back}<rect y="420" width="800" height="180" fill="url(#floor)"/><g ${fill(hue, 9)}>${near}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
