import { make, part, say, wait } from '../../../shell/view/dom.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { type FanTanResult, getRemainder } from '../../math/fan-tan.ts';
import type { TableContext } from '../boards.ts';

const LIFT_MS = 900;
const COLUMN_MS = 190;
const TENSION_MS = 500;
/** Degrees between neighbors of a spiral that fills a circle evenly. */
const GOLDEN_ANGLE = 137.508;

export const readBeads = (result: unknown): FanTanResult => result as FanTanResult;

/** A bowl over a heap of beads, which are then counted off into columns of four. */
export function createFanTanScene({ motion, sounds }: TableContext): Scene {
  const heap = make('div', { class: 'heap', 'aria-hidden': 'true' });
  const bowl = make('i', { class: 'bowl', 'aria-hidden': 'true' });
  const badge = make('p', { class: 'badge', 'aria-hidden': 'true' });
  part('show', HTMLElement).append(heap, bowl, badge);
  let run = 0;

  const reset = (): void => {
    run += 1;
    heap.replaceChildren();
    bowl.dataset.state = 'down';
    badge.hidden = true;
  };
  reset();

  const createBead = (index: number, count: number): HTMLElement => {
    const bead = make('i', { class: 'bead' });
    const angle = (index * GOLDEN_ANGLE * Math.PI) / 180;
    const radius = Math.sqrt((index + 0.5) / count);
    bead.style.setProperty('--x', `${50 + 22 * radius * Math.cos(angle)}`);
    bead.style.setProperty('--y', `${50 + 34 * radius * Math.sin(angle)}`);
    return bead;
  };

  return {
    reset,
    close() {},
    async reveal(result, isLive) {
      reset();
      const own = run;
      const isMoving = isLive && !motion.reduced;
      const { beads: count } = readBeads(result);
      const remainder = getRemainder(readBeads(result));
      const beads = Array.from({ length: count }, (_, index) => createBead(index, count));
      heap.append(...beads);
      bowl.dataset.state = 'up';
      if (isMoving) {
        sounds.play('press');
        await wait(LIFT_MS);
        if (own !== run) return;
      }
      const columns = Math.ceil(count / 4);
      for (let column = 0; column < columns; column += 1) {
        const isLast = column === columns - 1;
        if (isMoving && isLast) await wait(TENSION_MS);
        // The outermost beads of the heap go first.
        const group = beads.splice(isLast ? 0 : -4);
        for (const [row, bead] of group.entries()) {
          bead.style.setProperty('--x', `${8 + (84 * column) / (columns - 1)}`);
          bead.style.setProperty('--y', `${42 + 14 * row}`);
          bead.dataset.state = isLast ? 'left' : 'counted';
        }
        if (!isMoving) continue;
        await wait(COLUMN_MS);
        if (own !== run) return;
      }
      if (isMoving) sounds.play('stop');
      say(badge, `${remainder}`);
      badge.hidden = false;
    },
  };
}
