import type { SiteInfo } from '@parlor/api/entities';
import { selectSiteInfo } from '@parlor/flows/startup';
import { useSelector } from '@xstate/react';
import { useApp } from '../app-context.ts';

/** The site's settings; every screen is shown only after they are there. */
export function useSite(): SiteInfo {
  const site = useSelector(useApp().startup, selectSiteInfo);
  if (site === undefined) throw new Error('A screen was shown before the site was known');
  return site;
}
