import { makeSvg, part } from '../../../shell/view/dom.ts';
import { move } from '../../../slip/client/move.ts';
import type { Scene } from '../../../slip/client/parts.ts';
import { getBin, type PegsResult, ROWS } from '../../math/pegs.ts';
import type { TableContext } from '../boards.ts';

const ROW_MS = 280;
/** Between neighboring pegs and rows, in the units of the drawing. */
const GAP = 14;
const TOP = -76;
const FLOOR = TOP + ROWS * GAP + 10;

export const readPath = (result: unknown): PegsResult => result as PegsResult;

/** Pegs in a triangle, bins below them, and a ball that takes the path of the result. */
export function createPegsScene({ motion, sounds }: TableContext): Scene {
  const svg = makeSvg('svg', {
    viewBox: '-100 -100 200 214',
    class: 'pegs-scene',
    'aria-hidden': 'true',
  });
  for (let row = 0; row < ROWS; row += 1) {
    for (let peg = 0; peg <= row; peg += 1) {
      svg.append(
        makeSvg('circle', {
          class: 'peg',
          cx: (peg - row / 2) * GAP,
          cy: TOP + row * GAP,
          r: 2.2,
        }),
      );
    }
  }
  const bins = Array.from({ length: ROWS + 1 }, (_, bin) => {
    const x = (bin - ROWS / 2) * GAP;
    const box = makeSvg('g', { class: 'bin', 'data-far': `${Math.abs(bin - ROWS / 2)}` });
    const text = makeSvg('text', { x, y: FLOOR + 9, 'font-size': 7, 'text-anchor': 'middle' });
    text.textContent = `${bin + 1}`;
    box.append(makeSvg('rect', { x: x - 6.2, y: FLOOR - 6, width: 12.4, height: 20, rx: 3 }), text);
    svg.append(box);
    return box;
  });
  const ball = makeSvg('circle', { class: 'drop', r: 4.6 });
  svg.append(ball);
  part('show', HTMLElement).append(svg);
  const place = (x: number, y: number): string => `translate(${x}px, ${y}px)`;
  const start = place(0, TOP - 16);
  let run = 0;

  const reset = (): void => {
    run += 1;
    ball.style.transform = start;
    for (const bin of bins) bin.dataset.hit = 'false';
  };
  reset();

  return {
    reset,
    close() {},
    async reveal(result, isLive) {
      reset();
      const own = run;
      const { path } = readPath(result);
      let x = 0;
      const places = path.map((step, row) => {
        x += (step - 0.5) * GAP;
        return place(x, TOP + (row + 1) * GAP - 6);
      });
      const bin = getBin(readPath(result));
      const end = place((bin - ROWS / 2) * GAP, FLOOR - 3);
      if (isLive && !motion.reduced) {
        let from = place(0, TOP - 6);
        await move(motion, ball, [{ transform: start }, { transform: from }], ROW_MS, 'ease-in');
        for (const to of [...places, end]) {
          if (own !== run) return;
          sounds.play('press');
          await move(motion, ball, [{ transform: from }, { transform: to }], ROW_MS, 'ease-in');
          from = to;
        }
        if (own !== run) return;
        sounds.play('stop');
      }
      ball.style.transform = end;
      const hit = bins[bin];
      if (hit !== undefined) hit.dataset.hit = 'true';
    },
  };
}
