import { getWebsiteInfo } from '@parlor/api/calls/site';
import type { Client } from '@parlor/api/client';
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
}

/** The startup machine's actors: this device and the API. */
export function startupActors({ client, storage, device, fetch }: Ports): StartupActors {
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
    loadSiteInfo: effect((_, signal) => client.call(getWebsiteInfo, {}, { signal })),
    loadDomain: effect((_, signal) => lookUpDomain(signal, fetch)),
  };
}
