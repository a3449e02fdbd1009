import { brush, make, makeSvg, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import type { Position, SlotClientConfig, SlotClientOutcome } from '../../math/types.ts';
import type { Pictures } from './pictures.ts';
import type { Geometry } from './reels.ts';

/** A displayed win: its cells, its line if any, and its payout. */
interface Shown {
  readonly positions: readonly Position[];
  readonly line: number | null;
  readonly payout: string;
}

export interface Wins {
  resize(geometry: Geometry, pictures: Pictures): void;
  /** Shows all wins at once, then one after the other, until `clear`. */
  show(outcome: SlotClientOutcome, lively: boolean, label: (payout: string) => string): void;
  clear(): void;
}

const ALL_MS = 1_300;
const EACH_MS = 1_250;
const CYCLES = 3;

export function createWins(
  parts: { window: HTMLElement; lines: SVGSVGElement; winners: HTMLElement },
  config: SlotClientConfig,
  motion: Motion,
): Wins {
  let geometry: Geometry = { cellWidth: 1, cellHeight: 1 };
  let pictures: Pictures | null = null;
  let outcome: SlotClientOutcome | null = null;
  let turn = 0;

  const hue = (line: number): number => (line * 47 + 40) % 360;

  const centre = ([reel, row]: Position): readonly [number, number] => [
    (reel + 0.5) * geometry.cellWidth,
    (row + 0.5) * geometry.cellHeight,
  ];

  const drawLine = (line: number): void => {
    const rows = config.lines[line] ?? [];
    const points = rows.map((row, reel) => centre([reel, row]));
    const first = points[0];
    const last = points.at(-1);
    if (first === undefined || last === undefined) return;
    const edge = geometry.cellWidth * 0.5;
    const through = [[first[0] - edge, first[1]], ...points, [last[0] + edge, last[1]]]
      .map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L');
    const stroke = `hsl(${hue(line)} 100% 66%)`;
    const wide = { d: `M${through}`, fill: 'none', 'stroke-linejoin': 'round' };
    parts.lines.append(
      makeSvg('path', { ...wide, stroke: '#1a0505', 'stroke-width': 9, 'stroke-opacity': 0.6 }),
      makeSvg('path', { ...wide, stroke, 'stroke-width': 5 }),
      makeSvg('path', { ...wide, stroke: '#fff', 'stroke-width': 1.6 }),
    );
  };

  const lift = (positions: readonly Position[], lively: boolean, colour: string): void => {
    if (pictures === null || outcome === null) return;
    const seen = new Set<string>();
    for (const [reel, row] of positions) {
      const key = `${reel},${row}`;
      const symbol = outcome.grid[reel]?.[row];
      if (seen.has(key) || symbol === undefined) continue;
      seen.add(key);
      const picture = make('canvas');
      picture.width = pictures.size;
      picture.height = pictures.size;
      brush(picture).drawImage(pictures.get(symbol), 0, 0);
      const cell = make('div', { class: 'cell' }, picture);
      cell.style.setProperty('--edge', colour);
      cell.style.transform = `translate(${reel * geometry.cellWidth}px, ${row * geometry.cellHeight}px)`;
      parts.winners.append(cell);
      if (!lively || motion.reduced) continue;
      picture.animate(
        { transform: ['scale(1)', 'scale(1.17) rotate(-1.5deg)', 'scale(1)'] },
        { duration: 620, iterations: 2, easing: 'ease-in-out' },
      );
    }
  };

  const wipe = (): void => {
    parts.lines.replaceChildren();
    parts.winners.replaceChildren();
  };

  const appear = (): void => {
    for (const layer of [parts.lines, parts.winners]) {
      layer.animate({ opacity: [0, 1] }, { duration: motion.reduced ? 200 : 140 });
    }
  };

  const showAll = (wins: readonly Shown[], lively: boolean): void => {
    wipe();
    for (const win of wins) if (win.line !== null) drawLine(win.line);
    lift(
      wins.flatMap((win) => win.positions),
      lively,
      'hsl(46 100% 66%)',
    );
    appear();
  };

  const showOne = (win: Shown, lively: boolean, label: (payout: string) => string): void => {
    wipe();
    const colour = win.line === null ? 'hsl(46 100% 66%)' : `hsl(${hue(win.line)} 100% 66%)`;
    if (win.line !== null) drawLine(win.line);
    lift(win.positions, lively, colour);
    const [x, y] = centre(win.positions[Math.floor(win.positions.length / 2)] ?? [2, 1]);
    const tag = make('span', { class: 'pay' }, label(win.payout));
    tag.style.left = `${x}px`;
    tag.style.top = `${y + geometry.cellHeight * 0.36}px`;
    parts.winners.append(tag);
    appear();
  };

  return {
    resize(next, painted) {
      geometry = next;
      pictures = painted;
      const width = geometry.cellWidth * config.reels.length;
      parts.lines.setAttribute('viewBox', `0 0 ${width} ${geometry.cellHeight * config.rows}`);
      if (outcome !== null) wipe();
    },

    show(next, lively, label) {
      turn += 1;
      const mine = turn;
      outcome = next;
      const wins: Shown[] = next.wins.map(({ positions, line, payout }) => ({
        positions,
        line,
        payout,
      }));
      if (next.scatter !== null) {
        wins.unshift({
          positions: next.scatter.positions,
          line: null,
          payout: next.scatter.payout,
        });
      }
      if (wins.length === 0) return;
      parts.window.classList.add('won');
      const parade = async (): Promise<void> => {
        showAll(wins, lively);
        await wait(ALL_MS);
        for (let cycle = 0; cycle < CYCLES; cycle += 1) {
          for (const win of wins) {
            if (mine !== turn) return;
            showOne(win, lively, label);
            await wait(EACH_MS);
          }
        }
        if (mine === turn) showAll(wins, false);
      };
      void parade();
    },

    clear() {
      turn += 1;
      outcome = null;
      parts.window.classList.remove('won');
      wipe();
    },
  };
}
