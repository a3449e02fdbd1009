/** Blocks back and forward while something on the page must be finished first. */
export interface HistoryBlocker {
  /**
   * @param isBlocking called for each step through the history
   * @param onBlocked called after a blocked step
   * @returns a function that removes the block
   */
  block(isBlocking: () => boolean, onBlocked: () => void): () => void;
  isBlocking(): boolean;
  /** Reports a blocked step to the page that blocks. */
  reportBlocked(): void;
}

/** The root's `useBlocker` reads it; the current page sets it. */
export function createHistoryBlocker(): HistoryBlocker {
  let current: { isBlocking: () => boolean; onBlocked: () => void } | undefined;
  return {
    block(isBlocking, onBlocked) {
      const added = { isBlocking, onBlocked };
      current = added;
      return () => {
        if (current === added) current = undefined;
      };
    },
    isBlocking: () => current?.isBlocking() ?? false,
    reportBlocked: () => current?.onBlocked(),
  };
}

/**
 * Calls back once the browser is at this entry of the history. A blocked back step is undone by a
 * second step, which takes a moment; a navigation before it arrives would start from the wrong entry.
 * @param key of a router's location
 */
export function onceHistoryIsAt(key: string, callback: () => void): void {
  const state: unknown = window.history.state;
  // A memory router, as in stories, writes no state here and has undone its step already.
  const isMarked = typeof state === 'object' && state !== null && 'idx' in state;
  const current = isMarked && 'key' in state ? state.key : 'default';
  if (!isMarked || current === key) callback();
  else window.addEventListener('popstate', callback, { once: true });
}
