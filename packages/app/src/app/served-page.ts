import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import type { RouteName } from '../navigation/paths.ts';
import { type DeviceType, getDeviceType } from '../platform/device.ts';
import { page } from '../platform/page.ts';
import type { AppStorage } from '../platform/storage.ts';

/** Id of the JSON block with the data of a page that a server rendered. */
export const SERVED_PAGE_ID = 'served-page';

/** The data that a server rendered a page with. It never contains data of a player. */
export interface ServedPage {
  /** The rendered route, which is not that of the address after a redirect. */
  routeName: RouteName;
  deviceType: DeviceType;
  /** Whether it is the page of a player, with placeholders of the account's parts. */
  hasSession: boolean;
  locale: Locale;
  site: SiteInfo;
  /** Responses by their key in SWR's cache. */
  responses: Readonly<Record<string, unknown>>;
}

/**
 * Returns the data of the page that the server rendered. Undefined if the server rendered none, or
 * one for another device or locale, or for a player where there is no session, or the reverse.
 */
export function readServedPage(storage: AppStorage): ServedPage | undefined {
  const json = page.readText(SERVED_PAGE_ID);
  if (json === undefined) return undefined;
  const served = JSON.parse(json) as ServedPage;
  const isSame =
    served.hasSession === (storage.read('token') !== null) &&
    served.deviceType === getDeviceType(page.width()) &&
    served.locale === (storage.read('locale') ?? served.locale);
  return isSame ? served : undefined;
}
