import type { Signal } from './signals.ts';

export interface Activity extends Signal<number> {
  /** Counts a call as pending until the returned function is called. */
  begin(): () => void;
}

/** Counts pending calls, so that the shell can show a loading indicator. */
export function createActivity(): Activity {
  const listeners = new Set<() => void>();
  let running = 0;
  const change = (by: number) => {
    running += by;
    for (const listener of listeners) listener();
  };
  return {
    get: () => running,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    begin() {
      let open = true;
      change(1);
      return () => {
        if (open) change(-1);
        open = false;
      };
    },
  };
}
