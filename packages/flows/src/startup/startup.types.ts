import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Effect } from '../kit/index.ts';
import type { DeviceType } from '../route-guard/route-guard.types.ts';

/** Device data available before the first request. */
export interface Prepared {
  /** Base URL of the API: the current host and the user-api prefix. */
  readonly baseUrl: string;
  /** Page on which this load started. */
  readonly path: string;
  readonly hasToken: boolean;
  /** The stored language; null without one. */
  readonly storedLocale: string | null;
  /** A random id, created once and stored. */
  readonly deviceId: string;
  /** Device type of this load. */
  readonly deviceType: DeviceType;
  /** Device type of the last visit; null on the first. */
  readonly storedDeviceType: DeviceType | null;
}

/** Actors that the app implements. */
export type StartupActors = {
  /** Initialises the base URL, reads the storage, creates the device id on the first visit. */
  readonly prepare: Effect<undefined, Prepared>;
  readonly loadSiteInfo: Effect<undefined, SiteInfo>;
  /** Requests the site's domain. Times out after 5 s. */
  readonly loadDomain: Effect<undefined, string>;
};

/** What replaces the first screen, or its data. */
export type StartupView =
  | { readonly view: 'starting' }
  /** An error with a retry. */
  | { readonly view: 'failed'; readonly error: CallFailure }
  | { readonly view: 'started'; readonly siteInfo: SiteInfo; readonly locale: Locale };

export interface StartupMeta {
  readonly view: StartupView['view'];
}

export interface StartupContext {
  readonly prepared: Prepared | undefined;
  readonly siteInfo: SiteInfo | undefined;
  readonly locale: Locale | undefined;
  /** Why site info, or the device's storage, could not be read. */
  readonly error: CallFailure | undefined;
}

export type StartupEvent =
  /** Retries after a failure; `online` is the browser's event. */
  | { readonly type: 'retry' }
  | { readonly type: 'online' }
  /** Requests carry another locale: the site's texts are fetched again in it. */
  | { readonly type: 'revalidate' };

export type StartupEmitted =
  /** The app stores it as the device type of this visit. */
  | { readonly type: 'deviceTypeChanged'; readonly deviceType: DeviceType }
  /** The device type differs from the stored one: the app relaunches through the redirect page. */
  | { readonly type: 'relaunch'; readonly to: string }
  /** None was stored and this one was selected: the app stores and shows it. */
  | { readonly type: 'localeChosen'; readonly locale: Locale }
  /** A token exists: restore the session and track online time. */
  | { readonly type: 'trackOnlineTime' }
  | { readonly type: 'siteInfoLoaded'; readonly siteInfo: SiteInfo }
  /** The message is shown as a toast. */
  | { readonly type: 'toast'; readonly error: CallFailure }
  | { readonly type: 'domainFound'; readonly domain: string }
  /** The stored domain is reset. */
  | { readonly type: 'domainReset' };
