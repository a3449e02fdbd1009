import { flushSync } from 'react-dom';

/** Time for filling per frame, in ms: half a frame at 60 Hz. */
const BUDGET_MS = 8;
/** One row of a phone and one more tile: decoding the images afterwards takes as long again. */
const MOST_AT_ONCE = 4;
const LEAST_AT_ONCE = 0.5;
/** Increase of the limit after each frame that used it fully and was on time. */
const STEP_UP = 0.25;
/** Interval in ms above which a frame is late: a 60 Hz screen has dropped a frame. */
const LATE_MS = 25;
/** Speed in screens a second above which content cannot be read. */
const READABLE = 1;
/** Speed in screens a second above which content is visible for only an eighth of a second. */
const FLEETING = 8;
const LATELY_MS = 100;
/** Number of frames whose minimum is the cost of a cell: a single one may include other work. */
const REMEMBERED = 4;

/** The visible part of the grid, read at any time. */
export interface View {
  readonly isScrolling: boolean;
  /** Visible rows. */
  readonly range: { startIndex: number; endIndex: number } | null;
  /** Scroll offset in px. */
  readonly scrollOffset: number | null;
  /** Visible part of the page, in px. Reading it from the window would force a layout. */
  readonly scrollRect: { height: number } | null;
}

export interface Filling {
  /** Whether new cells wait for their turn. */
  readonly hurried: boolean;
  look(view: View): void;
  /**
   * The rows to render: in an idle frame the previous ones, as long as they cover the screen.
   * @param near the visible rows and the overscan, in order
   * @param onScreen the visible rows
   */
  rows(near: number[], onScreen: { startIndex: number; endIndex: number; count: number }): number[];
  /**
   * A cell is about to be rendered at once, as on page load: its duration is the first measurement.
   */
  draws(): void;
  /** Those cells are in the page. */
  drawn(): void;
  /** Fills a cell of a row when there is time. Returns a function that cancels it. */
  ask(row: number, fill: () => void): () => void;
}

/**
 * How many cells may be filled at once, by the frame intervals: the cost of their images shows only
 * there.
 * @param allowed the previous limit
 * @param tookMs from that frame to the next; NaN where there was none
 * @param filled how many cells were filled
 */
export function allowedAfter(allowed: number, tookMs: number, filled: number): number {
  if (tookMs > LATE_MS) return Math.max(LEAST_AT_ONCE, allowed / 2);
  const filledAll = filled > 0 && filled >= Math.floor(allowed);
  return tookMs <= LATE_MS && filledAll ? Math.min(MOST_AT_ONCE, allowed + STEP_UP) : allowed;
}

/**
 * Fills cells during fast scrolling: with each frame as many as fit its time budget, by the
 * measured cost and by whether frames were late since, those in the centre of the screen first;
 * none above the speed at which cells are visible. On a phone so slow that a frame has no time for
 * two of them, cells wait until the page is slow enough to be read, and after a frame that rendered
 * rows or a cell there is an idle one, in which pending images and touch events are processed.
 */
export function createFilling(): Filling {
  const asked = new Map<() => void, number>();
  let view: View = { isScrolling: false, range: null, scrollOffset: null, scrollRect: null };
  let running = false;

  const fromMiddle = (row: number) => {
    const { startIndex = 0, endIndex = 0 } = view.range ?? {};
    return Math.abs(row - (startIndex + endIndex) / 2);
  };

  /** Cost of one cell in the last frames that filled any, in ms. */
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
  /**
   * Recent speed in screens a second; undefined in the first frame. Averaged, because a finger
   * moves unevenly.
   */
  function speed(at: number): number | undefined {
    seen = [
      ...seen.filter((look) => at - look.at < LATELY_MS),
      { at, offset: view.scrollOffset ?? 0 },
    ];
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined || first.at === last.at) return undefined;
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

  /** This frame mounts new rows. */
  let hasNewRows = false;
  /** The last frame rendered rows or a cell. */
  let isSpent = false;
  /** A frame has time for only one cell. */
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
    // The message arrives after this frame is painted.
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
