import { DESKTOP_MIN_WIDTH_PX } from '@parlor/api/constants';
import { mediaSignal, type Signal } from './signals.ts';
import { useSignal } from './use-signal.ts';

let wide: Signal<boolean> | undefined;

/**
 * Whether the desktop layout fits. Rotating a tablet changes this, and nothing else
 * (product decision 14).
 */
export function useDesktopLayout(): boolean {
  wide ??= mediaSignal(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`);
  return useSignal(wide);
}
