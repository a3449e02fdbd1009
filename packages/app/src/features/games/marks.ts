/** Flags that a player sets on many games: favourites, likes. */
export interface Marks {
  /** Whether the flag is set. Undefined while unknown: then the server's value is used. */
  get(id: string): boolean | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Sets a flag optimistically. Changes during a request are sent one after the other, and only the
   * latest one.
   */
  set(id: string, on: boolean): void;
  /** Loads the complete list of set flags: every other is off. A failure changes nothing. */
  learn(read: () => Promise<readonly string[]>): Promise<void>;
  /** Clears the state at logout. */
  clear(): void;
}

interface MarksOptions {
  send: (id: string, on: boolean) => Promise<unknown>;
  /** Called after the change was rolled back. */
  onFailed: (failure: unknown, id: string) => void;
}

export function createMarks({ send, onFailed }: MarksOptions): Marks {
  const listeners = new Set<() => void>();
  const known = new Map<string, boolean>();
  const wished = new Map<string, boolean>();
  const sending = new Set<string>();
  /** Whether the complete list is loaded: then every other is off. */
  let isComplete = false;
  /** Incremented by `clear`: responses of an earlier session are ignored. */
  let era = 0;
  /** Changes confirmed while the list was loading, which it may not include. */
  const since = new Map<string, boolean>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  async function settle(id: string): Promise<void> {
    const wish = wished.get(id);
    if (wish === undefined || sending.has(id)) return;
    const begun = era;
    sending.add(id);
    try {
      await send(id, wish);
      if (begun !== era) return;
      known.set(id, wish);
      since.set(id, wish);
      if (wished.get(id) === wish) wished.delete(id);
    } catch (failure) {
      if (begun !== era) return;
      wished.delete(id);
      onFailed(failure, id);
    } finally {
      if (begun === era) {
        sending.delete(id);
        notify();
      }
    }
    await settle(id);
  }

  return {
    get: (id) => wished.get(id) ?? known.get(id) ?? (isComplete ? false : undefined),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(id, on) {
      wished.set(id, on);
      notify();
      void settle(id);
    },
    async learn(read) {
      const begun = era;
      since.clear();
      const ids = await read().catch(() => undefined);
      if (ids === undefined || begun !== era) return;
      known.clear();
      for (const id of ids) known.set(id, true);
      for (const [id, on] of since) known.set(id, on);
      isComplete = true;
      notify();
    },
    clear() {
      era += 1;
      known.clear();
      wished.clear();
      sending.clear();
      isComplete = false;
      notify();
    },
  };
}
