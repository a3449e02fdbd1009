import type { SnapshotFrom } from 'xstate';
import type { loginPopupMachine } from './login-popup.machine.ts';
import type { LoginPopupTab, LoginPopupView } from './login-popup.types.ts';

export type LoginPopupSnapshot = SnapshotFrom<typeof loginPopupMachine>;

export const selectIsPopupOpen = (snapshot: LoginPopupSnapshot): boolean =>
  snapshot.matches('open');

/** What shows while it is open. */
export const selectPopupView = (snapshot: LoginPopupSnapshot): LoginPopupView =>
  snapshot.matches({ open: 'accountResetPwd' }) ? 'accountResetPwd' : snapshot.context.activeTab;

/** The tab that is marked, or that back leads to. */
export const selectActiveTab = (snapshot: LoginPopupSnapshot): LoginPopupTab =>
  snapshot.context.activeTab;
