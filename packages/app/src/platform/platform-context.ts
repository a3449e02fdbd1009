import { createContext } from 'react';
import type { Activity } from './activity.ts';
import type { LoadChunk } from './chunks.ts';
import type { DeviceInfo } from './device.ts';
import type { HistoryBlocker } from './history.ts';
import { useRequiredContext } from './required-context.ts';
import type { AppStorage, TextStore } from './storage.ts';

/** Access to the browser. Stories and tests provide stores in memory. */
export interface Platform {
  storage: AppStorage;
  /** The store of this tab alone (`sessionStorage`). */
  tabStore: TextStore;
  device: DeviceInfo;
  /** Counts the pending calls. */
  activity: Activity;
  loadChunk: LoadChunk;
  historyBlocker: HistoryBlocker;
}

export const PlatformContext = createContext<Platform | null>(null);

export const usePlatform = (): Platform => useRequiredContext(PlatformContext);
