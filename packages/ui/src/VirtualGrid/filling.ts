import { flushSync } from 'react-dom';

/** What filling may take of a frame, in ms: half of one at 60 Hz. */
const BUDGET_MS = 8;
/** A row of a phone and one more: pictures are drawn after them, which takes as long again. */
const MOST_AT_ONCE = 4;
const LEAST_AT_ONCE = 0.5;
/** So many more of them after each frame that filled all it might and came in time. */
const STEP_UP = 0.25;
/** From one frame to the next, in ms: one of a screen that shows sixty a second was left out. */
const LATE_MS = 25;
/** Faster than this, in screens a second, nobody reads what flies by. */
const READABLE = 1;
/** Faster than this nobody sees it: it is gone in an eighth of a second. */
const FLEETING = 8;
const LATELY_MS = 100;
/** A single cell may have met with other work: it costs what the cheapest of so many took. */
const REMEMBERED = 4;

/** What is seen of the grid, as it is at any time. */
export interface View {
  readonly isScrolling: boolean;
  /** Rows on the screen. */
  readonly range: { startIndex: number; endIndex: number } | null;
  /** In px. */
  readonly scrollOffset: number | null;
  /** What the screen shows of the page, in px. Asked of the window, it would lay the page out. */
  readonly scrollRect: { height: number } | null;
}

export interface Filling {
  /** Whether what comes into the page waits for its turn. */
  readonly hurried: boolean;
  look(view: View): void;
  /**
   * The rows to draw: while a frame rests those of before, as long as they cover the screen.
   * @param near the rows near the screen, in order
   * @param onScreen those on it
   */
  rows(near: number[], onScreen: { startIndex: number; endIndex: number; count: number }): number[];
  /** A cell is drawn at once, as those of a page that opens are: what it takes is a first measure. */
  draws(): void;
  /** Those cells are in the page. */
  drawn(): void;
  /** Fills a cell of a row when there is time. Returns how to call it off. */
  ask(row: number, fill: () => void): () => void;
}

/**
 * How many cells may be filled at once, by how frames came: what their pictures take is seen by that
 * alone.
 * @param allowed how many might be
 * @param tookMs from that frame to the next; not a number where there was none
 * @param filled how many were
 */
export function allowedAfter(allowed: number, tookMs: number, filled: number): number {
  if (tookMs > LATE_MS) return Math.max(LEAST_AT_ONCE, allowed / 2);
  const filledAll = filled > 0 && filled >= Math.floor(allowed);
  return tookMs <= LATE_MS && filledAll ? Math.min(MOST_AT_ONCE, allowed + STEP_UP) : allowed;
}

/**
 * Fills cells while the page flies by: with each frame as many as it has time for, by what the last
 * ones took and by whether frames came late since, those in the middle of the screen first; none
 * while it flies too fast to be seen. On a phone so slow that a frame has no time for two of them,
 * they wait until the page is slow enough to be read, and after a frame that had rows or a cell to
 * draw there is one that has neither: pictures and touches that came meanwhile have their turn.
 */
export function createFilling(): Filling {
  const asked = new Map<() => void, number>();
  let view: View = { isScrolling: false, range: null, scrollOffset: null, scrollRect: null };
  let running = false;

  const fromMiddle = (row: number) => {
    const { startIndex = 0, endIndex = 0 } = view.range ?? {};
    return Math.abs(row - (startIndex + endIndex) / 2);
  };

  /** What one cell took of the last frames that filled any, in ms. */
  let costs: number[] = [];
  let began = 0;
  let filled = 0;
  const painted = new MessageChannel();
  const tellCost = (cells: number) => {
    costs = [...costs, (performance.now() - began) / cells].slice(-REMEMBERED);
  };
  painted.port1.onmessage = ({ data }) => tellCost(data);

  let allowed = 2;
  let lastStep = Number.NaN;

  let seen: { at: number; offset: number }[] = [];
  /** In screens a second, of late; unknown with the first frame. A finger moves the page by fits. */
  function speed(at: number): number | undefined {
    seen = [
      ...seen.filter((look) => at - look.at < LATELY_MS),
      { at, offset: view.scrollOffset ?? 0 },
    ];
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined || first === last) return undefined;
    const way = Math.abs(last.offset - first.offset) / (view.scrollRect?.height || 1);
    return (way * 1000) / (last.at - first.at);
  }

  function atOnce(speed: number): number {
    if (speed > FLEETING) return 0;
    const byCost = costs.length === 0 ? MOST_AT_ONCE : BUDGET_MS / Math.min(...costs);
    const many = Math.floor(Math.min(allowed, byCost));
    if (many > 1) return many;
    return speed > READABLE ? 0 : 1;
  }

  /** Rows come into the page with this frame. */
  let hasNewRows = false;
  /** The last frame had rows or a cell to draw. */
  let isSpent = false;
  /** One cell at a time is as much as a frame has time for. */
  let isDear = false;
  let drawn: number[] = [];
  let born = 0;

  function step(now: number) {
    allowed = allowedAfter(allowed, now - lastStep, filled);
    lastStep = now;
    const many = atOnce(speed(now) ?? Number.POSITIVE_INFINITY);
    isDear = many <= 1;
    const fills = many > 0 && asked.size > 0 && !(isDear && (hasNewRows || isSpent));
    filled = 0;
    if (fills) fillNearest(many);
    isSpent = isDear && (hasNewRows || fills);
    hasNewRows = false;
    running = asked.size > 0 || isSpent;
    if (running) {
      requestAnimationFrame(step);
      return;
    }
    seen = [];
    lastStep = Number.NaN;
  }

  function fillNearest(many: number) {
    const next = [...asked]
      .sort(([, one], [, other]) => fromMiddle(one) - fromMiddle(other))
      .slice(0, many);
    for (const [fill] of next) asked.delete(fill);
    began = performance.now();
    filled = next.length;
    flushSync(() => {
      for (const [fill] of next) fill();
    });
    // Its answer comes when this frame is painted.
    painted.port2.postMessage(filled);
  }

  return {
    get hurried() {
      return view.isScrolling;
    },
    look(next) {
      hasNewRows ||= !isSpent && next.range?.startIndex !== view.range?.startIndex;
      view = next;
    },
    rows(near, { startIndex, endIndex, count }) {
      const [first = Number.POSITIVE_INFINITY] = drawn;
      const last = drawn.at(-1) ?? -1;
      const covers = first <= startIndex && last >= endIndex && last < count;
      if (!isSpent || !covers) drawn = near;
      return drawn;
    },
    draws() {
      if (born === 0) began = performance.now();
      born += 1;
    },
    drawn() {
      if (born === 0) return;
      const cells = born;
      born = 0;
      requestAnimationFrame(() => painted.port2.postMessage(cells));
    },
    ask(row, fill) {
      asked.set(fill, row);
      if (!running) requestAnimationFrame(step);
      running = true;
      return () => asked.delete(fill);
    },
  };
}
