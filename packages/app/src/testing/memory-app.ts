import { createClient } from '@parlor/api/client';
import type { SiteInfo } from '@parlor/api/entities';
import { siteInfo } from '@parlor/api/fixtures';
import { effect } from '@parlor/flows/kit';
import { routeGuardMachine } from '@parlor/flows/route-guard';
import { sessionMachine } from '@parlor/flows/session';
import {
  type Prepared,
  type StartupActors,
  selectIsStarted,
  startupMachine,
} from '@parlor/flows/startup';
import { themeAndLocaleMachine } from '@parlor/flows/theme-and-locale';
import { createToastStore } from '@parlor/ui/Toast';
import { createActor, waitFor } from 'xstate';
import type { App } from '../app/create-app.ts';
import { createBalanceChanges } from '../data/balance-changes.ts';
import { createLoginPrompt } from '../features/login/login-prompt.ts';
import { createOnlineTime } from '../features/session/online-time.ts';
import { themeAndLocaleActors } from '../features/theme-and-locale/actors.ts';
import { createLanguages } from '../languages/languages.ts';
import { createActivity } from '../platform/activity.ts';
import { now } from '../platform/clock.ts';
import type { DeviceInfo } from '../platform/device.ts';
import { createHistoryBlocker } from '../platform/history.ts';
import { createMemoryStore, createStorage } from '../platform/storage.ts';
import { publicPaths } from '../routes/table/index.ts';

interface Options {
  device?: DeviceInfo;
  /** Overrides of the site's settings. */
  site?: Partial<SiteInfo>;
}

/**
 * The app of a visitor on an in-memory platform: no window, no document, no network, as on a server
 * that renders a page.
 */
export async function createMemoryApp({
  device = { deviceId: 'memory', deviceType: 'mobile' },
  site = {},
}: Options = {}): Promise<App> {
  const storage = createStorage(createMemoryStore());
  const tabStore = createMemoryStore();
  const { deviceType } = device;
  const languages = createLanguages((load) => load());
  const client = createClient({
    baseUrl: 'http://memory.test/user-api',
    locale: () => 'en_US',
    token: () => null,
    fetch: () => Promise.reject(new TypeError('There is no network')),
  });
  const themeAndLocale = createActor(
    themeAndLocaleMachine.provide({ actors: themeAndLocaleActors(languages) }),
    { input: { theme: null, appearance: null, locale: 'en_US' } },
  ).start();
  const actors: StartupActors = {
    prepare: effect(
      async (): Promise<Prepared> => ({
        baseUrl: 'http://memory.test/user-api',
        path: '/',
        hasToken: false,
        storedLocale: 'en_US',
        deviceId: device.deviceId,
        deviceType,
        storedDeviceType: deviceType,
      }),
    ),
    loadSiteInfo: effect(async () => ({ ...siteInfo, ...site })),
    loadDomain: effect(async () => 'memory.test'),
  };
  const startup = createActor(startupMachine.provide({ actors })).start();
  await waitFor(startup, selectIsStarted);
  const session = createActor(sessionMachine, {
    input: { clock: { now }, device: deviceType, token: null, onlineTimeStamp: null },
  });
  const guard = createActor(routeGuardMachine, {
    input: { device: deviceType, hasToken: false, publicPaths },
  }).start();
  return {
    platform: {
      storage,
      tabStore,
      device,
      activity: createActivity(),
      loadChunk: (load) => load(),
      historyBlocker: createHistoryBlocker(),
    },
    api: { client, clientFor: () => client, balanceChanges: createBalanceChanges() },
    languages,
    toasts: createToastStore(),
    cache: new Map(),
    themeAndLocale,
    reloadTarget: { get: () => undefined },
    startup,
    session,
    guard,
    loginPrompt: createLoginPrompt(tabStore),
    onlineTime: createOnlineTime(() => Promise.reject(new Error('Nobody is online'))),
  };
}
