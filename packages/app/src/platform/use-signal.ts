import { useSyncExternalStore } from 'react';
import type { Signal } from './signals.ts';

/** The signal's value, now and whenever it changes. */
export function useSignal<T>(signal: Signal<T>): T {
  return useSyncExternalStore(signal.subscribe, signal.get, signal.get);
}
