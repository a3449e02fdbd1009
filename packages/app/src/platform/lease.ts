import type { AppStorage } from './storage.ts';

/** Names of leases, which are also their keys in the storage. */
export type LeaseName = 'balanceLease' | 'onlineTimeLease' | 'promotionLease';

export interface LeasePorts {
  storage: AppStorage;
  now: () => number;
  /** Calls back every so many milliseconds. Returns a function that stops it. */
  every: (ms: number, callback: () => void) => () => void;
  /**
   * Calls back when the page goes away, for good or into the browser's cache. Returns a function
   * that stops it.
   */
  onHide: (callback: () => void) => () => void;
  /** The id of this tab. */
  owner: string;
}

/** A lease that was not renewed for this long has expired: its tab sleeps or was closed. */
const LEASE_MS = 15_000;
/** How often a lease is renewed or claimed. */
const HEARTBEAT_MS = 5000;

interface Lease {
  owner: string;
  until: number;
}

/** The stored lease; null without one or if it is invalid. */
function readLease(storage: AppStorage, name: LeaseName): Lease | null {
  const value = storage.readJson(name);
  if (typeof value !== 'object' || value === null) return null;
  const { owner, until } = value as Partial<Record<keyof Lease, unknown>>;
  return typeof owner === 'string' && typeof until === 'number' ? { owner, until } : null;
}

/**
 * Leader election without locks, which only a secure context has (product decision 48): runs `work` in the
 * tab that holds a lease in the shared storage. Of two tabs that claim it at the same moment, both
 * write; the one that still finds its own id at the next heartbeat leads. A tab that slept and finds
 * another id stops.
 * @param work resolves when its signal aborts
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
      // If the clock was set back, a lease of the past must not stay valid forever.
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

    let isReleasing = false;
    const release = () => {
      isReleasing = true;
      if (readLease(storage, name)?.owner === owner) storage.write(name, null);
      isReleasing = false;
    };
    const stopHeartbeat = every(HEARTBEAT_MS, beat);
    // The leader released it: do not wait for the next heartbeat.
    const unsubscribe = storage.subscribe((changed) => {
      if (changed === name && storage.read(name) === null && !isReleasing) beat();
    });
    // A page restored from the browser's cache learns at its next heartbeat which tab leads.
    const stopWaiting = onHide(release);
    const end = () => {
      stopHeartbeat();
      unsubscribe();
      stopWaiting();
      leading?.abort();
      release();
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    beat();
  });
}
