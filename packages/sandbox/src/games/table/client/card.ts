import { make, makeSvg } from '../../shell/view/dom.ts';
import type { Motion } from '../../shell/view/motion.ts';
import { move } from '../../slip/client/move.ts';
import { getRank, getSuit, isRed, type Suit } from '../math/cards.ts';

/** Playing cards as SVG, 100 by 140. */

const SHAPES: Readonly<Record<Suit, string>> = {
  hearts:
    'M12 21.5C5 15.6 2 11.8 2 7.8 2 4.7 4.3 2.5 7.1 2.5c2 0 3.8 1 4.9 3 1.1-2 2.9-3 4.9-3 2.8 0 5.1 2.2 5.1 5.3 0 4-3 7.8-10 13.7z',
  spades:
    'M12 1.8C6 8 3 11 3 14.6 3 17 5 19 7.3 19c1.6 0 3-.8 3.8-2-.2 2-.9 3.6-2.4 5h6.6c-1.5-1.4-2.2-3-2.4-5 .8 1.2 2.2 2 3.8 2 2.3 0 4.3-2 4.3-4.4C21 11 18 8 12 1.8z',
  diamonds: 'M12 1.2L20.2 12 12 22.8 3.8 12z',
  clubs:
    'M12 2a4.7 4.7 0 00-3.5 7.8 4.7 4.7 0 102.6 7.3c-.2 2-.9 3.5-2.4 4.9h6.6c-1.5-1.4-2.2-2.9-2.4-4.9a4.7 4.7 0 102.6-7.3A4.7 4.7 0 0012 2z',
};

const NAMES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;

export const getRankName = (card: number): string => NAMES[getRank(card) - 1] ?? '';

/** Where pips lie: three columns, and rows in units of a card's height. */
const PIPS: Readonly<Record<number, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [50, 34],
    [50, 106],
  ],
  3: [
    [50, 34],
    [50, 70],
    [50, 106],
  ],
  4: [
    [32, 34],
    [68, 34],
    [32, 106],
    [68, 106],
  ],
  5: [
    [32, 34],
    [68, 34],
    [50, 70],
    [32, 106],
    [68, 106],
  ],
  6: [
    [32, 34],
    [68, 34],
    [32, 70],
    [68, 70],
    [32, 106],
    [68, 106],
  ],
  7: [
    [32, 34],
    [68, 34],
    [50, 52],
    [32, 70],
    [68, 70],
    [32, 106],
    [68, 106],
  ],
  8: [
    [32, 34],
    [68, 34],
    [50, 52],
    [32, 70],
    [68, 70],
    [50, 88],
    [32, 106],
    [68, 106],
  ],
  9: [
    [32, 32],
    [68, 32],
    [32, 57],
    [68, 57],
    [50, 70],
    [32, 83],
    [68, 83],
    [32, 108],
    [68, 108],
  ],
  10: [
    [32, 32],
    [68, 32],
    [50, 44],
    [32, 57],
    [68, 57],
    [32, 83],
    [68, 83],
    [50, 96],
    [32, 108],
    [68, 108],
  ],
};

const CROWN = 'M28 66l-6-28 15 13 13-21 13 21 15-13-6 28z';

function drawFace(card: number): SVGSVGElement {
  const svg = makeSvg('svg', { viewBox: '0 0 100 140', 'aria-hidden': 'true' });
  const ink = isRed(card) ? '#c4142d' : '#17141f';
  const rank = getRank(card);
  const shape = SHAPES[getSuit(card)];
  const put = (x: number, y: number, size: number, isTurned = false): void => {
    const turn = isTurned ? ' rotate(180)' : '';
    svg.append(
      makeSvg('path', {
        d: shape,
        fill: ink,
        transform: `translate(${x} ${y})${turn} scale(${size / 24}) translate(-12 -12)`,
      }),
    );
  };
  const write = (isTurned: boolean): void => {
    const group = makeSvg('g', isTurned ? { transform: 'rotate(180 50 70)' } : {});
    const text = makeSvg('text', {
      x: 13,
      y: 24,
      fill: ink,
      'font-size': rank === 10 ? 20 : 23,
      'font-weight': 800,
      'text-anchor': 'middle',
      'letter-spacing': rank === 10 ? -2 : 0,
    });
    text.textContent = getRankName(card);
    group.append(text);
    group.append(
      makeSvg('path', {
        d: shape,
        fill: ink,
        transform: 'translate(13 36) scale(0.6) translate(-12 -12)',
      }),
    );
    svg.append(group);
  };
  svg.append(makeSvg('rect', { width: 100, height: 140, rx: 9, fill: '#fdfcf8' }));
  if (rank === 1) put(50, 70, 52);
  else if (rank <= 10) {
    for (const [x, y] of PIPS[rank] ?? []) put(x, y, 20, y > 70);
  } else {
    const gold = '#d9a520';
    svg.append(
      makeSvg('rect', {
        x: 25,
        y: 18,
        width: 50,
        height: 104,
        rx: 6,
        fill: isRed(card) ? '#fbe9e4' : '#e8ecf6',
      }),
      makeSvg('rect', {
        x: 25,
        y: 18,
        width: 50,
        height: 104,
        rx: 6,
        fill: 'none',
        stroke: gold,
        'stroke-width': 2,
      }),
      makeSvg('path', {
        d: CROWN,
        fill: gold,
        stroke: '#7a4a04',
        'stroke-width': 1.5,
        transform: 'translate(20 20) scale(0.6)',
      }),
    );
    const letter = makeSvg('text', {
      x: 50,
      y: 97,
      fill: ink,
      'font-size': 40,
      'font-weight': 900,
      'text-anchor': 'middle',
      'font-family': 'Georgia, serif',
    });
    letter.textContent = getRankName(card);
    svg.append(letter);
    put(50, 110, 15);
  }
  write(false);
  write(true);
  svg.append(
    makeSvg('rect', {
      x: 0.75,
      y: 0.75,
      width: 98.5,
      height: 138.5,
      rx: 8.5,
      fill: 'none',
      stroke: '#0003',
      'stroke-width': 1.5,
    }),
  );
  return svg;
}

/** A card that can be turned over; its back has the table's ornament. */
export interface CardView {
  readonly element: HTMLElement;
  turn(): void;
}

export function createCard(card: number | null, isFaceUp = false): CardView {
  const front = make('span', { class: 'front' });
  if (card !== null) front.append(drawFace(card));
  const element = make(
    'span',
    { class: 'card', 'data-up': `${isFaceUp}` },
    make('span', { class: 'sides' }, make('span', { class: 'back' }), front),
  );
  return {
    element,
    turn() {
      element.dataset.up = 'true';
    },
  };
}

/** Slides a card in from the shoe. */
export const slideIn = (motion: Motion, { element }: CardView, duration = 420): Promise<void> =>
  move(
    motion,
    element,
    [
      { transform: 'translate(60%, -160%) rotate(24deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    duration,
  );

/** Lays open cards on the table before the bets. */
export const dropIn = (motion: Motion, place: HTMLElement): Promise<void> =>
  move(
    motion,
    place,
    [
      { transform: 'translateY(-30%)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    320,
  );
