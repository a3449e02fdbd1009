import type { Client } from '@parlor/api/client';
import { routeGuardMachine } from '@parlor/flows/route-guard';
import { selectToken, sessionMachine } from '@parlor/flows/session';
import { startupMachine } from '@parlor/flows/startup';
import { selectAskedLocale, themeAndLocaleMachine } from '@parlor/flows/theme-and-locale';
import { createToastStore } from '@parlor/ui/Toast';
import type { Cache } from 'swr';
import { type ActorRefFrom, createActor } from 'xstate';
import { createLoginPrompt, type LoginPrompt } from './features/login/prompt.ts';
import { sessionActors } from './features/session/actors.ts';
import { createOnlineTime, type OnlineTime, readStamp } from './features/session/online-time.ts';
import { startupActors } from './features/startup/actors.ts';
import { themeAndLocaleActors } from './features/theme-and-locale/actors.ts';
import { createLanguages, type Languages } from './languages/languages.ts';
import { type Activity, createActivity } from './platform/activity.ts';
import { type BackGate, createBackGate } from './platform/back.ts';
import { createChunkLoader, type LoadChunk } from './platform/chunks.ts';
import { type ClientPorts, openClient } from './platform/client.ts';
import { now, pause } from './platform/clock.ts';
import { type DeviceInfo, readDevice, readDeviceId } from './platform/device.ts';
import { page } from './platform/page.ts';
import { online } from './platform/signals.ts';
import { type AppStorage, openStorage, openTabStore, type TextStore } from './platform/storage.ts';
import { publicPaths } from './routes/table/index.ts';

/** All that lives as long as the page. Screens reach it through `useApp`. */
export interface App {
  storage: AppStorage;
  tabStore: TextStore;
  device: DeviceInfo;
  languages: Languages;
  themeAndLocale: ActorRefFrom<typeof themeAndLocaleMachine>;
  client: Client;
  /** A client that bears another token than the session's: that of a social login without a phone. */
  clientFor: (token: () => string | null) => Client;
  activity: Activity;
  toasts: ReturnType<typeof createToastStore>;
  /** Where SWR keeps the server's answers. */
  cache: Cache;
  loadChunk: LoadChunk;
  /** Set by the router: the address that is being navigated to, where a reload goes on. */
  reloadTarget: { get: () => string | undefined };
  back: BackGate;
  onlineTime: OnlineTime;
  loginPrompt: LoginPrompt;
  startup: ActorRefFrom<typeof startupMachine>;
  session: ActorRefFrom<typeof sessionMachine>;
  guard: ActorRefFrom<typeof routeGuardMachine>;
}

/** What stories and tests give in place of the browser's own. */
export interface AppPorts {
  storage: AppStorage;
  tabStore: TextStore;
  fetch?: typeof globalThis.fetch;
}

const browserPorts = (): AppPorts => ({ storage: openStorage(), tabStore: openTabStore() });

/** Puts the app together. Only the guard runs yet: `run` starts the rest once its events have somewhere to go. */
export function createApp({ storage, tabStore, fetch }: AppPorts = browserPorts()): App {
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
        locale: storage.read('locale'),
      },
    },
  );

  const clientOptions: Omit<ClientPorts, 'token'> = {
    activity,
    ...(fetch && { fetch }),
    locale: () => selectAskedLocale(themeAndLocale.getSnapshot()),
    // Read at each call: of two tabs that were first opened at once, both send what is stored.
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
    startupMachine.provide({ actors: startupActors({ client, storage, device, fetch }) }),
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
  // The first page asks it before anything is shown.
  guard.start();

  return {
    storage,
    tabStore,
    device,
    languages,
    themeAndLocale,
    client,
    clientFor: (token) => openClient({ ...clientOptions, token }),
    activity,
    toasts,
    cache: new Map(),
    loadChunk,
    reloadTarget,
    back: createBackGate(),
    startup,
    session,
    guard,
    loginPrompt,
    onlineTime: createOnlineTime(async () => {
      const { trackOnlineTime } = await loadChunk(
        () => import('./features/session/track-online-time.ts'),
      );
      return trackOnlineTime(client, storage);
    }),
  };
}
