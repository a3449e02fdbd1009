import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The bearer token; null for a visitor. */
export const selectToken = (snapshot: SessionSnapshot): string | null => snapshot.context.token;

/** Whether there is a session: the player's data may still be on its way. */
export const selectHasSession = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('loggedIn') || snapshot.matches('restoring') || snapshot.matches('opening');

export const selectIsLoggingOut = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('loggingOut') || snapshot.matches('clearing');

export const selectIsForbidden = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches('forbidden');

/** Whether the forbidden page is asking the site at this moment. */
export const selectIsProbing = (snapshot: SessionSnapshot): boolean =>
  snapshot.matches({ forbidden: 'probing' });

export const selectUserInfo = (snapshot: SessionSnapshot) => snapshot.context.player?.userInfo;

export const selectWalletParams = (snapshot: SessionSnapshot) =>
  snapshot.context.player?.walletParams;

/** Whether the login-success notification is to be shown. Answer with `loginNotice.shown`. */
export const selectHasLoginNotice = (snapshot: SessionSnapshot): boolean =>
  snapshot.context.hasLoginNotice;

/** Why the player's data could not be loaded; `player.refresh` tries again. */
export const selectSessionError = (snapshot: SessionSnapshot) => snapshot.context.error;
