import type { Destination, RouteGuardEmitted, routeGuardMachine } from '@parlor/flows/route-guard';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';

export type RouteGuard = ActorRefFrom<typeof routeGuardMachine>;

export const GuardContext = createContext<RouteGuard | null>(null);

export const useGuard = (): RouteGuard => useRequiredContext(GuardContext);

/**
 * Reports a refused navigation to the guard (docs/product.md: States and transitions), which remembers the destination. On a desktop
 * it opens the login popup; for a phone it names the login page.
 * @returns the login page, or null where the popup opens over the page
 */
export function refuse(guard: RouteGuard, destination: Destination): string | null {
  let to: string | null = null;
  const subscription = guard.on('navigate', (event: RouteGuardEmitted) => {
    if (event.type === 'navigate') to = event.to;
  });
  guard.send({ type: 'navigate', to: destination });
  subscription.unsubscribe();
  return to;
}
