import type { Core } from '../../platform/core.ts';

/** Minimum spin time of a slot. */
export const MIN_SPIN_MS = 1_500;
/** The page that a game page returns to inside the frame (product decision 19). */
export const RETURN_PATH = '/pages/index/gamePostMessagePage';
export const CASHIER_PATH = '/pages/account/recharge';

/**
 * The frame may only show the configured origins (S22, S26).
 *
 * @throws Error for a page on any other origin.
 */
export function assertGameOrigin({ config }: Core, launchUrl: string): void {
  const { origin } = new URL(launchUrl);
  if (origin !== config.http.sandboxOrigin) {
    throw new Error(`the provider returned a page on ${origin}`);
  }
}
