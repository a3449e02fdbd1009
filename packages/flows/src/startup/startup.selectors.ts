import type { SnapshotFrom } from 'xstate';
import type { startupMachine } from './startup.machine.ts';

export type StartupSnapshot = SnapshotFrom<typeof startupMachine>;

/** Whether the first screen can be shown. */
export const selectIsStarted = (snapshot: StartupSnapshot): boolean => snapshot.hasTag('started');

/** Whether an error message with a retry replaces the first screen. */
export const selectHasStartFailed = (snapshot: StartupSnapshot): boolean =>
  snapshot.hasTag('failed');

export const selectStartupError = (snapshot: StartupSnapshot) => snapshot.context.error;

export const selectSiteInfo = (snapshot: StartupSnapshot) => snapshot.context.siteInfo;

export const selectLocale = (snapshot: StartupSnapshot) => snapshot.context.locale;

export const selectDevice = (snapshot: StartupSnapshot) => snapshot.context.prepared;
