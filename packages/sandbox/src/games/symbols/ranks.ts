import { GLYPHS } from './glyphs.ts';
import { type Drawing, GOLD, type Paint, star } from './paint.ts';

/** A letter cut from enamel, in a setting of gold. */
function letter(paint: Paint, path: string, hue: number): string {
  const enamel = paint.linear([
    `hsl(${hue} 96% 72%)`,
    [0.45, `hsl(${hue} 88% 50%)`],
    `hsl(${hue + 14} 92% 28%)`,
  ]);
  const setting = paint.linear([GOLD[0], [0.35, GOLD[1]], [0.7, GOLD[2]], GOLD[3]], 75);
  return (
    paint.lit(
      `<path d="${path}" fill="${setting}" stroke="${setting}" stroke-width="17" stroke-linejoin="round"/>`,
      3,
      '#ffd08a',
    ) +
    `<path d="${path}" fill="none" stroke="#3a1600" stroke-opacity=".55" stroke-width="5" stroke-linejoin="round"/>` +
    paint.lit(`<path d="${path}" fill="${enamel}"/>`, 2.6, `hsl(${hue + 40} 100% 76%)`, 0.5) +
    `<g clip-path="${paint.clip(path)}"><ellipse cx="92" cy="44" rx="112" ry="46" fill="#fff" opacity=".2"/></g>` +
    paint.glint(58, 54, 12)
  );
}

/** The word of the wild symbol, on a burst of light. */
const wild: Drawing = (paint) => {
  const rays = paint.radial(['#fff9d6', [0.5, '#ffc63a'], '#ff6a00'], 0.5, 0.5, 0.55);
  const core = paint.radial(
    ['#ffffff', [0.35, '#fff1a8'], [0.75, '#ffb820'], '#e05500'],
    0.42,
    0.36,
    0.7,
  );
  const face = paint.linear(['#ffffff', [0.4, '#ffe98a'], '#ff9d00']);
  return (
    `<circle cx="100" cy="96" r="99" fill="${paint.radial(
      [
        [0, '#ffd95a', 0.85],
        [1, '#ff7a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>` +
    paint.lit(`<path d="${star(100, 88, 92, 56, 14, -83)}" fill="${rays}"/>`, 2.5, '#ff3d81') +
    paint.lit(
      `<path d="${star(100, 86, 72, 34, 5)}" fill="${core}" stroke="#b03a00" stroke-width="3" stroke-linejoin="round"/>`,
      6,
      '#ff4d9a',
    ) +
    paint.gloss(78, 62, 13, 8, -35) +
    `<path d="${GLYPHS.wild}" fill="#3d0030" stroke="#3d0030" stroke-width="22" stroke-linejoin="round"/>` +
    `<path d="${GLYPHS.wild}" fill="none" stroke="#e0136f" stroke-width="13" stroke-linejoin="round"/>` +
    `<path d="${GLYPHS.wild}" fill="#7a0a3c" transform="translate(0 4)" stroke="#7a0a3c" stroke-width="4"/>` +
    paint.lit(`<path d="${GLYPHS.wild}" fill="${face}"/>`, 1.6, '#ff7ab8', 0.4) +
    paint.glint(146, 44, 22) +
    paint.glint(40, 66, 12)
  );
};

const seven: Drawing = (paint) => {
  const red = paint.linear(['#ff8a6b', [0.35, '#f4213a'], [0.72, '#c0001f'], '#6d0016']);
  const edge = paint.linear([GOLD[0], [0.4, GOLD[1]], [0.75, GOLD[2]], GOLD[3]], 70);
  const path = GLYPHS.seven;
  const depth = [6, 5, 4, 3, 2, 1]
    .map(
      (n) =>
        `<path d="${path}" transform="translate(${n * 1.1} ${n * 1.6})" fill="#7d3600" stroke="#7d3600" stroke-width="17" stroke-linejoin="round"/>`,
    )
    .join('');
  return (
    `<circle cx="100" cy="100" r="98" fill="${paint.radial(
      [
        [0, '#ffb43a', 0.75],
        [1, '#ff3a00', 0],
      ],
      0.5,
      0.5,
      0.5,
    )}"/>${depth}` +
    paint.lit(
      `<path d="${path}" fill="${edge}" stroke="${edge}" stroke-width="17" stroke-linejoin="round"/>`,
      3.4,
      '#ffd9a0',
    ) +
    `<path d="${path}" fill="none" stroke="#4a0a00" stroke-opacity=".6" stroke-width="5" stroke-linejoin="round"/>` +
    paint.lit(`<path d="${path}" fill="${red}"/>`, 3.4, '#ffb04a', 0.5) +
    `<g clip-path="${paint.clip(path)}"><ellipse cx="92" cy="34" rx="118" ry="34" fill="#fff" opacity=".3"/></g>` +
    paint.glint(52, 42, 22) +
    paint.glint(150, 62, 12)
  );
};

export const ranks: Readonly<Record<string, Drawing>> = {
  wild,
  seven,
  'rank-a': (paint) => letter(paint, GLYPHS.a, 352),
  'rank-k': (paint) => letter(paint, GLYPHS.k, 212),
  'rank-q': (paint) => letter(paint, GLYPHS.q, 286),
  'rank-j': (paint) => letter(paint, GLYPHS.j, 146),
};
