import type { App } from '../../app.ts';

/**
 * The game whose Play was tapped on this page. It is in memory alone, so that an address, a reload and
 * the browser's history never count as a tap: only a tap may move money (decision record 0042).
 */
const requests = new WeakMap<App, string>();

export function requestPlay(app: App, gameId: string): void {
  requests.set(app, gameId);
}

/** Whether the tap was for this game; consumes it either way. */
export function takePlayRequest(app: App, gameId: string): boolean {
  const isRequested = requests.get(app) === gameId;
  requests.delete(app);
  return isRequested;
}
