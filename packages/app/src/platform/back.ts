/** Keeps back and forward from leaving the page while something on it must be finished first. */
export interface BackGate {
  /**
   * @param isHeld asked at each step through the history
   * @param onHeld the step was refused
   * @returns how to stop
   */
  hold(isHeld: () => boolean, onHeld: () => void): () => void;
  isHeld(): boolean;
  /** Reports a refused step to the holder. */
  refuse(): void;
}

/** The root's blocker asks it; the page that is shown holds it. */
export function createBackGate(): BackGate {
  let holder: { isHeld: () => boolean; onHeld: () => void } | undefined;
  return {
    hold(isHeld, onHeld) {
      const mine = { isHeld, onHeld };
      holder = mine;
      return () => {
        if (holder === mine) holder = undefined;
      };
    },
    isHeld: () => holder?.isHeld() ?? false,
    refuse: () => holder?.onHeld(),
  };
}

/**
 * Calls back once the browser is at this entry of the history. A refused back step is undone by a
 * second step, which takes a moment; a navigation before it arrives would start from the wrong entry.
 * @param key of a router's location
 */
export function onceHistoryIsAt(key: string, callback: () => void): void {
  const state: unknown = window.history.state;
  // A router in memory, as in stories, leaves no mark here and has undone its step already.
  const isMarked = typeof state === 'object' && state !== null && 'idx' in state;
  const current = isMarked && 'key' in state ? state.key : 'default';
  if (!isMarked || current === key) callback();
  else window.addEventListener('popstate', callback, { once: true });
}
