import { DOMAIN_LOOKUP_TIMEOUT_MS } from '@parlor/api/constants';
import { toCallFailure } from '@parlor/api/errors';
import { chooseLocale, readLocale } from '@parlor/api/rules/locale';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { unprovided } from '../kit/actors.ts';
import { isOtherDevice, REDIRECT_PATH } from './startup.guards.ts';
import type {
  StartupActors,
  StartupContext,
  StartupEmitted,
  StartupEvent,
  StartupMeta,
} from './startup.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const startupActors: StartupActors = {
  prepare: unprovided('prepare'),
  loadSiteInfo: unprovided('loadSiteInfo'),
  loadDomain: unprovided('loadDomain'),
};

/**
 * Startup before the first screen: base URL, device id and device type, tracking with a token, site
 * info, locale, app domain. Only site info blocks the first screen; the domain loads in the
 * background and is reset on failure.
 */
export const startupMachine = setup({
  types: {} as {
    context: StartupContext;
    events: StartupEvent;
    emitted: StartupEmitted;
    meta: StartupMeta;
  },
  actors: {
    prepare: startupActors.prepare,
    loadSiteInfo: startupActors.loadSiteInfo,
    loadDomain: startupActors.loadDomain,
  },
  guards: { isOtherDevice: ({ context }) => isOtherDevice(context) },
  delays: { domainLookupTimeout: DOMAIN_LOOKUP_TIMEOUT_MS },
  actions: {
    fail: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    storeDeviceType: enqueueActions(({ context: { prepared }, enqueue }) => {
      if (prepared === undefined || prepared.storedDeviceType === prepared.deviceType) return;
      enqueue.emit({ type: 'deviceTypeChanged', deviceType: prepared.deviceType });
    }),
    relaunch: emit({ type: 'relaunch', to: REDIRECT_PATH }),
    trackOnlineTime: enqueueActions(({ context, enqueue }) => {
      if (context.prepared?.hasToken) enqueue.emit({ type: 'trackOnlineTime' });
    }),
    chooseLocale: enqueueActions(({ context: { prepared, siteInfo }, enqueue }) => {
      const stored = prepared?.storedLocale;
      const locale = chooseLocale({
        stored,
        websiteDefaultLanguage: siteInfo?.websiteDefaultLanguage,
        countryCode: siteInfo?.countryCode,
      });
      enqueue.assign({ locale });
      if (readLocale(stored) === undefined) enqueue.emit({ type: 'localeChosen', locale });
    }),
    toast: enqueueActions(({ context: { error }, enqueue }) => {
      if (error !== undefined) enqueue.emit({ type: 'toast', error });
    }),
    resetDomain: emit({ type: 'domainReset' }),
  },
}).createMachine({
  id: 'startup',
  context: { prepared: undefined, siteInfo: undefined, locale: undefined, error: undefined },
  initial: 'preparing',
  states: {
    preparing: {
      meta: { view: 'starting' },
      invoke: {
        id: 'prepare',
        src: 'prepare',
        onDone: {
          target: 'checkingDevice',
          actions: assign({ prepared: ({ event }) => event.output, error: undefined }),
        },
        onError: {
          target: 'unprepared',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    unprepared: { meta: { view: 'failed' }, on: { retry: 'preparing' } },
    checkingDevice: {
      meta: { view: 'starting' },
      entry: 'storeDeviceType',
      always: [{ guard: 'isOtherDevice', target: 'relaunching' }, { target: 'running' }],
    },
    relaunching: { meta: { view: 'starting' }, entry: 'relaunch', type: 'final' },
    running: {
      entry: 'trackOnlineTime',
      type: 'parallel',
      states: {
        site: {
          initial: 'loading',
          states: {
            loading: {
              meta: { view: 'starting' },
              invoke: {
                id: 'loadSiteInfo',
                src: 'loadSiteInfo',
                onDone: {
                  target: 'ready',
                  actions: [
                    assign({ siteInfo: ({ event }) => event.output, error: undefined }),
                    emit(({ event }) => ({ type: 'siteInfoLoaded', siteInfo: event.output })),
                    'chooseLocale',
                  ],
                },
                onError: {
                  target: 'failed',
                  actions: [
                    { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                    'toast',
                  ],
                },
              },
            },
            failed: { meta: { view: 'failed' }, on: { retry: 'loading', online: 'loading' } },
            ready: { meta: { view: 'started' }, on: { revalidate: 'revalidating' } },
            revalidating: {
              meta: { view: 'started' },
              invoke: {
                id: 'loadSiteInfo',
                src: 'loadSiteInfo',
                onDone: {
                  target: 'ready',
                  actions: [
                    assign({ siteInfo: ({ event }) => event.output }),
                    emit(({ event }) => ({ type: 'siteInfoLoaded', siteInfo: event.output })),
                  ],
                },
                // The texts already loaded stay valid, in the previous language.
                onError: 'ready',
              },
              on: { revalidate: { target: 'revalidating', reenter: true } },
            },
          },
        },
        domain: {
          initial: 'looking',
          states: {
            looking: {
              invoke: {
                id: 'loadDomain',
                src: 'loadDomain',
                onDone: {
                  target: 'known',
                  actions: emit(({ event }) => ({ type: 'domainFound', domain: event.output })),
                },
                onError: 'reset',
              },
              after: { domainLookupTimeout: 'reset' },
            },
            known: {},
            reset: { entry: 'resetDomain' },
          },
        },
      },
    },
  },
});
