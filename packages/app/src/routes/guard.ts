import {
  type Destination,
  isPublic,
  mayEnter,
  type RouteGuardEmitted,
  type routeGuardMachine,
} from '@parlor/flows/route-guard';
import type { ActorRefFrom } from 'xstate';
import type { App } from '../app.ts';
import { loginPages } from '../features/login/prompt.ts';
import { routeNameAt } from './match.ts';
import { getHomeHref, paths, type RouteName } from './paths.ts';

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
function redirectOf({ device, guard }: Gate, name: RouteName | null): string | null {
  const isHome = name === 'root' || name === 'redirect';
  // Who is logged in already has no use for a way in.
  const isUseless = name !== null && waysIn.has(name) && guard.getSnapshot().context.hasToken;
  return isHome || isUseless ? getHomeHref(device.deviceType) : null;
}

/** Does a page need no token? One that leads nowhere says so to everybody. */
export function isOpen(name: RouteName | null): boolean {
  return name === null || isPublic(paths[name]);
}

/** May the page at this path be shown as it is? Asks without consequences, so that rendering can. */
export function mayShow(gate: Gate, pathname: string): boolean {
  const name = routeNameAt(pathname);
  if (redirectOf(gate, name) !== null) return false;
  return isOpen(name) || gate.guard.getSnapshot().context.hasToken;
}

/** Decides about a navigation, with its consequences: see {@link askGuard}. */
export function admit(gate: Gate, destination: Destination): GuardAnswer {
  const name = routeNameAt(destination.path);
  const to = redirectOf(gate, name);
  if (to !== null) return { enter: false, to };
  if (name === null || isOpen(name)) return { enter: true };
  return askGuard(gate.guard, { ...destination, path: paths[name] });
}
