import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { getReturnDestination } from './desktop-login-stack.guards.ts';
import type { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
import type { DesktopLoginStackView } from './desktop-login-stack.types.ts';

export type DesktopLoginStackSnapshot = SnapshotFrom<typeof desktopLoginStackMachine>;

export const selectDesktopLoginStack = (
  snapshot: DesktopLoginStackSnapshot,
): DesktopLoginStackView => {
  const { hasCodeLogin, ...pages } = snapshot.context;
  const { view } = selectMeta(snapshot);
  const below = { ...pages, returnTo: getReturnDestination(pages) };
  return view === 'accountLogin' || view === 'codeLogin'
    ? { view, ...below }
    : { view, isAboveCodeLogin: hasCodeLogin, ...below };
};
