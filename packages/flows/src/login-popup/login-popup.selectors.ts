import type { SnapshotFrom } from 'xstate';
import type { loginPopupMachine } from './login-popup.machine.ts';
import type { LoginPopupTab, LoginPopupView } from './login-popup.types.ts';

export type LoginPopupSnapshot = SnapshotFrom<typeof loginPopupMachine>;

/** What the popup shows; its content stays while it closes. */
export interface LoginPopupContent {
  readonly isOpen: boolean;
  readonly view: LoginPopupView;
  /** The selected tab, or the tab that back returns to. */
  readonly tab: LoginPopupTab;
}

export const selectLoginPopup = (snapshot: LoginPopupSnapshot): LoginPopupContent => {
  const { activeTab: tab } = snapshot.context;
  const isReset = snapshot.hasTag('reset');
  return { isOpen: snapshot.hasTag('open'), view: isReset ? 'accountResetPwd' : tab, tab };
};
