import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;
const isNever = () => false;
const isAlways = () => true;

/** Whether the component renders on a server, or for the first time over a server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, isNever, isAlways);
}
