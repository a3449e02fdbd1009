import { make, part, say } from '../../../shell/view/dom.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { TableContext } from '../boards.ts';

const ROLL_MS = 1_700;
/** Between the ends of two dice. */
const STAGGER_MS = 550;

/** Where each side of a cube lies, in degrees. */
const PLACES = [
  [0, 0],
  [0, 90],
  [90, 0],
  [-90, 0],
  [0, -90],
  [0, 180],
] as const;

/** Turns the cube so that the side faces the player. */
const face = (side: number, turns = 0): string => {
  const [x, y] = PLACES[side] ?? PLACES[0];
  return `rotateX(${turns * 360 - x}deg) rotateY(${-turns * 720 - y}deg)`;
};

/** Three dice that roll and stop one after the other. Sides are numbered from zero. */
export function createDiceScene(
  { motion, sounds }: TableContext,
  read: (result: unknown) => readonly number[],
  drawSide: (side: number) => HTMLElement,
  toBadge: (result: unknown) => string,
): Scene {
  const dice = [0, 1, 2].map(() => {
    const cube = make(
      'span',
      { class: 'cube' },
      ...PLACES.map(([x, y], side) => {
        const element = drawSide(side);
        element.style.transform = `rotateY(${y}deg) rotateX(${x}deg) translateZ(0.5em)`;
        return element;
      }),
    );
    const element = make('span', { class: 'die' }, make('span', { class: 'tilt' }, cube));
    return { cube, element };
  });
  const tray = make(
    'div',
    { class: 'tray', 'aria-hidden': 'true' },
    ...dice.map(({ element }) => element),
  );
  const badge = make('p', { class: 'badge', 'aria-hidden': 'true' });
  badge.hidden = true;
  part('show', HTMLElement).append(tray, badge);
  dice.forEach(({ cube }, index) => {
    cube.style.transform = face(index);
  });
  let run = 0;

  return {
    reset() {
      run += 1;
      badge.hidden = true;
      tray.dataset.state = '';
    },
    close() {
      tray.dataset.state = 'shaking';
    },
    async reveal(result, isLive) {
      run += 1;
      const own = run;
      tray.dataset.state = 'rolled';
      const sides = read(result);
      await Promise.all(
        dice.map(async ({ cube, element }, index) => {
          const side = sides[index] ?? 0;
          cube.style.transform = face(side);
          if (!isLive || motion.reduced) return;
          const duration = ROLL_MS + index * STAGGER_MS;
          await Promise.all([
            move(
              motion,
              cube,
              [{ transform: face(0, 2 + index) }, { transform: face(side) }],
              duration,
              'cubic-bezier(0.2, 0.7, 0.3, 1)',
            ),
            move(
              motion,
              element,
              [
                { transform: 'translate(-40cqw, -90%)' },
                { transform: 'translate(-12cqw, 0)', offset: 0.4 },
                { transform: 'translate(-5cqw, -30%)', offset: 0.58 },
                { transform: 'none', offset: 0.8 },
                { transform: 'none' },
              ],
              duration,
            ),
          ]);
          if (own === run) sounds.play('stop');
        }),
      );
      if (own !== run) return;
      const text = toBadge(result);
      say(badge, text);
      badge.hidden = text === '';
    },
  };
}

/** The middle, corners and edges of a side on which pips lie, in a grid of three by three. */
const PIPS = [[4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

export const drawPips = (side: number): HTMLElement =>
  make(
    'span',
    { class: `side side-${side + 1}` },
    ...Array.from({ length: 9 }, (_, place) =>
      make('i', { 'data-pip': `${PIPS[side]?.includes(place) ?? false}` }),
    ),
  );
