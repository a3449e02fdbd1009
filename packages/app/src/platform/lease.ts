import type { AppStorage } from './storage.ts';

/** Names of leases; each stands in the storage under its own name. */
export type LeaseName = 'balanceLease' | 'onlineTimeLease';

export interface LeasePorts {
  storage: AppStorage;
  now: () => number;
  /** Calls back every so many milliseconds. Returns how to stop it. */
  every: (ms: number, callback: () => void) => () => void;
  /** Calls back when the page goes away, for good or into the browser's cache. Returns how to stop it. */
  onHide: (callback: () => void) => () => void;
  /** Names this tab among all others. */
  owner: string;
}

/** A lease that was not renewed for this long is anybody's: its tab sleeps, or is gone without a word. */
const LEASE_MS = 15_000;
/** How often a lease is renewed, or asked for. */
const BEAT_MS = 5000;

interface Lease {
  owner: string;
  until: number;
}

/** The lease as it stands; null when nobody holds one, or it makes no sense. */
function readLease(storage: AppStorage, name: LeaseName): Lease | null {
  const value = storage.readJson(name);
  if (typeof value !== 'object' || value === null) return null;
  const { owner, until } = value as Partial<Record<keyof Lease, unknown>>;
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
}

/**
 * Runs `work` in one tab at a time without locks, which only a secure context has (product decision 48): by a
 * lease in the storage that all tabs share. Two that ask at the same moment both write; the one that
 * still finds its own name at the next beat leads. A tab that slept and finds another's name stops.
 * @param work resolves when the signal that it is given aborts
 */
export function whileHoldingLease(
  name: LeaseName,
  signal: AbortSignal,
  work: (lead: AbortSignal) => Promise<void>,
  { storage, now, every, onHide, owner }: LeasePorts,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    let leading: AbortController | undefined;

    const beat = () => {
      const lease = readLease(storage, name);
      const isOurs = lease?.owner === owner;
      // A clock that was set back must not keep a lease of the past alive for ever.
      const isHeld = lease !== null && lease.until > now() && lease.until <= now() + LEASE_MS;
      if (!isOurs && isHeld) {
        leading?.abort();
        leading = undefined;
        return;
      }
      storage.writeJson(name, { owner, until: now() + LEASE_MS } satisfies Lease);
      if (isOurs && leading === undefined) {
        leading = new AbortController();
        void work(leading.signal);
      }
    };

    let isLettingGo = false;
    const letGo = () => {
      isLettingGo = true;
      if (readLease(storage, name)?.owner === owner) storage.write(name, null);
      isLettingGo = false;
    };
    const stopBeating = every(BEAT_MS, beat);
    // Who holds it has let go: nobody need wait for the next beat.
    const stopHearing = storage.subscribe((changed) => {
      if (changed === name && storage.read(name) === null && !isLettingGo) beat();
    });
    // A page that is shown again out of the browser's cache finds at its next beat whose turn it is.
    const stopWaiting = onHide(letGo);
    const end = () => {
      stopBeating();
      stopHearing();
      stopWaiting();
      leading?.abort();
      letGo();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    beat();
  });
}
