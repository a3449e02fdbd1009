import { createClient } from '@parlor/api/client';
import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import { siteInfo } from '@parlor/api/fixtures';
import type { App } from '../app/create-app.ts';
import { createServerApp } from '../app/create-server-app.ts';
import type { DeviceType } from '../platform/device.ts';

interface Options {
  deviceType?: DeviceType;
  locale?: Locale;
  /** Overrides of the site's settings. */
  site?: Partial<SiteInfo>;
}

/** The app of a visitor as on a server that renders a page, without a network. */
export function createMemoryApp({
  deviceType = 'mobile',
  locale = 'en_US',
  site = {},
}: Options = {}): Promise<App> {
  const client = createClient({
    baseUrl: 'http://memory.test/user-api',
    locale: () => locale,
    token: () => null,
    fetch: () => Promise.reject(new TypeError('There is no network')),
  });
  return createServerApp({ deviceType, locale, site: { ...siteInfo, ...site }, client });
}
