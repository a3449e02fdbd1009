import { useEffect } from 'react';
import type { Cache } from 'swr';
import { useApp } from '../app-context.ts';

/** An answer of the server that is on the page. */
interface ShownAnswer {
  /** Its name in the cache. */
  name: string;
  /** Asks for it once more; what is there stays until then. */
  refresh: () => void;
}

export interface ShownAnswers {
  /** @returns it is no longer on the page */
  add(answer: ShownAnswer): () => void;
  /** Asks anew for all that is on the page, and forgets the rest until it is wanted again. */
  renew(cache: Cache): void;
}

/**
 * Knows which of the kept answers are on the page. When the language changes, these must stay until
 * they come in other words, while all others must not be seen in the former ones.
 */
export function createShownAnswers(): ShownAnswers {
  const shown = new Set<ShownAnswer>();
  return {
    add(answer) {
      shown.add(answer);
      return () => void shown.delete(answer);
    },
    renew(cache) {
      const names = new Set([...shown].map(({ name }) => name));
      for (const name of [...cache.keys()]) if (!names.has(name)) cache.delete(name);
      for (const { refresh } of shown) refresh();
    },
  };
}

/** Says that an answer is on the page; an empty name says that none is. */
export function useShownAnswer(name: string, refresh: () => void): void {
  const { shownAnswers } = useApp();
  useEffect(
    () => (name === '' ? undefined : shownAnswers.add({ name, refresh })),
    [name, refresh, shownAnswers],
  );
}
