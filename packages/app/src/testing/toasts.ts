import type { Toasts } from '../data/toasts.ts';

let shown: Toasts | undefined;

/** Called with the toasts of the app that a story opens. */
export function watchToasts(toasts: Toasts): void {
  shown = toasts;
}

/**
 * Removes the toasts of the last story. A toast goes after some seconds: whether a picture still
 * shows it would depend on the machine.
 */
export function clearToasts(): void {
  shown?.clear();
}
