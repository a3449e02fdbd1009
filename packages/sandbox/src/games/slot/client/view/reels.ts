import { brush, ended, make, wait } from '../../../shell/view/dom.ts';
import type { Motion } from '../../../shell/view/motion.ts';
import type { SymbolId } from '../../math/models.ts';
import type { SlotClientConfig } from '../../math/types.ts';
import type { Pictures } from './pictures.ts';

/** Sizes of the window in CSS pixels. */
export interface Geometry {
  readonly cellWidth: number;
  readonly cellHeight: number;
}

export interface Reels {
  /** Redraws at a new size, at the current position. */
  resize(geometry: Geometry, pictures: Pictures): void;
  /** Redraws after a picture has changed; reels that turn, when they land. */
  repaint(): void;
  /** Prerenders what a spin needs but the first paint does not. */
  prepare(): Promise<void>;
  start(): void;
  /** Stops at the outcome; resolves when the last reel has stopped. */
  land(stops: readonly number[], onReel: (reel: number, scatters: number) => void): Promise<void>;
  /** Restores the previous symbols: no round was played. */
  cancel(): void;
}

/** Symbols in a blur strip before it repeats, and the time for one to pass, ms. */
const LOOP = 9;
const PASS_MS = 52;
const STEP_MS = 150;
/** Extra time of a reel that could complete the scatters. */
const SUSPENSE_MS = 900;
/** Copies that form the motion blur, and the height they are spread over, in cells. */
const SMEAR = 15;
const SMEAR_CELLS = 0.7;

const START_EASE = 'cubic-bezier(.5,0,.9,.55)';

/** Side of a symbol's picture within a cell, in CSS pixels. */
export function pictureSide({ cellWidth, cellHeight }: Geometry): number {
  return Math.min(cellWidth, cellHeight) * 0.94;
}

interface Reel {
  readonly element: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly blur: HTMLCanvasElement;
  stop: number;
  /** Whether the blur strip is rendered at the current size. */
  smeared: boolean;
  /** Whether the symbols to land on are already rendered. */
  drawn: boolean;
  turning: Animation[];
}

export function createReels(root: HTMLElement, config: SlotClientConfig, motion: Motion): Reels {
  let geometry: Geometry = { cellWidth: 1, cellHeight: 1 };
  let pictures: Pictures | null = null;

  const reels = config.reels.map((strip, index): Reel => {
    const still = make('canvas', { class: 'still' });
    const blur = make('canvas', { class: 'blur' });
    const element = make('div', { class: 'reel' }, blur, still);
    root.append(element);
    return {
      element,
      still,
      blur,
      stop: openingStop(strip, index),
      smeared: false,
      drawn: false,
      turning: [],
    };
  });

  const symbol = (reel: number, stop: number): SymbolId => {
    const strip = config.reels[reel] ?? [];
    return strip[(stop + strip.length) % strip.length] ?? 'low1';
  };

  /** Draws a symbol in the middle of the cell at `row`, counted from the top of the canvas. */
  const put = (
    context: CanvasRenderingContext2D,
    id: SymbolId,
    row: number,
    scale: number,
  ): void => {
    if (pictures === null) return;
    // Whole pixels and, on a stopped reel, the bitmap's own size: a copy without scaling.
    const side = Math.round(pictureSide(geometry) * scale);
    const x = Math.round((geometry.cellWidth * scale - side) / 2);
    const y = Math.round((row + 0.5) * geometry.cellHeight * scale - side / 2);
    context.drawImage(pictures.get(id), x, y, side, side);
  };

  const density = (): number => (pictures?.size ?? 1) / pictureSide(geometry);

  const sizeStill = ({ still }: Reel): void => {
    const scale = density();
    const rows = config.rows + 2;
    still.width = Math.round(geometry.cellWidth * scale);
    still.height = Math.round(geometry.cellHeight * scale * rows);
    still.style.height = `${geometry.cellHeight * rows}px`;
    still.style.top = `${-geometry.cellHeight}px`;
  };

  /** The window with one more row above and below, visible during the bounce. */
  const drawStill = (reel: Reel, index: number): void => {
    const scale = density();
    const rows = config.rows + 2;
    const context = brush(reel.still);
    context.clearRect(0, 0, reel.still.width, reel.still.height);
    for (let row = 0; row < rows; row += 1) {
      put(context, symbol(index, reel.stop + row - 1), row, scale);
    }
  };

  /** A seamless strip of smeared symbols. One device pixel per CSS pixel is enough. */
  const drawBlur = (reel: Reel, index: number): void => {
    if (reel.smeared) return;
    reel.smeared = true;
    const rows = LOOP + config.rows;
    const sharp = make('canvas');
    sharp.width = Math.round(geometry.cellWidth);
    sharp.height = Math.round(geometry.cellHeight * (rows + 2));
    const pen = brush(sharp);
    for (let row = 0; row < rows + 2; row += 1) {
      put(pen, symbol(index, (row + LOOP - 1) % LOOP), row, 1);
    }
    reel.blur.width = sharp.width;
    reel.blur.height = Math.round(geometry.cellHeight * rows);
    reel.blur.style.height = `${geometry.cellHeight * rows}px`;
    const context = brush(reel.blur);
    // Adding equal shares gives the mean of colour and alpha.
    context.globalCompositeOperation = 'lighter';
    context.globalAlpha = 1 / SMEAR;
    for (let copy = 0; copy < SMEAR; copy += 1) {
      const shift = (copy / (SMEAR - 1) - 0.5) * SMEAR_CELLS;
      context.drawImage(sharp, 0, (shift - 1) * geometry.cellHeight);
    }
  };

  const stopTurning = (reel: Reel): void => {
    for (const animation of reel.turning) animation.cancel();
    reel.turning = [];
  };

  const turn = (reel: Reel, index: number): void => {
    stopTurning(reel);
    const { cellHeight } = geometry;
    const delay = index * 45;
    if (motion.reduced) {
      reel.turning = [
        reel.still.animate({ opacity: [1, 0.22] }, { duration: 160, fill: 'forwards' }),
      ];
      return;
    }
    drawBlur(reel, index);
    const lift = reel.still.animate(
      [
        { transform: 'translateY(0)', easing: 'ease-out' },
        { transform: `translateY(${-cellHeight * 0.16}px)`, offset: 0.32, easing: START_EASE },
        { transform: `translateY(${cellHeight * 3.4}px)` },
      ],
      { duration: 300, delay, fill: 'forwards' },
    );
    const show = reel.blur.animate(
      { opacity: [0, 1] },
      { duration: 120, delay: delay + 170, fill: 'both' },
    );
    const run = reel.blur.animate(
      { transform: [`translateY(${-cellHeight * LOOP}px)`, 'translateY(0)'] },
      { duration: LOOP * PASS_MS, delay: delay + 150, iterations: Number.POSITIVE_INFINITY },
    );
    reel.turning = [lift, show, run];
  };

  const settle = async (reel: Reel, index: number): Promise<void> => {
    const { cellHeight } = geometry;
    if (!reel.drawn) drawStill(reel, index);
    reel.drawn = false;
    if (motion.reduced) {
      stopTurning(reel);
      const fade = reel.still.animate({ opacity: [0.22, 1] }, { duration: 200 });
      await ended(fade, 200);
      return;
    }
    const turning = reel.turning;
    reel.turning = [];
    const drop = reel.still.animate(
      [
        { transform: `translateY(${-cellHeight * 2.6}px)`, easing: 'cubic-bezier(.2,.55,.5,1)' },
        { transform: `translateY(${cellHeight * 0.13}px)`, offset: 0.62, easing: 'ease-in-out' },
        { transform: `translateY(${-cellHeight * 0.035}px)`, offset: 0.84, easing: 'ease-in-out' },
        { transform: 'translateY(0)' },
      ],
      { duration: 400 },
    );
    const [lift, show] = turning;
    lift?.cancel();
    const hide = reel.blur.animate({ opacity: [1, 0] }, { duration: 130, fill: 'forwards' });
    show?.cancel();
    await ended(drop, 400);
    for (const animation of [...turning, hide]) animation.cancel();
  };

  return {
    resize(next, painted) {
      geometry = next;
      pictures = painted;
      for (const [index, reel] of reels.entries()) {
        sizeStill(reel);
        drawStill(reel, index);
        reel.smeared = false;
        if (reel.turning.length > 0) turn(reel, index);
      }
    },

    repaint() {
      for (const [index, reel] of reels.entries()) {
        reel.smeared = false;
        reel.drawn = false;
        if (reel.turning.length === 0) drawStill(reel, index);
      }
    },

    async prepare() {
      for (const [index, reel] of reels.entries()) {
        if (motion.reduced) return;
        drawBlur(reel, index);
        await wait(24);
      }
    },

    start() {
      for (const [index, reel] of reels.entries()) turn(reel, index);
    },

    async land(stops, onReel) {
      for (const [index, reel] of reels.entries()) {
        reel.stop = stops[index] ?? reel.stop;
        if (motion.reduced || reel.turning.length === 0) continue;
        // The symbols are hidden during a spin: render one at a time to keep frames short.
        drawStill(reel, index);
        reel.drawn = true;
        await wait(12);
      }
      let scatters = 0;
      const landings: Promise<void>[] = [];
      for (const [index, reel] of reels.entries()) {
        const suspense = scatters >= 2 && !motion.reduced;
        if (suspense) {
          reel.element.classList.add('suspense');
          await wait(SUSPENSE_MS);
          reel.element.classList.remove('suspense');
        } else if (index > 0) {
          await wait(motion.reduced ? 40 : STEP_MS);
        }
        for (let row = 0; row < config.rows; row += 1) {
          if (symbol(index, reel.stop + row) === 'scatter') scatters += 1;
        }
        const count = scatters;
        const landing = settle(reel, index);
        landings.push(landing);
        void wait(motion.reduced ? 0 : 230).then(() => onReel(index, count));
      }
      await Promise.all(landings);
    },

    cancel() {
      for (const [index, reel] of reels.entries()) {
        if (reel.turning.length > 0) void settle(reel, index);
      }
    },
  };
}

/** Position before the first round: high-value symbols are visible. */
function openingStop(strip: readonly SymbolId[], index: number): number {
  const wished: readonly SymbolId[] = ['high1', 'wild', 'high1', 'scatter', 'high2'];
  const at = strip.indexOf(wished[index] ?? 'high1');
  return Math.max(0, at - 1);
}
