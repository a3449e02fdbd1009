import { Canvas } from './canvas.ts';
import { type Face, font } from './fonts.ts';
import { num, polar, repeat, star, suits } from './geometry.ts';
import { circle, ellipse, group, line, path, rect } from './shapes.ts';

const width = 256;
const height = 96;

interface LogoLook {
  readonly face: Face;
  /** One or two lines. */
  readonly words: readonly string[];
  readonly colors: readonly [string, string];
  /** Drawn white on the coloured mark, in a box of 64 x 64 around the origin. */
  readonly mark: string;
  readonly shape: 'round' | 'square' | 'shield' | 'hexagon';
}

const shapes: Readonly<Record<LogoLook['shape'], string>> = {
  round: 'M36 0A36 36 0 1 1 -36 0A36 36 0 1 1 36 0Z',
  square:
    'M-22 -36H22C32 -36 36 -32 36 -22V22C36 32 32 36 22 36H-22C-32 36 -36 32 -36 22V-22C-36 -32 -32 -36 -22 -36Z',
  shield: 'M0 -37C12 -30 24 -28 34 -28C36 4 26 28 0 38C-26 28 -36 4 -34 -28C-24 -28 -12 -30 0 -37Z',
  hexagon: 'M0 -38L33 -19V19L0 38L-33 19V-19Z',
};

/** A wordmark fitted to a box, with a pale edge for contrast on light and dark backgrounds. */
const wordmark = (words: readonly string[], face: Face, color: string): string => {
  const room = { x: 92, width: 156, height: words.length === 1 ? 40 : 66 };
  const lineHeight = room.height / words.length - (words.length - 1) * 3;
  const outlines = words.map((word, index) => {
    const box = font(face).getPath(word, 0, 0, 100).getBoundingBox();
    const scale = Math.min(room.width / (box.x2 - box.x1), lineHeight / (box.y2 - box.y1));
    const top =
      height / 2 -
      room.height / 2 +
      index * (lineHeight + 6) +
      (lineHeight - (box.y2 - box.y1) * scale) / 2;
    const d = outline(word, face, scale * 100, room.x - box.x1 * scale, top - box.y1 * scale);
    return d;
  });
  return outlines
    .map(
      (d) =>
        path(d, { fill: '#ffffff', stroke: '#ffffff', width: 4.4, cap: 'round', opacity: 0.96 }) +
        path(d, color),
    )
    .join('');
};

const outline = (text: string, face: Face, size: number, x: number, y: number): string =>
  font(face)
    .getPath(text, x, y, size)
    .commands.map((command) => {
      if (command.type === 'Z') return 'Z';
      const bends =
        command.type === 'C'
          ? `${num(command.x1)} ${num(command.y1)} ${num(command.x2)} ${num(command.y2)} `
          : command.type === 'Q'
            ? `${num(command.x1)} ${num(command.y1)} `
            : '';
      return `${command.type}${bends}${num(command.x)} ${num(command.y)}`;
    })
    .join('');

const logo = (look: LogoLook) => (): string => {
  const c = new Canvas(1, 'm', width, height);
  const [light, deep] = look.colors;
  const badge =
    path(shapes[look.shape], { stroke: '#ffffff', width: 4, opacity: 0.96 }) +
    path(shapes[look.shape], c.linear([light, deep], 60)) +
    group(look.mark, { fill: '#fff' });
  return c.svg(group(badge, { move: 'translate(44 48)' }) + wordmark(look.words, look.face, deep));
};

const white = '#fff';
const petal = (turn: number, l: number, w: number): string =>
  path(`M0 6C${-w} ${-l * 0.3} ${-w} ${-l * 0.7} 0 ${-l}C${w} ${-l * 0.7} ${w} ${-l * 0.3} 0 6Z`, {
    fill: white,
    move: `translate(0 14) rotate(${turn})`,
    opacity: turn === 0 ? 1 : 0.82,
  });

/** Marks of the twelve makers, by slug. */
export const makerLogos: Readonly<Record<string, () => string>> = {
  kawayan: logo({
    face: 'lilita',
    words: ['Kawayan', 'GAMES'],
    colors: ['#5ac84a', '#14662f'],
    shape: 'round',
    mark:
      [-13, 1, 15]
        .map(
          (x, i) =>
            line(`M${x} ${26 - i * 2}V${-24 + Math.abs(i - 1) * 8}`, white, 8) +
            line(`M${x - 5} ${4 - i * 6}H${x + 5}`, '#14662f', 2.4),
        )
        .join('') + path('M1 -24C10 -34 22 -30 26 -24C18 -18 8 -18 1 -24Z', white),
  }),
  pandan: logo({
    face: 'shrikhand',
    words: ['Pandan', 'Studio'],
    colors: ['#ff8ac0', '#b31a6c'],
    shape: 'round',
    mark: [-62, 62, -32, 32, 0].map((turn) => petal(turn, turn === 0 ? 38 : 34, 10)).join(''),
  }),
  sandglass: logo({
    face: 'cinzel',
    words: ['Sand', 'Glass'],
    colors: ['#f2b24a', '#8a4a0c'],
    shape: 'hexagon',
    mark:
      path('M-16 -24H16L3 0L16 24H-16L-3 0Z', white) +
      path('M-9 -18H9L0 -4ZM-11 20H11L0 8Z', '#c8781c') +
      rect(-19, -28, 38, 6, white, 2) +
      rect(-19, 22, 38, 6, white, 2),
  }),
  'ember-ash': logo({
    face: 'bowlby',
    words: ['EMBER', '& ASH'],
    colors: ['#ff8a2a', '#a81a14'],
    shape: 'shield',
    mark:
      path(
        'M2 -28C16 -12 20 -2 16 12C13 22 6 27 -1 27C-12 27 -19 18 -17 6C-15 -2 -9 -6 -8 -14C-2 -10 0 -4 0 0C6 -8 6 -18 2 -28Z',
        white,
      ) + path('M0 24C-7 22 -8 14 -3 8C0 12 2 12 3 8C8 14 7 22 0 24Z', '#e8541a'),
  }),
  jadeworks: logo({
    face: 'cinzel',
    words: ['JADE', 'WORKS'],
    colors: ['#3ac890', '#0a5a44'],
    shape: 'round',
    mark:
      circle(0, 0, 24, { fill: 'none', stroke: white, width: 8 }) +
      circle(0, 0, 8, { fill: 'none', stroke: white, width: 4 }) +
      repeat(8, (i) =>
        line(
          `M${num(polar(0, 0, 13, i * 45)[0])} ${num(polar(0, 0, 13, i * 45)[1])}L${num(polar(0, 0, 19, i * 45)[0])} ${num(polar(0, 0, 19, i * 45)[1])}`,
          white,
          3,
        ),
      ),
  }),
  mirador: logo({
    face: 'anton',
    words: ['MIRADOR', 'LIVE'],
    colors: ['#ff5a5a', '#9a0c24'],
    shape: 'square',
    mark:
      path('M-27 0C-14 -19 14 -19 27 0C14 19 -14 19 -27 0Z', white) +
      circle(0, 0, 11, '#c8142e') +
      circle(0, 0, 4.5, white),
  }),
  'velvet-room': logo({
    face: 'cinzel',
    words: ['VELVET', 'ROOM'],
    colors: ['#a86af0', '#44148a'],
    shape: 'shield',
    mark: path(suits.spades, { fill: white, move: 'translate(0 -1) scale(.56)' }),
  }),
  deepline: logo({
    face: 'russo',
    words: ['DEEP', 'LINE'],
    colors: ['#3ac0f0', '#0a4a8a'],
    shape: 'round',
    mark:
      path('M0 -24V10M0 10C0 22 -16 24 -18 10', { stroke: white, width: 6, cap: 'round' }) +
      circle(0, -22, 6, { fill: 'none', stroke: white, width: 4 }) +
      path('M-24 14L-18 4L-10 12Z', white) +
      path('M8 22C14 16 18 28 26 20', { stroke: white, width: 3.4, cap: 'round' }),
  }),
  tuldok: logo({
    face: 'bungee',
    words: ['TULDOK', 'LABS'],
    colors: ['#7a8aff', '#2a2aa8'],
    shape: 'square',
    mark:
      [0, 1, 2]
        .map((i) => circle(-17 + i * 17, 14, 5 + i * 3, { fill: white, opacity: 0.6 + i * 0.2 }))
        .join('') + path('M-20 2L-4 -16L6 -8L22 -26', { stroke: white, width: 5, cap: 'round' }),
  }),
  'barrio-play': logo({
    face: 'titan',
    words: ['Barrio', 'PLAY'],
    colors: ['#ffb02a', '#b8481a'],
    shape: 'hexagon',
    mark:
      path('M-24 4L0 -18L24 4V22H-24Z', white) +
      path('M-6 22V8H6V22Z', '#e0781a') +
      path(star(0, -20, 8, 3.4, 5), white),
  }),
  fieldhouse: logo({
    face: 'racing',
    words: ['FIELD', 'HOUSE'],
    colors: ['#3ad07a', '#0a6a44'],
    shape: 'shield',
    mark:
      circle(0, 0, 23, { fill: 'none', stroke: white, width: 5 }) +
      path(star(0, 0, 12, 9.4, 5), white) +
      repeat(5, (i) =>
        line(
          `M${num(polar(0, 0, 12, -90 + i * 72)[0])} ${num(polar(0, 0, 12, -90 + i * 72)[1])}L${num(polar(0, 0, 22, -90 + i * 72)[0])} ${num(polar(0, 0, 22, -90 + i * 72)[1])}`,
          white,
          4,
        ),
      ),
  }),
  'tilt-arcade': logo({
    face: 'bungee',
    words: ['TILT', 'ARCADE'],
    colors: ['#ff6ac8', '#7a14a8'],
    shape: 'square',
    mark: group(
      rect(-22, 6, 44, 18, white, 6) +
        line('M0 6V-10', white, 6) +
        circle(0, -16, 11, white) +
        circle(12, 15, 3.6, '#c83ab8') +
        ellipse(-12, 15, 6, 2.6, '#c83ab8'),
      { move: 'rotate(-14)' },
    ),
  }),
};
