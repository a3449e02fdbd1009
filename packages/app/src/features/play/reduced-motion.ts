import { mediaSignal, type Signal } from '../../platform/signals.ts';

let signal: Signal<boolean> | undefined;

/** Does the player want less to move? The game is told, since it cannot ask for itself everywhere. */
export function reducedMotion(): Signal<boolean> {
  signal ??= mediaSignal('(prefers-reduced-motion: reduce)');
  return signal;
}
