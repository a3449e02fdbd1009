import type { Canvas } from '../canvas.ts';
import { glyphs } from '../fonts.ts';
import { num, repeat, type Suit, star, suits } from '../geometry.ts';
import { blur, lit } from '../light.ts';
import { circle, group, line, path, place, rect } from '../shapes.ts';

export interface Card {
  readonly rank: string;
  readonly suit: Suit;
}

/** `'A♠ 10♥'` in letters: `'As 10h'`. */
export const cards = (list: string): Card[] =>
  list.split(' ').map((text) => {
    const letters: Readonly<Record<string, Suit>> = {
      s: 'spades',
      h: 'hearts',
      d: 'diamonds',
      c: 'clubs',
    };
    return { rank: text.slice(0, -1), suit: letters[text.slice(-1)] ?? 'spades' };
  });

const isRed = (suit: Suit): boolean => suit === 'hearts' || suit === 'diamonds';

const court = (c: Canvas, { rank, suit }: Card, w: number, h: number): string => {
  const red = isRed(suit);
  const robe = red ? ['#ffe9b8', '#f6b53c'] : ['#dfe8ff', '#8fb0f0'];
  const cloak = red ? '#b3121f' : '#1c3c9a';
  const hair = rank === 'K' ? '#6a3a12' : rank === 'Q' ? '#2a1408' : '#c8821f';
  const bust =
    path('M-26 46C-26 18 -12 12 0 12C12 12 26 18 26 46Z', cloak) +
    path('M-9 14L0 40L9 14Z', '#fff3d0') +
    circle(0, -6, 15, hair) +
    circle(0, -3, 11, '#ffdcb8') +
    path('M-15 -14L-17 -30L-7 -22L0 -33L7 -22L17 -30L15 -14Z', c.linear(['#fff3b8', '#e0a020'])) +
    circle(-4, -4, 1.4, '#20100a') +
    circle(4, -4, 1.4, '#20100a') +
    (rank === 'K'
      ? path('M-8 1C-8 14 8 14 8 1C4 5 -4 5 -8 1Z', hair)
      : path('M-3 3Q0 6 3 3', { stroke: '#b3323e', width: 1.4 }));
  const half = place(bust, 0, -h * 0.14, 0, w / 105);
  return (
    rect(
      -w * 0.26,
      -h * 0.37,
      w * 0.52,
      h * 0.74,
      { fill: c.linear(robe), stroke: '#8a5a10', width: 0.9 },
      3,
    ) +
    `<g clip-path="${c.clip(`M${num(-w * 0.26)} ${num(-h * 0.37)}H${num(w * 0.26)}V0H${num(-w * 0.26)}Z`)}">${half}</g>` +
    `<g transform="rotate(180)"><g clip-path="${c.clip(`M${num(-w * 0.26)} ${num(-h * 0.37)}H${num(w * 0.26)}V0H${num(-w * 0.26)}Z`)}">${half}</g></g>` +
    line(`M${num(-w * 0.26)} 0H${num(w * 0.26)}`, '#8a5a10', 1)
  );
};

/** A playing card, centred on a point. */
export const card = (
  c: Canvas,
  x: number,
  y: number,
  w: number,
  turn: number,
  face: Card,
  paper: readonly string[] = ['#ffffff', '#f4f0e8', '#cfc6ba'],
): string => {
  const h = w * 1.42;
  const ink = isRed(face.suit)
    ? c.linear(['#ff4a5c', '#b3001e'])
    : c.linear(['#3b4356', '#0a0d16']);
  const mark = (mx: number, my: number, scale: number): string =>
    place(path(suits[face.suit], ink), mx, my, 0, scale);
  const corner =
    path(glyphs('cinzel', face.rank, w * 0.3, -w * 0.33, -h * 0.37), ink) +
    mark(-w * 0.33, -h * 0.2, w / 420);
  const centre = 'KQJ'.includes(face.rank) ? court(c, face, w, h) : mark(0, 0, w / 120);
  const body =
    rect(
      -w / 2,
      -h / 2,
      w,
      h,
      { fill: '#000', opacity: 0.55, filter: blur(c, 5), move: 'translate(3 7)' },
      w * 0.09,
    ) +
    rect(-w / 2, -h / 2, w, h, c.linear(paper, 60), w * 0.09) +
    corner +
    `<g transform="rotate(180)">${corner}</g>` +
    centre +
    path(
      `M${num(-w / 2)} ${num(-h * 0.1)}L${num(w / 2)} ${num(-h * 0.5)}L${num(-w / 2 + 4)} ${num(-h / 2)}Z`,
      { fill: '#fff', opacity: 0.25 },
    ) +
    rect(
      -w / 2 + 0.5,
      -h / 2 + 0.5,
      w - 1,
      h - 1,
      { fill: 'none', stroke: '#fff', width: 1, opacity: 0.8 },
      w * 0.09,
    );
  return place(body, x, y, turn);
};

/** A card from behind. */
export const cardBack = (
  c: Canvas,
  x: number,
  y: number,
  w: number,
  turn: number,
  colors: readonly string[],
): string => {
  const h = w * 1.42;
  const lattice = repeat(6, (i) =>
    path(star(0, 0, w * (0.1 + i * 0.06), w * (0.06 + i * 0.04), 8), {
      stroke: '#ffe7a0',
      width: 0.8,
      opacity: 0.7,
    }),
  );
  return place(
    rect(
      -w / 2,
      -h / 2,
      w,
      h,
      { fill: '#000', opacity: 0.5, filter: blur(c, 5), move: 'translate(3 7)' },
      w * 0.09,
    ) +
      rect(-w / 2, -h / 2, w, h, '#fbf6ea', w * 0.09) +
      rect(-w / 2 + 5, -h / 2 + 5, w - 10, h - 10, c.linear(colors, 60), w * 0.06) +
      lattice +
      rect(
        -w / 2 + 8,
        -h / 2 + 8,
        w - 16,
        h - 16,
        { fill: 'none', stroke: '#ffe7a0', width: 0.8 },
        w * 0.05,
      ),
    x,
    y,
    turn,
  );
};

/** Cards fanned around a point below the picture. */
export const fan = (
  c: Canvas,
  faces: readonly Card[],
  options: {
    width?: number;
    spread?: number;
    radius?: number;
    x?: number;
    y?: number;
    lean?: number;
  } = {},
): string => {
  const { width = 94, spread = 14, radius = 195, x = 150, y = 338, lean = 0 } = options;
  return group(
    faces
      .map((face, i) => {
        const turn = (i - (faces.length - 1) / 2) * spread + lean;
        const t = (turn * Math.PI) / 180;
        return card(c, x + radius * Math.sin(t), y - radius * Math.cos(t), width, turn, face);
      })
      .join(''),
    { filter: lit(c, 1, { depth: 1.2, shine: 0.25, shade: 0.3, drop: false }) },
  );
};
