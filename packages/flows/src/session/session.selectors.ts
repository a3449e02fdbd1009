import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The bearer token; null for a visitor. */
export const selectToken = (snapshot: SessionSnapshot): string | null => snapshot.context.token;

/** Whether there is a session; the player's data may still be loading. */
export const selectHasSession = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('session');

export const selectIsLoggingOut = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('loggingOut');

export const selectIsForbidden = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('forbidden');

/** Whether the forbidden page is requesting site info now. */
export const selectIsProbing = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ forbidden: 'probing' });

export const selectUserInfo = (snapshot: SessionSnapshot) => snapshot.context.player?.userInfo;

export const selectWalletParams = (snapshot: SessionSnapshot) =>
  snapshot.context.player?.walletParams;

/** Whether to show the login-success notification. The app responds with `loginNotice.shown`. */
export const selectHasLoginNotice = (snapshot: SessionSnapshot): boolean =>
  snapshot.context.hasLoginNotice;

/** Why the player's data failed to load; `player.refresh` retries. */
export const selectSessionError = (snapshot: SessionSnapshot) => snapshot.context.error;
