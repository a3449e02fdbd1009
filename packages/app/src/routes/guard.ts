import {
  type Destination,
  mayEnter,
  type RouteGuardEmitted,
  type routeGuardMachine,
} from '@parlor/flows/route-guard';
import type { ActorRefFrom } from 'xstate';

/** What becomes of a navigation: it goes on, is cancelled, or leads elsewhere. */
export type GuardAnswer = { enter: true } | { enter: false; to: string | null };

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
