import { mediaSignal, type Signal } from '../../platform/signals.ts';

let signal: Signal<boolean> | undefined;

/** Whether the player prefers reduced motion. Sent to the game, which cannot read it in every frame. */
export function reducedMotion(): Signal<boolean> {
  signal ??= mediaSignal('(prefers-reduced-motion: reduce)');
  return signal;
}
