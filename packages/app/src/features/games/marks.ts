/** What a player switches on and off about many games: favourites, likes. */
export interface Marks {
  /** Is it on? Undefined while nobody has said so here; what the server said counts then. */
  get(id: string): boolean | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * Switches one, at once to the eye. Taps that come faster than answers are sent one after the
   * other, and only what is wished at last.
   */
  set(id: string, on: boolean): void;
  /** Reads all that are on: of any other it is known then that it is not. What fails is not learned. */
  learn(read: () => Promise<readonly string[]>): Promise<void>;
  /** Whoever switched them is gone. */
  clear(): void;
}

interface MarksOptions {
  send: (id: string, on: boolean) => Promise<unknown>;
  /** It is as it was before. */
  onFailed: (failure: unknown, id: string) => void;
}

export function createMarks({ send, onFailed }: MarksOptions): Marks {
  const listeners = new Set<() => void>();
  const known = new Map<string, boolean>();
  const wished = new Map<string, boolean>();
  const sending = new Set<string>();
  /** All that are on are known: of any other, it is known that it is not. */
  let isComplete = false;
  /** Counts up when another player comes: answers to the one before mean nothing any more. */
  let era = 0;
  /** What was answered while the list of all was on its way, and so may not be in it. */
  const since = new Map<string, boolean>();
  const tell = () => {
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
        tell();
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
      tell();
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
      tell();
    },
    clear() {
      era += 1;
      known.clear();
      wished.clear();
      sending.clear();
      isComplete = false;
      tell();
    },
  };
}
