import { media } from '@parlor/tokens';
import { mediaSignal, type Signal } from './signals.ts';
import { useSignal } from './use-signal.ts';

let wide: Signal<boolean> | undefined;

/** Whether a panel fits beside two columns. */
export function useWideLayout(): boolean {
  wide ??= mediaSignal(media.wide);
  return useSignal(wide);
}
