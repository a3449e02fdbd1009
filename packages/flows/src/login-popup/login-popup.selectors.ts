import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/index.ts';
import type { loginPopupMachine } from './login-popup.machine.ts';
import type { LoginPopupView } from './login-popup.types.ts';

export type LoginPopupSnapshot = SnapshotFrom<typeof loginPopupMachine>;

export const selectLoginPopup = (snapshot: LoginPopupSnapshot): LoginPopupView => {
  const { view } = selectMeta(snapshot);
  return view === 'reset' ? { view } : { view, tab: snapshot.context.activeTab };
};
