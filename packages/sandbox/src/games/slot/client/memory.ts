import type { Pending } from './round.ts';

/** What the page keeps over a reload of the same tab, one record a session. */
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

/** A frame may be denied storage (a browser's privacy setting): the game then plays without. */
export function openMemory(storage: Storage | null, session: string): Memory {
  const key = `parlor-slot:${session}`;
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
      // Full or denied: what is kept in memory still serves this page load.
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
        // Nothing was kept then.
      }
    },
  };
}

/** The tab's storage, or null where the browser denies it. */
export function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** A fresh id for a press; works without a secure context too. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
