import type { SnapshotFrom } from 'xstate';
import type { routeGuardMachine } from './route-guard.machine.ts';

export type RouteGuardSnapshot = SnapshotFrom<typeof routeGuardMachine>;

/** Where the visitor was going when a login was asked for. */
export const selectDestination = (snapshot: RouteGuardSnapshot) => snapshot.context.destination;

/** Whether a refused navigation waits for a login. */
export const selectIsLoginAsked = (snapshot: RouteGuardSnapshot): boolean =>
  snapshot.matches('loginAsked');
