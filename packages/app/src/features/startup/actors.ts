import { getWebsiteInfo } from '@parlor/api/calls/site';
import type { Client } from '@parlor/api/client';
import type { SiteInfo } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import type { StartupActors } from '@parlor/flows/startup';
import { API_PREFIX } from '../../platform/client.ts';
import { type DeviceInfo, readStoredDevice } from '../../platform/device.ts';
import { lookUpDomain } from '../../platform/domain-lookup.ts';
import { page } from '../../platform/page.ts';
import type { AppStorage } from '../../platform/storage.ts';

interface Ports {
  client: Client;
  storage: AppStorage;
  device: DeviceInfo;
  /** Default: the browser's. */
  fetch: typeof globalThis.fetch | undefined;
  /** The settings that came with the page: the first load returns them. */
  site: SiteInfo | undefined;
}

/** The startup machine's actors: this device and the API. */
export function startupActors(ports: Ports): StartupActors {
  const { client, storage, device, fetch } = ports;
  let { site } = ports;
  return {
    prepare: effect(async () => ({
      baseUrl: page.origin() + API_PREFIX,
      path: page.path(),
      hasToken: storage.read('token') !== null,
      storedLocale: storage.read('locale'),
      deviceId: device.deviceId,
      deviceType: device.deviceType,
      storedDeviceType: readStoredDevice(storage)?.deviceType ?? null,
    })),
    loadSiteInfo: effect(async (_, signal) => {
      const served = site;
      site = undefined;
      return served ?? (await client.call(getWebsiteInfo, {}, { signal }));
    }),
    loadDomain: effect((_, signal) => lookUpDomain(signal, fetch)),
  };
}
