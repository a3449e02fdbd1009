import type { Session } from '../../data/session.ts';

/**
 * The game whose Play was tapped on this page. Kept in memory only, so that an address, a reload and
 * the browser's history never count as a tap: only a tap may move money (decision record 0042).
 */
const requests = new WeakMap<Session, string>();

export function requestPlay(session: Session, gameId: string): void {
  requests.set(session, gameId);
}

/** Whether the tap was for this game; consumes it either way. */
export function takePlayRequest(session: Session, gameId: string): boolean {
  const isRequested = requests.get(session) === gameId;
  requests.delete(session);
  return isRequested;
}
