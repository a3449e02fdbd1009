/** Keeps back and forward from leaving the page that is shown. */
export interface BackGate {
  /**
   * @param isHeld asked at each move
   * @param onHeld the move was undone
   * @returns how to stop
   */
  hold(isHeld: () => boolean, onHeld: () => void): () => void;
}

/**
 * Opened before there is a router: listeners of the window are called in the order in which they
 * came. The browser has moved already when it tells of it; a held move is undone before the router
 * hears of it.
 */
export function openBackGate(): BackGate {
  let holder: { here: number | undefined; isHeld: () => boolean; onHeld: () => void } | undefined;
  let undoing = false;

  window.addEventListener('popstate', (event) => {
    if (undoing) {
      undoing = false;
      event.stopImmediatePropagation();
      return;
    }
    if (holder === undefined || !holder.isHeld()) return;
    const { here, onHeld } = holder;
    const there = indexOf(event.state);
    event.stopImmediatePropagation();
    undoing = true;
    window.history.go(here === undefined || there === undefined ? 1 : here - there);
    onHeld();
  });

  return {
    hold(isHeld, onHeld) {
      const mine = { here: indexOf(window.history.state), isHeld, onHeld };
      holder = mine;
      return () => {
        if (holder === mine) holder = undefined;
      };
    },
  };
}

/** Which entry of the history this is; the router counts them in their state. */
function indexOf(state: unknown): number | undefined {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : undefined;
}
