import type { SiteInfo } from '@parlor/api/entities';
import { selectStartup, type startupMachine } from '@parlor/flows/startup';
import { shallowEqual, useSelector } from '@xstate/react';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useRequiredContext } from '../platform/required-context.ts';

export type Startup = ActorRefFrom<typeof startupMachine>;

export const StartupContext = createContext<Startup | null>(null);

export const useStartup = (): Startup => useRequiredContext(StartupContext);

/** The site's settings. Screens render only once they are loaded. */
export function useSite(): SiteInfo {
  const startup = useSelector(useStartup(), selectStartup, shallowEqual);
  if (startup.view !== 'started') throw new Error('A screen rendered before the site was loaded');
  return startup.siteInfo;
}
