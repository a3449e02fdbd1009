import { mayEnter } from '@parlor/flows/route-guard';
import { loginPages } from '../features/login/login-prompt.ts';
import { type RouteGuard, refuse } from '../navigation/guard.ts';
import { getHomeHref, paths, type RouteName } from '../navigation/paths.ts';
import type { DeviceInfo } from '../platform/device.ts';

/** Whether a navigation proceeds; if not, the redirect target, or null to stay on the page. */
export type GuardAnswer = { enter: true } | { enter: false; to: string | null };

/** The dependencies of the decision about a navigation. */
export interface Gate {
  device: DeviceInfo;
  guard: RouteGuard;
}

const loginRoutes: ReadonlySet<RouteName> = new Set(Object.values(loginPages));

/**
 * The redirect target of a route without content of its own: the aliases of home, and the login
 * pages once the player is logged in. Null for all others.
 */
export function getRedirect({ device, guard }: Gate, name: RouteName | null): string | null {
  const isAlias = name === 'root' || name === 'redirect';
  const isLoggedIn = guard.getSnapshot().context.hasToken;
  const isPointless = name !== null && loginRoutes.has(name) && isLoggedIn;
  return isAlias || isPointless ? getHomeHref(device.deviceType) : null;
}

/** Whether the guard admits a navigation to this route; without side effects. */
export function isAdmitted({ guard }: Gate, name: RouteName | null): boolean {
  return name === null || mayEnter(paths[name], guard.getSnapshot().context);
}

/** Decides about a navigation, with side effects: see {@link refuse}. */
export function admit(gate: Gate, name: RouteName | null, search: string): GuardAnswer {
  const to = getRedirect(gate, name);
  if (to !== null) return { enter: false, to };
  if (name === null || isAdmitted(gate, name)) return { enter: true };
  return { enter: false, to: refuse(gate.guard, { path: paths[name], search }) };
}
