/**
 * Names of everything the app stores in the browser (product decision 12). One list, so that the privacy
 * screen can list and clear it, and so that the app works until the tab is closed in a private window,
 * with a full disk or with blocked storage.
 */
export const storageNames = [
  'token',
  'userInfo',
  'locale',
  'theme',
  'appearance',
  'inviteCode',
  'referralCode',
  'gameId',
  'gamePath',
  'deviceInfo',
  'onlineTimeStamp',
  'appDomain',
  'noticeSeen',
  'recentSearches',
  'pixelConsent',
  'lastNotice',
  'balanceLease',
  'onlineTimeLease',
  'promotionLease',
  'settleOffers',
] as const;
export type StorageName = (typeof storageNames)[number];

/** The part of `Storage` that is used; in memory where the browser blocks it. */
export interface TextStore {
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
  clear(): void;
}

export interface AppStorage {
  read(name: StorageName): string | null;
  /** `null` removes it. */
  write(name: StorageName, value: string | null): void;
  /** Parsed JSON; null without a value or if it is not JSON. Callers check its shape. */
  readJson(name: StorageName): unknown;
  writeJson(name: StorageName, value: unknown): void;
  /** Calls back on changes, also those of other tabs. Returns a function that unsubscribes. */
  subscribe(listener: (name: StorageName) => void): () => void;
}

/** A store that lasts as long as the page. */
export function createMemoryStore(): TextStore {
  const values = new Map<string, string>();
  return {
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
}

/**
 * @param store the browser's store, or a memory one; a write that fails is kept in memory
 * @param onForeignChange subscribes to writes of other tabs; the name is null when everything was cleared
 */
export function createStorage(
  store: TextStore,
  onForeignChange?: (listener: (name: string | null) => void) => void,
): AppStorage {
  const listeners = new Set<(name: StorageName) => void>();
  /** Values that the store failed to write. */
  const kept = new Map<StorageName, string>();
  const notify = (name: StorageName) => {
    for (const listener of listeners) listener(name);
  };

  onForeignChange?.((name) => {
    for (const known of storageNames) if (name === null || name === known) notify(known);
  });

  const read = (name: StorageName) => kept.get(name) ?? store.getItem(name);
  const write = (name: StorageName, value: string | null) => {
    if (read(name) === value) return;
    kept.delete(name);
    try {
      if (value === null) store.removeItem(name);
      else store.setItem(name, value);
    } catch {
      if (value !== null) kept.set(name, value);
    }
    notify(name);
  };

  return {
    read,
    write,
    readJson(name) {
      const text = read(name);
      if (text === null) return null;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return null;
      }
    },
    writeJson: (name, value) => write(name, JSON.stringify(value)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The browser's own storage, or memory where the browser blocks access to it. */
function openStore(kind: 'localStorage' | 'sessionStorage'): TextStore {
  try {
    const store = window[kind];
    store.getItem('token');
    return store;
  } catch {
    return createMemoryStore();
  }
}

export function openStorage(): AppStorage {
  return createStorage(openStore('localStorage'), (listener) => {
    window.addEventListener('storage', (event) => listener(event.key));
  });
}

/** The store of this tab alone; cleared when the tab closes. */
export function openTabStore(): TextStore {
  return openStore('sessionStorage');
}
