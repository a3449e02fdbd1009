import type { TextStore } from './storage.ts';

/** An entry of the history, as React Router names it. */
export interface HistoryEntry {
  key: string;
  pathname: string;
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
}

/** What the memory needs of a window. */
export type ScrollWindow = Pick<
  Window,
  'addEventListener' | 'document' | 'history' | 'scrollTo' | 'scrollY'
>;

const STORED_AS = 'scrollPositions';

/** Remembers how far down each page of the tab was; in the tab's own store over a reload. */
export function createScrollMemory(window: ScrollWindow, store: TextStore): ScrollMemory {
  const positions = new Map(readPositions(store));
  let shown: { name: string; pathname: string } | undefined;
  /** Where the page that is shown was come back to, however short it was when it was drawn. */
  let cameTo: { name: string; top: number } | undefined;

  window.history.scrollRestoration = 'manual';
  // While it happens: when the next page is drawn, the place in this one is lost already.
  window.addEventListener(
    'scroll',
    () => {
      if (shown !== undefined) positions.set(shown.name, window.scrollY);
    },
    { passive: true },
  );
  window.addEventListener('pagehide', () => {
    store.setItem(STORED_AS, JSON.stringify([...positions]));
  });

  return {
    left(entry) {
      const name = nameOf(entry);
      return cameTo?.name === name ? cameTo.top : positions.get(name);
    },
    arrive({ key, pathname, hash }, by) {
      const before = shown;
      const name = nameOf({ key, pathname });
      shown = { name, pathname };
      if (hash !== '') {
        window.document.getElementById(hash.slice(1))?.scrollIntoView();
      } else if (by !== 'REPLACE' || before?.pathname !== pathname) {
        const top = by === 'POP' ? (positions.get(name) ?? 0) : 0;
        cameTo = by === 'POP' ? { name, top } : undefined;
        window.scrollTo({ top, behavior: 'instant' });
      }
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
