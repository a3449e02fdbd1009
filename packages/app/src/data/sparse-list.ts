/** One page of a list in a response. */
export interface ListPage<Row> {
  rows: readonly Row[];
  /** Total number of rows. */
  total: number;
}

/** A position of the list: its row, or undefined until its page is loaded. */
export interface Cell<Row> {
  readonly index: number;
  readonly row: Row | undefined;
}

export interface SparseState<Row> {
  /** One for each row of the whole list; empty before the first response. */
  cells: readonly Cell<Row>[];
  /** Undefined before the first response. */
  total: number | undefined;
  /** Why a visible page could not be loaded. */
  failure: unknown;
}

export interface SparseList<Row> {
  get(): SparseState<Row>;
  subscribe(listener: () => void): () => void;
  /** Loads the page of this visible row, before pages that were requested earlier. */
  want(index: number): void;
  /** Retries the page that failed. */
  retry(): void;
}

export interface SparseListOptions<Row> {
  /** Rows of a page. */
  pageSize: number;
  /** Reads a page, counted from 1. */
  read: (page: number) => Promise<ListPage<Row>>;
  /** The first page, if it is known already. */
  first?: ListPage<Row> | undefined;
  /** Whether a newer call aborted the request, which is then retried while the list is visible. */
  isAborted: (failure: unknown) => boolean;
}

/** The length of the queue; the pages that were scrolled past longest ago are dropped. */
const MOST_WAITING = 4;

/** How often in a row an aborted page is retried. */
const MOST_INTERRUPTIONS = 2;

/**
 * A list of any length that loads only the visible pages: one at a time, the latest request first. Rows
 * keep their positions, so that the list keeps its height.
 */
export function createSparseList<Row>({
  pageSize,
  read,
  first,
  isAborted,
}: SparseListOptions<Row>): SparseList<Row> {
  const listeners = new Set<() => void>();
  const here = new Set<number>();
  let state: SparseState<Row> = { cells: [], total: undefined, failure: undefined };
  /** Queue of pages to load, the most urgent last. */
  let waiting: number[] = [];
  let reading: number | undefined;
  /** How often in a row a request was aborted. */
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
      // A list without subscribers waits: if it went on reading, it would abort the request that
      // replaced it, and that list this one, without end.
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

  if (first !== undefined) take(1, first);

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
      // A failed page is not loaded again before a retry.
      if (state.failure === undefined) void readNext();
    },
    retry() {
      if (state.failure === undefined) return;
      change({ failure: undefined });
      void readNext();
    },
  };
}

/** A copy of the cells, one for each row of the current total. */
function lengthened<Row>(cells: readonly Cell<Row>[], total: number): Cell<Row>[] {
  const copy = cells.slice(0, total);
  for (let index = copy.length; index < total; index += 1) copy.push({ index, row: undefined });
  return copy;
}
