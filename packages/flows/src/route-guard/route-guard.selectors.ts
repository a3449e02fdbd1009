import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { required } from '../kit/required.ts';
import type { routeGuardMachine } from './route-guard.machine.ts';
import type { Destination, RouteGuardView } from './route-guard.types.ts';

export type RouteGuardSnapshot = SnapshotFrom<typeof routeGuardMachine>;

export const selectRouteGuard = (snapshot: RouteGuardSnapshot): RouteGuardView => {
  const { access } = selectMeta(snapshot);
  return access === 'loginRequired'
    ? { access, destination: required(snapshot.context.destination, 'destination') }
    : { access };
};

/** Destination of the cancelled navigation; undefined if none waits for a login. */
export const selectDestination = (snapshot: RouteGuardSnapshot): Destination | undefined => {
  const guard = selectRouteGuard(snapshot);
  return guard.access === 'loginRequired' ? guard.destination : undefined;
};
