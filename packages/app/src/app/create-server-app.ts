import type { Client } from '@parlor/api/client';
import type { Locale } from '@parlor/api/constants';
import type { SiteInfo } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import { routeGuardMachine } from '@parlor/flows/route-guard';
import { sessionMachine } from '@parlor/flows/session';
import {
  type Prepared,
  type StartupActors,
  selectIsStarted,
  startupMachine,
} from '@parlor/flows/startup';
import { selectHasTexts, themeAndLocaleMachine } from '@parlor/flows/theme-and-locale';
import { createToastStore } from '@parlor/ui/Toast';
import { createActor, waitFor } from 'xstate';
import { createBalanceChanges } from '../data/balance-changes.ts';
import { createLoginPrompt } from '../features/login/login-prompt.ts';
import { createOnlineTime } from '../features/session/online-time.ts';
import { themeAndLocaleActors } from '../features/theme-and-locale/actors.ts';
import { createLanguages } from '../languages/languages.ts';
import { createActivity } from '../platform/activity.ts';
import { now } from '../platform/clock.ts';
import type { DeviceType } from '../platform/device.ts';
import { createHistoryBlocker } from '../platform/history.ts';
import { createMemoryStore, createStorage } from '../platform/storage.ts';
import { publicPaths } from '../routes/table/index.ts';
import type { App } from './create-app.ts';

export interface ServerAppOptions {
  deviceType: DeviceType;
  /** Whether to render the page of a player, without their data. Default: a visitor's. */
  hasSession?: boolean;
  locale: Locale;
  theme?: string | null;
  appearance?: string | null;
  site: SiteInfo;
  client: Client;
}

/** Stands for the token that the browser has. Nothing is called with it. */
const UNKNOWN_TOKEN = 'unknown';

/**
 * Creates the app of a visitor, or of a player whose data is not known, where there is no window, document or storage: on a server that
 * renders a page. Its site and texts are loaded when this resolves.
 */
export async function createServerApp(options: ServerAppOptions): Promise<App> {
  const { client, deviceType, locale, site, theme = null, appearance = null } = options;
  const { hasSession = false } = options;
  const tabStore = createMemoryStore();
  const languages = createLanguages((load) => load());
  const themeAndLocale = createActor(
    themeAndLocaleMachine.provide({ actors: themeAndLocaleActors(languages) }),
    { input: { theme, appearance, locale } },
  ).start();
  const actors: StartupActors = {
    prepare: effect(
      async (): Promise<Prepared> => ({
        baseUrl: '',
        path: '',
        hasToken: hasSession,
        storedLocale: locale,
        deviceId: '',
        deviceType,
        storedDeviceType: deviceType,
      }),
    ),
    loadSiteInfo: effect(async () => site),
    loadDomain: effect(async () => ''),
  };
  const startup = createActor(startupMachine.provide({ actors })).start();
  await Promise.all([waitFor(startup, selectIsStarted), waitFor(themeAndLocale, selectHasTexts)]);
  return {
    platform: {
      storage: createStorage(createMemoryStore()),
      tabStore,
      device: { deviceId: '', deviceType },
      activity: createActivity(),
      loadChunk: (load) => load(),
      historyBlocker: createHistoryBlocker(),
    },
    api: { client, clientFor: () => client, balanceChanges: createBalanceChanges() },
    languages,
    toasts: createToastStore(),
    cache: new Map(),
    themeAndLocale,
    startup,
    // Never started: its first state is that of a session whose player is loading.
    session: createActor(sessionMachine, {
      input: {
        clock: { now },
        device: deviceType,
        token: hasSession ? UNKNOWN_TOKEN : null,
        onlineTimeStamp: null,
      },
    }),
    guard: createActor(routeGuardMachine, {
      input: { device: deviceType, hasToken: hasSession, publicPaths },
    }).start(),
    loginPrompt: createLoginPrompt(tabStore),
    onlineTime: createOnlineTime(() => Promise.reject(new Error('A server counts no time'))),
    reloadTarget: { get: () => undefined },
  };
}
