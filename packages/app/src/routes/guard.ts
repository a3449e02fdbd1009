import {
  type Destination,
  mayEnter,
  type RouteGuardEmitted,
  type routeGuardMachine,
} from '@parlor/flows/route-guard';
import type { ActorRefFrom } from 'xstate';
import type { App } from '../app.ts';
import { loginPages } from '../features/login/prompt.ts';
import { routeAt } from './match.ts';
import { getHomeHref, paths, type RouteName } from './paths.ts';
import type { RouteHandle } from './row.ts';

/** What becomes of a navigation: it goes on, is cancelled, or leads elsewhere. */
export type GuardAnswer = { enter: true } | { enter: false; to: string | null };

/** What decides about a navigation. */
export type Gate = Pick<App, 'device' | 'guard'>;

const waysIn: ReadonlySet<RouteName> = new Set(Object.values(loginPages));

/**
 * Asks the guard about a navigation to a page that needs a player (section 4). A refusal opens the
 * login popup on a desktop (the popup listens to the guard itself), and names the login page on a phone.
 */
export function askGuard(
  guard: ActorRefFrom<typeof routeGuardMachine>,
  destination: Destination,
): GuardAnswer {
  if (mayEnter(destination.path, guard.getSnapshot().context)) return { enter: true };
  let to: string | null = null;
  const subscription = guard.on('navigate', (event: RouteGuardEmitted) => {
    if (event.type === 'navigate') to = event.to;
  });
  guard.send({ type: 'navigate', to: destination });
  subscription.unsubscribe();
  return { enter: false, to };
}

/** Where an address leads that is no page by itself for whoever opens it. */
function redirectOf({ device, guard }: Gate, { name }: RouteHandle): string | null {
  const isHome = name === 'root' || name === 'redirect';
  // Who is logged in already has no use for a way in.
  const isUseless = name !== null && waysIn.has(name) && guard.getSnapshot().context.hasToken;
  return isHome || isUseless ? getHomeHref(device.deviceType) : null;
}

/** May the page at this path be shown as it is? Asks without consequences, so that rendering can. */
export function mayShow(gate: Gate, pathname: string): boolean {
  const route = routeAt(pathname);
  if (redirectOf(gate, route) !== null) return false;
  const { hasToken } = gate.guard.getSnapshot().context;
  return route.row.access === 'public' || hasToken;
}

/** Decides about a navigation, with its consequences: see {@link askGuard}. */
export function admit(gate: Gate, destination: Destination): GuardAnswer {
  const route = routeAt(destination.path);
  const to = redirectOf(gate, route);
  if (to !== null) return { enter: false, to };
  if (route.row.access === 'public' || route.name === null) return { enter: true };
  return askGuard(gate.guard, { ...destination, path: paths[route.name] });
}
