export { isInternal, LOGIN_PATH, mayEnter } from './route-guard.guards.ts';
export { routeGuardMachine } from './route-guard.machine.ts';
export * from './route-guard.selectors.ts';
export type {
  Destination,
  DeviceType,
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
  RouteGuardView,
} from './route-guard.types.ts';
