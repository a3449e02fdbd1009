import type { SnapshotFrom } from 'xstate';
import type { Destination } from '../route-guard/route-guard.types.ts';
import { getReturnDestination, getTopView } from './desktop-login-stack.guards.ts';
import type { desktopLoginStackMachine } from './desktop-login-stack.machine.ts';
import type { BrowserPage, LoginSubView } from './desktop-login-stack.types.ts';

export type DesktopLoginStackSnapshot = SnapshotFrom<typeof desktopLoginStackMachine>;

/** All views, the visible one last; the views below keep their input. */
export const selectLoginStack = (snapshot: DesktopLoginStackSnapshot): readonly LoginSubView[] =>
  snapshot.context.stack;

/** The visible view. */
export const selectLoginSubView = (snapshot: DesktopLoginStackSnapshot): LoginSubView =>
  getTopView(snapshot.context);

/** Whether there is a view below to return to. */
export const selectCanPop = (snapshot: DesktopLoginStackSnapshot): boolean =>
  snapshot.matches('stacked');

export const selectCurrentPage = (snapshot: DesktopLoginStackSnapshot): Destination =>
  snapshot.context.currentPage;

export const selectHomeMenuPage = (snapshot: DesktopLoginStackSnapshot): string =>
  snapshot.context.homeMenuPage;

export const selectBrowserPage = (snapshot: DesktopLoginStackSnapshot): BrowserPage =>
  snapshot.context.browserPage;

/** Where a login returns to; undefined for home. */
export const selectReturn = (snapshot: DesktopLoginStackSnapshot): Destination | undefined =>
  getReturnDestination(snapshot.context);
