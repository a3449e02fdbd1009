/**
 * What the app keeps in the browser, under plain names (product decision 12). One room for all of it, so
 * that "what is stored here" can be listed and cleared, and so that a private window, a full disk
 * or a blocked storage leaves an app that works until the tab is closed.
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
] as const;
export type StorageName = (typeof storageNames)[number];

/** The part of `Storage` that is used; a `Map` stands in where the browser refuses one. */
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
  /** Parsed JSON, or null when there is none or it is not JSON; callers check its shape. */
  readJson(name: StorageName): unknown;
  writeJson(name: StorageName, value: unknown): void;
  /** Tells of changes, those of other tabs included. Returns how to stop. */
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
 * @param store the browser's store, or a memory one; a write that it refuses is kept in memory
 * @param onForeignChange tells of writes by other tabs; the name is null when everything was cleared
 */
export function createStorage(
  store: TextStore,
  onForeignChange?: (listener: (name: string | null) => void) => void,
): AppStorage {
  const listeners = new Set<(name: StorageName) => void>();
  /** Values that the store refused to take. */
  const kept = new Map<StorageName, string>();
  const tell = (name: StorageName) => {
    for (const listener of listeners) listener(name);
  };

  onForeignChange?.((name) => {
    for (const known of storageNames) if (name === null || name === known) tell(known);
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
    tell(name);
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

/** The browser's own storage, or memory where the browser refuses even to look at it. */
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

/** What belongs to this tab alone, and goes with it. */
export function openTabStore(): TextStore {
  return openStore('sessionStorage');
}
