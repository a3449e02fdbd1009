import { make, part, wait } from '../../../shell/view/dom.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import type { Flips, FlipsResult } from '../../math/flips.ts';
import type { TableContext } from '../boards.ts';
import { SHAPES } from '../dice-boards.ts';

const FLIP_MS = 1_300;
const PAUSE_MS = 180;

export const readFlips = (result: unknown): readonly number[] => (result as FlipsResult).flips;

/** Three coins or balls that are tossed up one after the other, and land with one side up. */
export function createFlipsScene({ motion, sounds }: TableContext, { id, sides }: Flips): Scene {
  const pieces = [0, 1, 2].map((place) => {
    const disc = make(
      'span',
      { class: 'flip' },
      ...sides.map((side) => make('span', { class: `face ${side}` }, SHAPES[side] ?? '')),
    );
    const element = make(
      'li',
      { class: 'toss' },
      make('span', { class: 'lift' }, disc),
      make('b', {}, `${place + 1}`),
    );
    return { element, disc };
  });
  const row = make(
    'ol',
    { class: `tosses ${id}`, 'aria-hidden': 'true' },
    ...pieces.map(({ element }) => element),
  );
  part('show', HTMLElement).append(row);
  let run = 0;

  return {
    reset() {
      run += 1;
      for (const { element, disc } of pieces) {
        element.dataset.state = 'waiting';
        disc.style.transform = 'none';
      }
    },
    close() {},
    async reveal(result, isLive) {
      run += 1;
      const own = run;
      const isMoving = isLive && !motion.reduced;
      for (const { element } of pieces) element.dataset.state = 'waiting';
      for (const [place, { element, disc }] of pieces.entries()) {
        const turn = readFlips(result)[place] === 1 ? 180 : 0;
        element.dataset.state = 'tossed';
        disc.style.transform = `rotateX(${turn}deg)`;
        if (!isMoving) continue;
        sounds.play('press');
        await Promise.all([
          move(
            motion,
            disc,
            [{ transform: 'rotateX(0deg)' }, { transform: `rotateX(${1_800 + turn}deg)` }],
            FLIP_MS,
            'cubic-bezier(0.25, 0.5, 0.45, 1)',
          ),
          move(
            motion,
            disc.parentElement ?? disc,
            [
              { transform: 'none', easing: 'cubic-bezier(0.2, 0.7, 0.5, 1)' },
              {
                transform: 'translateY(-34cqh) scale(1.16)',
                offset: 0.5,
                easing: 'cubic-bezier(0.5, 0, 0.8, 0.4)',
              },
              { transform: 'none' },
            ],
            FLIP_MS,
          ),
        ]);
        if (own !== run) return;
        sounds.play('stop');
        await wait(PAUSE_MS);
        if (own !== run) return;
      }
    },
  };
}
