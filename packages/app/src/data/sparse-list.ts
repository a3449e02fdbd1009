/** One page of a list as the server answers it. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** How many rows there are in all. */
  total: number;
}

/** A place of the list: its row, or undefined while the page that it stands on is not here. */
export interface Cell<Row> {
  readonly index: number;
  readonly row: Row | undefined;
}

export interface SparseState<Row> {
  /** One for each row of the whole list; none before the first answer. */
  cells: readonly Cell<Row>[];
  /** Undefined before the first answer. */
  total: number | undefined;
  /** Why a page that is looked at is not here. */
  failure: unknown;
}

export interface SparseList<Row> {
  get(): SparseState<Row>;
  subscribe(listener: () => void): () => void;
  /** The row at this place is looked at: its page is read, before all that were wanted earlier. */
  want(index: number): void;
  /** Reads what failed once more. */
  retry(): void;
}

export interface SparseListOptions<Row> {
  /** Rows of a page. */
  pageSize: number;
  /** Reads a page, counted from 1. */
  read: (page: number) => Promise<ListPage<Row>>;
  /** Did another call take its place? Then nothing is wrong: it is read once more while it is looked at. */
  isAborted: (failure: unknown) => boolean;
}

/** Pages that wait to be read; of more, those that were scrolled past longest ago are let go. */
const MOST_WAITING = 4;

/** So often in a row a page is read once more because another call took its place. */
const MOST_INTERRUPTIONS = 2;

/**
 * A list as long as it likes, of which only the pages that are looked at are read: one at a time, the
 * one wanted last first. Rows keep their places, so that the page that shows them keeps its length.
 */
export function createSparseList<Row>({
  pageSize,
  read,
  isAborted,
}: SparseListOptions<Row>): SparseList<Row> {
  const listeners = new Set<() => void>();
  const here = new Set<number>();
  let state: SparseState<Row> = { cells: [], total: undefined, failure: undefined };
  /** Pages to read, the most urgent last. */
  let waiting: number[] = [];
  let reading: number | undefined;
  /** How often in a row another call has taken the place of a read. */
  let interruptions = 0;

  const change = (next: Partial<SparseState<Row>>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const take = (page: number, { rows, total }: ListPage<Row>) => {
    here.add(page);
    const from = (page - 1) * pageSize;
    const cells = lengthened(state.cells, total);
    for (const [offset, row] of rows.slice(0, Math.max(0, total - from)).entries()) {
      cells[from + offset] = { index: from + offset, row };
    }
    change({ cells, total, failure: undefined });
  };

  const readNext = async () => {
    if (reading !== undefined) return;
    const page = waiting.pop();
    if (page === undefined) return;
    reading = page;
    try {
      take(page, await read(page));
      interruptions = 0;
    } catch (failure) {
      waiting.push(page);
      reading = undefined;
      // Whose list nobody looks at any more waits until it is wanted: to read on would abort in turn
      // the call that took its place, and that one this, for ever.
      if (isAborted(failure) && listeners.size === 0) return;
      if (!isAborted(failure) || interruptions === MOST_INTERRUPTIONS) {
        interruptions = 0;
        change({ failure });
        return;
      }
      interruptions += 1;
    }
    reading = undefined;
    void readNext();
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    want(index) {
      const page = Math.floor(index / pageSize) + 1;
      const isBeyond = state.total !== undefined && index > 0 && index >= state.total;
      if (isBeyond || here.has(page) || reading === page) return;
      waiting = [...waiting.filter((other) => other !== page), page].slice(-MOST_WAITING);
      // What failed stays failed until it is tried again.
      if (state.failure === undefined) void readNext();
    },
    retry() {
      if (state.failure === undefined) return;
      change({ failure: undefined });
      void readNext();
    },
  };
}

/** A copy of the cells, as many as there are rows now. */
function lengthened<Row>(cells: readonly Cell<Row>[], total: number): Cell<Row>[] {
  const copy = cells.slice(0, total);
  for (let index = copy.length; index < total; index += 1) copy.push({ index, row: undefined });
  return copy;
}
