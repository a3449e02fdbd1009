import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import type { Effect, FlowError } from '../kit/index.ts';
import type { DeviceType } from '../route-guard/route-guard.types.ts';

/** What the device knows before anything is asked of the server. */
export interface Prepared {
  /** Where the API lives: the current host and the user-api prefix. Section 7. */
  readonly baseUrl: string;
  /** The page on which this load began. */
  readonly path: string;
  readonly hasToken: boolean;
  /** The stored language; null when none is. */
  readonly storedLocale: string | null;
  /** A random id, made once and stored (decision 36). */
  readonly deviceId: string;
  /** What this load is on (decision 46). */
  readonly deviceType: DeviceType;
  /** What the last visit was on; null on the first. */
  readonly storedDeviceType: DeviceType | null;
}

/** What the machine needs done. */
export type StartupActors = {
  /** Initialises the base URL, reads the storage, computes the device id where there is none. */
  readonly prepare: Effect<undefined, Prepared>;
  readonly loadSiteInfo: Effect<undefined, SiteInfo>;
  /** Asks for the site's domain; answers it. Has 5 s. */
  readonly loadDomain: Effect<undefined, string>;
};

export interface StartupContext {
  readonly prepared: Prepared | undefined;
  readonly siteInfo: SiteInfo | undefined;
  readonly locale: Locale | undefined;
  /** Why site info, or the device's own storage, could not be read. */
  readonly error: FlowError | undefined;
}

export type StartupEvent =
  /** Asks again after a failure; `online` is the browser's own news. */
  | { readonly type: 'retry' }
  | { readonly type: 'online' }
  /** Requests carry another locale: the site's texts are fetched again in it. */
  | { readonly type: 'revalidate' };

export type StartupEmitted =
  /** Store it as the device type of this visit. */
  | { readonly type: 'deviceTypeChanged'; readonly deviceType: DeviceType }
  /** The device type differs from the stored one: start anew through the redirect page. */
  | { readonly type: 'relaunch'; readonly to: string }
  /** None was stored, and this one was chosen: store and show it. */
  | { readonly type: 'localeChosen'; readonly locale: Locale }
  /** A token exists: restore the session and track online time. */
  | { readonly type: 'trackOnlineTime' }
  | { readonly type: 'siteInfoLoaded'; readonly siteInfo: SiteInfo }
  /** Section 8: the message is shown as a toast. */
  | { readonly type: 'toast'; readonly error: FlowError }
  | { readonly type: 'domainFound'; readonly domain: string }
  /** The stored domain is reset. */
  | { readonly type: 'domainReset' };
