import type { Pending } from './round.ts';

/** Data that survives a reload of the tab, one record per session. */
interface Kept {
  readonly token?: string;
  readonly pending?: { readonly clientRoundId: string; readonly stake: string };
}

export interface Memory {
  token(): string | null;
  keepToken(token: string): void;
  pending(): Pending | null;
  keepPending(pending: Pending | null): void;
  forget(): void;
}

/** Storage may be blocked in a frame (browser privacy setting): the game then runs without it. */
export function openMemory(storage: Storage | null, session: string): Memory {
  const key = `parlor-game:${session}`;
  let kept: Kept = {};
  try {
    kept = JSON.parse(storage?.getItem(key) ?? '{}') as Kept;
  } catch {
    kept = {};
  }
  const write = (next: Kept): void => {
    kept = next;
    try {
      storage?.setItem(key, JSON.stringify(kept));
    } catch {
      // Full or blocked: the copy in memory serves this page load.
    }
  };
  return {
    token: () => kept.token ?? null,
    keepToken: (token) => write({ ...kept, token }),
    pending: () =>
      kept.pending === undefined
        ? null
        : { clientRoundId: kept.pending.clientRoundId, stake: BigInt(kept.pending.stake) },
    keepPending(pending) {
      const { pending: _, ...rest } = kept;
      write(
        pending === null
          ? rest
          : {
              ...rest,
              pending: { clientRoundId: pending.clientRoundId, stake: pending.stake.toString() },
            },
      );
    },
    forget() {
      kept = {};
      try {
        storage?.removeItem(key);
      } catch {
        // No data was stored then.
      }
    },
  };
}

/** The tab's storage, or null if the browser blocks it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** A new id for a press; also works without a secure context. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
