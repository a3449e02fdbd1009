import type { Destination } from '@parlor/flows/route-guard';
import { type Location, parsePath } from 'react-router-dom';
import type { GuardAnswer } from './guard.ts';

export interface NavigateOptions {
  /** In place of the current entry of the history, so that back does not lead through it. */
  replace?: boolean;
  /** What the entry of the history keeps for the page itself: it outlives a reload, and is no part of the address. */
  state?: unknown;
}

/** Goes to an address of the app, or so many pages back (-1) or forward. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

/**
 * The way from one page to another, for components and for what lives outside of React. The guard is
 * asked before anything happens: a refused navigation leaves page, address and history as they are.
 */
export interface Navigator {
  navigate: Navigate;
  /** The router on screen takes over; what was asked for before it was there happens now. */
  connect(router: Navigate): () => void;
  /** Another page, or the same one with another query, is on screen now. */
  arrive(location: Location): void;
  /** Tells of every arrival. Returns how to stop. */
  subscribe(listener: (location: Location) => void): () => void;
}

/** @param admit decides about a navigation, and opens the login that a visitor needs instead */
export function createNavigator(admit: (destination: Destination) => GuardAnswer): Navigator {
  const listeners = new Set<(location: Location) => void>();
  let router: Navigate | null = null;
  /** Only the last one matters. */
  let waiting: Parameters<Navigate> | null = null;

  const navigate: Navigate = (to, options) => {
    if (router === null) {
      waiting = [to, options];
      return;
    }
    if (typeof to === 'number') {
      router(to);
      return;
    }
    const { pathname = '/', search = '' } = parsePath(to);
    const answer = admit({ path: pathname, search });
    if (answer.enter) router(to, options);
    else if (answer.to !== null) router(answer.to, options);
  };

  return {
    navigate,
    connect(next) {
      router = next;
      if (waiting !== null) {
        const asked = waiting;
        waiting = null;
        navigate(...asked);
      }
      return () => {
        router = null;
      };
    },
    arrive(location) {
      for (const listener of listeners) listener(location);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
