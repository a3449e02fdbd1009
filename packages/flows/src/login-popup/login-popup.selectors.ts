import type { SnapshotFrom } from 'xstate';
import type { loginPopupMachine } from './login-popup.machine.ts';
import type { LoginPopupTab, LoginPopupView } from './login-popup.types.ts';

export type LoginPopupSnapshot = SnapshotFrom<typeof loginPopupMachine>;

export const selectIsPopupOpen = (snapshot: LoginPopupSnapshot): boolean =>
  snapshot.matches('open');

/** The view while the popup is open. */
export const selectPopupView = (snapshot: LoginPopupSnapshot): LoginPopupView =>
  snapshot.matches({ open: 'accountResetPwd' }) ? 'accountResetPwd' : snapshot.context.activeTab;

/** The selected tab, or the tab that back returns to. */
export const selectActiveTab = (snapshot: LoginPopupSnapshot): LoginPopupTab =>
  snapshot.context.activeTab;
