import { DESKTOP_MIN_WIDTH_PX } from '@parlor/api/constants';
import { useSyncExternalStore } from 'react';
import { usePlatform } from './platform-context.ts';
import { mediaSignal, type Signal } from './signals.ts';

let wide: Signal<boolean> | undefined;

/**
 * Whether the desktop layout fits. Rotating a tablet changes this, and nothing else
 * (product decision 14). A server, which has no window, renders the layout of the device type.
 */
export function useDesktopLayout(): boolean {
  const { device } = usePlatform();
  wide ??= mediaSignal(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`);
  return useSyncExternalStore(wide.subscribe, wide.get, () => device.deviceType === 'desktop');
}
