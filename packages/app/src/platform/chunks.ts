import { PAGE_LOAD_TIMEOUT_MS } from '@parlor/api/constants';
import type { TextStore } from './storage.ts';

/**
 * A part of the app could not be loaded, neither by a retry nor after a reload
 * (docs/product.md: Error catalogue).
 */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

export interface ChunkLoaderPorts {
  pause: (ms: number) => Promise<void>;
  /** The tab's own store: remembers that this tab has just reloaded for this reason. */
  store: TextStore;
  reload: () => void;
  now: () => number;
  timeoutMs?: number;
}

const RETRY_AFTER_MS = [300, 1500];
const RELOADED_AT = 'chunkReloadAt';
/** A second reload within this time would be a loop; it shows the error instead. */
const RELOAD_GUARD_MS = 60_000;

export type LoadChunk = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Loads a part of the app: retries after a moment, then reloads the page once, since a deploy may
 * have removed the parts that this page refers to. A browser that is offline is not reloaded.
 * @throws {ChunkError} if all of this failed
 */
export function createChunkLoader(ports: ChunkLoaderPorts, isOnline: () => boolean): LoadChunk {
  const timeoutMs = ports.timeoutMs ?? PAGE_LOAD_TIMEOUT_MS;

  const once = <T>(load: () => Promise<T>): Promise<T> => {
    const timeout = ports.pause(timeoutMs).then(() => {
      throw new Error(`Not loaded after ${timeoutMs} ms`);
    });
    return Promise.race([load(), timeout]);
  };

  return async (load) => {
    let failure: unknown;
    for (const wait of [0, ...RETRY_AFTER_MS]) {
      // The first attempt is a task of its own, too: starting the requests of several parts at once
      // blocks a phone for tens of milliseconds.
      await ports.pause(wait);
      try {
        return await once(load);
      } catch (error) {
        failure = error;
      }
    }
    const reloadedAt = Number(ports.store.getItem(RELOADED_AT) ?? 0);
    if (!isOnline() || ports.now() - reloadedAt < RELOAD_GUARD_MS) throw new ChunkError(failure);
    ports.store.setItem(RELOADED_AT, String(ports.now()));
    ports.reload();
    // The page is about to unload: rendering an error would flash it.
    return new Promise(() => undefined);
  };
}
