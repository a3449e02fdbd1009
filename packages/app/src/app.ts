import { onlineTime } from '@parlor/api/calls/account';
import type { Client } from '@parlor/api/client';
import { ONLINE_TIME_REPORT_VALUE } from '@parlor/api/constants';
import { readLocale } from '@parlor/api/rules/locale';
import { routeGuardMachine } from '@parlor/flows/route-guard';
import { selectToken, sessionMachine } from '@parlor/flows/session';
import { startupMachine } from '@parlor/flows/startup';
import { createToastStore } from '@parlor/ui/Toast';
import { type ActorRefFrom, createActor } from 'xstate';
import { createLoginPrompt, type LoginPrompt } from './features/login/prompt.ts';
import { sessionActors } from './features/session/actors.ts';
import { createOnlineTime, type OnlineTime } from './features/session/online-time.ts';
import { startupActors } from './features/startup/actors.ts';
import { createLanguages, type Languages } from './languages/languages.ts';
import { type Activity, createActivity } from './platform/activity.ts';
import { type BackGate, openBackGate } from './platform/back.ts';
import { createChunkLoader, type LoadChunk } from './platform/chunks.ts';
import { openClient } from './platform/client.ts';
import { every, now, pause } from './platform/clock.ts';
import { type DeviceInfo, readDevice } from './platform/device.ts';
import { page } from './platform/page.ts';
import { openScrollMemory, type ScrollMemory } from './platform/scroll.ts';
import { online } from './platform/signals.ts';
import { type AppStorage, openStorage, openTabStore, type TextStore } from './platform/storage.ts';
import { admit } from './routes/guard.ts';
import { createNavigator, type Navigator } from './routes/navigator.ts';
import { createScreens, type Screens } from './routes/screens.ts';

/** All that lives as long as the page. Screens reach it through `useApp`. */
export interface App {
  storage: AppStorage;
  tabStore: TextStore;
  device: DeviceInfo;
  languages: Languages;
  client: Client;
  activity: Activity;
  toasts: ReturnType<typeof createToastStore>;
  loadChunk: LoadChunk;
  screens: Screens;
  navigator: Navigator;
  scroll: ScrollMemory;
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
  const loadChunk = createChunkLoader(
    { pause: (ms) => pause(ms), store: tabStore, reload: page.reload, now },
    online.get,
  );
  const languages = createLanguages(loadChunk);

  const client = openClient({
    activity,
    ...(fetch && { fetch }),
    locale: () => readLocale(storage.read('locale')) ?? languages.shown(),
    token: () => selectToken(session.getSnapshot()),
    onSessionDead: ({ msg }) => session.send({ type: 'session.dead', msg }),
    onForbidden: () => session.send({ type: 'site.forbidden' }),
    onAdmitted: () => session.send({ type: 'site.admitted' }),
    onWarning: (msg) => toasts.show({ text: msg, tone: 'caution' }),
    onMalformed: ({ callId, problem }) => {
      console.error(`The answer to ${callId} is not what the contract says: ${problem}`);
    },
  });

  const startup = createActor(
    startupMachine.provide({ actors: startupActors({ client, storage, device }) }),
  );
  const token = storage.read('token');
  const stamp = Number(storage.read('onlineTimeStamp') ?? Number.NaN);
  const session = createActor(sessionMachine.provide({ actors: sessionActors(client, storage) }), {
    input: {
      clock: { now },
      device: device.deviceType,
      token,
      onlineTimeStamp: Number.isFinite(stamp) ? stamp : null,
    },
  });
  const guard = createActor(routeGuardMachine, {
    input: { device: device.deviceType, hasToken: token !== null },
  });

  const loginPrompt = createLoginPrompt();
  guard.on('openLoginPopup', () => loginPrompt.openPopup('accountLogin'));
  // The first page asks it before anything is shown.
  guard.start();

  return {
    storage,
    tabStore,
    device,
    languages,
    client,
    activity,
    toasts,
    loadChunk,
    screens: createScreens(loadChunk, languages),
    navigator: createNavigator((destination) => admit({ device, guard }, destination)),
    scroll: openScrollMemory(tabStore),
    back: openBackGate(),
    startup,
    session,
    guard,
    loginPrompt,
    onlineTime: createOnlineTime({
      now,
      every,
      readStamp: () => session.getSnapshot().context.onlineTimeStamp,
      writeStamp(at) {
        storage.write('onlineTimeStamp', String(at));
        session.send({ type: 'onlineTime.reported', at });
      },
      report: () => client.call(onlineTime, { onlineTime: ONLINE_TIME_REPORT_VALUE }),
    }),
  };
}
