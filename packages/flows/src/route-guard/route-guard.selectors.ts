import type { SnapshotFrom } from 'xstate';
import type { routeGuardMachine } from './route-guard.machine.ts';

export type RouteGuardSnapshot = SnapshotFrom<typeof routeGuardMachine>;

/** Destination of the cancelled navigation. */
export const selectDestination = (snapshot: RouteGuardSnapshot) => snapshot.context.destination;

/** Whether a cancelled navigation waits for a login. */
export const selectIsLoginAsked = (snapshot: RouteGuardSnapshot): boolean =>
  snapshot.matches('loginAsked');
