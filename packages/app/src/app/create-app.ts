import { routeGuardMachine } from '@parlor/flows/route-guard';
import { selectToken, sessionMachine } from '@parlor/flows/session';
import { startupMachine } from '@parlor/flows/startup';
import { selectThemeAndLocale, themeAndLocaleMachine } from '@parlor/flows/theme-and-locale';
import { createToastStore } from '@parlor/ui/Toast';
import type { Cache } from 'swr';
import { createActor } from 'xstate';
import type { Api } from '../data/api.ts';
import { createBalanceChanges } from '../data/balance-changes.ts';
import type { Session } from '../data/session.ts';
import type { Startup } from '../data/site.ts';
import type { ThemeAndLocale } from '../data/theme-and-locale.ts';
import type { Toasts } from '../data/toasts.ts';
import { createLoginPrompt, type LoginPrompt } from '../features/login/login-prompt.ts';
import { sessionActors } from '../features/session/actors.ts';
import { createOnlineTime, type OnlineTime, readStamp } from '../features/session/online-time.ts';
import { startupActors } from '../features/startup/actors.ts';
import { themeAndLocaleActors } from '../features/theme-and-locale/actors.ts';
import { createLanguages, type Languages } from '../languages/languages.ts';
import type { RouteGuard } from '../navigation/guard.ts';
import { createActivity } from '../platform/activity.ts';
import { createChunkLoader } from '../platform/chunks.ts';
import { type ClientPorts, openClient } from '../platform/client.ts';
import { now, pause } from '../platform/clock.ts';
import { readDevice, readDeviceId } from '../platform/device.ts';
import { createHistoryBlocker } from '../platform/history.ts';
import { page } from '../platform/page.ts';
import type { Platform } from '../platform/platform-context.ts';
import { online } from '../platform/signals.ts';
import { type AppStorage, openStorage, openTabStore, type TextStore } from '../platform/storage.ts';
import { publicPaths } from '../routes/table/index.ts';
import { getAddressLocale } from './address-locale.ts';
import { readServedPage, type ServedPage } from './served-page.ts';

/**
 * Everything that lives as long as the page. Only this folder, `main` and `testing` use it as a
 * whole: `AppProviders` provides each part to the layer that declares it.
 */
export interface App {
  platform: Platform;
  api: Api;
  languages: Languages;
  toasts: Toasts;
  /** SWR's cache. */
  cache: Cache;
  themeAndLocale: ThemeAndLocale;
  startup: Startup;
  session: Session;
  guard: RouteGuard;
  loginPrompt: LoginPrompt;
  onlineTime: OnlineTime;
  /** Returns the address of the pending navigation, which a reload opens. Set by `runApp`. */
  reloadTarget: { get: () => string | undefined };
  /** The page that the server rendered, if this app can hydrate it. */
  served?: ServedPage | undefined;
}

/** What stories and tests replace. */
export interface AppPorts {
  storage: AppStorage;
  tabStore: TextStore;
  fetch?: typeof globalThis.fetch;
  served?: ServedPage | undefined;
}

function browserPorts(): AppPorts {
  const storage = openStorage();
  const addressLocale = getAddressLocale(page.search());
  if (addressLocale !== undefined) storage.write('locale', addressLocale);
  return { storage, tabStore: openTabStore(), served: readServedPage(storage) };
}

/** Creates the app. Only the guard is started here: `runApp` starts the rest once it handles their events. */
export function createApp(ports: AppPorts = browserPorts()): App {
  const { storage, tabStore, fetch, served } = ports;
  const device = readDevice(storage, page.width());
  const activity = createActivity();
  const toasts = createToastStore();
  const reloadTarget: App['reloadTarget'] = { get: () => undefined };
  const reload = () => {
    const target = reloadTarget.get();
    if (target === undefined) page.reload();
    else page.open(target);
  };
  const loadChunk = createChunkLoader(
    { pause: (ms) => pause(ms), store: tabStore, reload, now },
    online.get,
  );
  const languages = createLanguages(loadChunk);
  const themeAndLocale = createActor(
    themeAndLocaleMachine.provide({ actors: themeAndLocaleActors(languages) }),
    {
      input: {
        theme: storage.read('theme'),
        appearance: storage.read('appearance'),
        locale: storage.read('locale') ?? served?.locale ?? null,
      },
    },
  );

  const clientOptions: Omit<ClientPorts, 'token'> = {
    activity,
    ...(fetch && { fetch }),
    locale: () => selectThemeAndLocale(themeAndLocale.getSnapshot()).requestLocale,
    // Read for each call: two tabs that open at the same time on a first visit both send the stored id.
    deviceId: () => readDeviceId(storage),
    onForbidden: () => session.send({ type: 'site.forbidden' }),
    onAdmitted: () => session.send({ type: 'site.admitted' }),
    onWarning: (msg) => toasts.show({ text: msg, tone: 'caution' }),
    development: import.meta.env.DEV,
    onMalformed: ({ callId, problem }) => {
      console.error(`The answer to ${callId} is not what the contract says: ${problem}`);
    },
  };
  const client = openClient({
    ...clientOptions,
    token: () => selectToken(session.getSnapshot()),
    onSessionDead: ({ msg }) => session.send({ type: 'session.dead', msg }),
  });

  const startup = createActor(
    startupMachine.provide({
      actors: startupActors({ client, storage, device, fetch, site: served?.site }),
    }),
  );
  const token = storage.read('token');
  const session = createActor(sessionMachine.provide({ actors: sessionActors(client, storage) }), {
    input: {
      clock: { now },
      device: device.deviceType,
      token,
      onlineTimeStamp: readStamp(storage),
    },
  });
  const guard = createActor(routeGuardMachine, {
    input: { device: device.deviceType, hasToken: token !== null, publicPaths },
  });

  const loginPrompt = createLoginPrompt(tabStore);
  guard.on('openLoginPopup', () => loginPrompt.openPopup('accountLogin'));
  // The loader of the first page asks it before anything is shown.
  guard.start();

  return {
    platform: {
      storage,
      tabStore,
      device,
      activity,
      loadChunk,
      historyBlocker: createHistoryBlocker(),
    },
    api: {
      client,
      clientFor: (token) => openClient({ ...clientOptions, token }),
      balanceChanges: createBalanceChanges(),
    },
    languages,
    toasts,
    cache: new Map(Object.entries(served?.responses ?? {}).map(([key, data]) => [key, { data }])),
    themeAndLocale,
    startup,
    session,
    guard,
    loginPrompt,
    onlineTime: createOnlineTime(async () => {
      const { trackOnlineTime } = await loadChunk(
        () => import('../features/session/track-online-time.ts'),
      );
      return trackOnlineTime(client, storage);
    }),
    reloadTarget,
    served,
  };
}
