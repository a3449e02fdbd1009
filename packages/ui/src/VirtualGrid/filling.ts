import { flushSync } from 'react-dom';

/** What filling may take of a frame, in ms: half of one at 60 Hz. */
const BUDGET_MS = 8;
/** More of them at a time are no longer one after the other. */
const MOST_AT_ONCE = 12;
/** Faster than this, in screens a second, nobody reads what flies by. */
const READABLE = 1;
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
}

export interface Filling {
  /** Whether what comes into the page waits for its turn. */
  readonly hurried: boolean;
  look(view: View): void;
  /** Fills a cell of a row when there is time. Returns how to call it off. */
  ask(row: number, fill: () => void): () => void;
}

/**
 * Fills cells while the page flies by: with each frame as many as it has time for, by what the last
 * ones took, those in the middle of the screen first. On a phone so slow that one cell is more than
 * a frame has time for, they wait until the page is slow enough to be read.
 */
export function createFilling(): Filling {
  const asked = new Map<() => void, number>();
  let view: View = { isScrolling: false, range: null, scrollOffset: null };
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
  painted.port1.onmessage = () => {
    costs = [...costs, (performance.now() - began) / filled].slice(-REMEMBERED);
  };

  let seen: { at: number; offset: number }[] = [];
  /** In screens a second, of late; unknown with the first frame. A finger moves the page by fits. */
  function speed(at: number): number | undefined {
    seen = [
      ...seen.filter((look) => at - look.at < LATELY_MS),
      { at, offset: view.scrollOffset ?? 0 },
    ];
    const [first, last] = [seen[0], seen.at(-1)];
    if (first === undefined || last === undefined || first === last) return undefined;
    const way = Math.abs(last.offset - first.offset) / window.innerHeight;
    return (way * 1000) / (last.at - first.at);
  }

  function atOnce(flies: boolean): number {
    const cost = Math.min(...costs);
    if (flies && cost > BUDGET_MS && costs.length > 0) return 0;
    return Math.min(MOST_AT_ONCE, Math.max(1, Math.floor(BUDGET_MS / cost)));
  }

  function step(now: number) {
    const many = atOnce((speed(now) ?? Number.POSITIVE_INFINITY) > READABLE);
    if (many > 0 && asked.size > 0) fillNearest(many);
    running = asked.size > 0;
    if (running) requestAnimationFrame(step);
    else seen = [];
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
    painted.port2.postMessage(undefined);
  }

  return {
    get hurried() {
      return view.isScrolling;
    },
    look(next) {
      view = next;
    },
    ask(row, fill) {
      asked.set(fill, row);
      if (!running) requestAnimationFrame(step);
      running = true;
      return () => asked.delete(fill);
    },
  };
}
