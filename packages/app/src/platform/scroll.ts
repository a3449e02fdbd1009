import type { TextStore } from './storage.ts';

/** An entry of the history, as React Router names it. */
export interface HistoryEntry {
  key: string;
  pathname: string;
  search: string;
  hash: string;
}

export interface ScrollMemory {
  /**
   * A page is drawn: one that is come back to is as far down as it was left, a new one begins at its
   * top, and one that only changed its query in place stays where it is.
   */
  arrive(entry: HistoryEntry, by: 'POP' | 'PUSH' | 'REPLACE'): void;
  /** How far down a page was when it was left, in px: for a list that is as long only once it is drawn. */
  left(entry: HistoryEntry): number | undefined;
  /**
   * The page at this address is about to take the place of the one that is shown, so far down: after
   * a login, the page on which it was asked for; the same page, when it is begun anew.
   */
  expect(address: string, top: number): void;
}

/** What the memory needs of a window. */
export type ScrollWindow = Pick<
  Window,
  'addEventListener' | 'document' | 'history' | 'scrollTo' | 'scrollY' | 'setTimeout'
>;

const STORED_AS = 'scrollPositions';

/** Remembers how far down each page of the tab was; in the tab's own store over a reload. */
export function createScrollMemory(window: ScrollWindow, store: TextStore): ScrollMemory {
  const positions = new Map(readPositions(store));
  let shown: { name: string; pathname: string } | undefined;
  /** Where the page that is shown was come back to, however short it was when it was drawn. */
  let cameTo: { name: string; top: number } | undefined;

  let expected: { address: string; top: number } | undefined;
  const expectedAt = ({ pathname, search }: HistoryEntry) =>
    expected?.address === pathname + search ? expected.top : undefined;

  window.history.scrollRestoration = 'manual';
  let isLooking = false;
  // While it happens: when the next page is drawn, the place in this one is lost already. Read when
  // the frame is done: before, the page would be laid out once more for it.
  window.addEventListener(
    'scroll',
    () => {
      if (isLooking) return;
      isLooking = true;
      const page = shown;
      window.setTimeout(() => {
        isLooking = false;
        if (page !== undefined && page === shown) positions.set(page.name, window.scrollY);
      });
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    store.setItem(STORED_AS, JSON.stringify([...positions]));
  });

  return {
    left(entry) {
      const name = nameOf(entry);
      if (cameTo?.name === name) return cameTo.top;
      return positions.get(name) ?? expectedAt(entry);
    },
    expect(address, top) {
      expected = { address, top };
    },
    arrive(entry, by) {
      const { pathname, hash } = entry;
      const before = shown;
      const name = nameOf(entry);
      const isExpected = expectedAt(entry) !== undefined;
      shown = { name, pathname };
      if (hash !== '') {
        window.document.getElementById(hash.slice(1))?.scrollIntoView();
      } else if (by !== 'REPLACE' || before?.pathname !== pathname || isExpected) {
        const kept = by === 'POP' ? (positions.get(name) ?? 0) : expectedAt(entry);
        const top = kept ?? 0;
        cameTo = kept === undefined ? undefined : { name, top };
        window.scrollTo({ top, behavior: 'instant' });
      }
      expected = undefined;
      positions.set(name, window.scrollY);
    },
  };
}

/** The first entry of every visit has the same key. */
const nameOf = ({ key, pathname }: Pick<HistoryEntry, 'key' | 'pathname'>) => `${key} ${pathname}`;

/** The memory of this tab. */
export function openScrollMemory(store: TextStore): ScrollMemory {
  return createScrollMemory(window, store);
}

function readPositions(store: TextStore): [name: string, top: number][] {
  try {
    const stored: unknown = JSON.parse(store.getItem(STORED_AS) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

const isPosition = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
