import { FORBIDDEN_RETRY_INTERVAL_MS } from '@parlor/api/constants';
import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { unprovided } from '../kit/actors.ts';
import { required } from '../kit/required.ts';
import {
  afterLogin,
  FORBIDDEN_PAGE,
  getHomePage,
  isSessionDead,
  onlineTimeNow,
  REDIRECT_PAGE,
} from './session.guards.ts';
import type {
  Player,
  SessionActors,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  SessionMeta,
} from './session.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const sessionActors: SessionActors = {
  storeToken: unprovided('storeToken'),
  clearSession: unprovided('clearSession'),
  loadPlayer: unprovided('loadPlayer'),
  reportOnlineTime: unprovided('reportOnlineTime'),
  endSession: unprovided('endSession'),
  probeSite: unprovided('probeSite'),
};

/** How long a logout waits for the server before it clears this device anyway, in milliseconds. */
const LOGOUT_PATIENCE_MS = 5000;

/**
 * The session: how it opens and how it ends. A session stays open if its player cannot be loaded:
 * only body codes 401 and 403 end it.
 */
export const sessionMachine = setup({
  types: {} as {
    input: SessionInput;
    context: SessionContext;
    events: SessionEvent;
    emitted: SessionEmitted;
    meta: SessionMeta;
  },
  actors: {
    storeToken: sessionActors.storeToken,
    clearSession: sessionActors.clearSession,
    loadPlayer: sessionActors.loadPlayer,
    reportOnlineTime: sessionActors.reportOnlineTime,
    endSession: sessionActors.endSession,
    probeSite: sessionActors.probeSite,
  },
  delays: {
    forbiddenRetry: FORBIDDEN_RETRY_INTERVAL_MS,
    logoutPatience: LOGOUT_PATIENCE_MS,
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isDead: (_, { error }: { error: unknown }) => isSessionDead(toCallFailure(error)),
    hasOnlineTime: ({ context }) => onlineTimeNow(context) !== undefined,
    isSameToken: ({ context }, { token }: { token: string | null }) => context.token === token,
    isRemoved: (_, { token }: { token: string | null }) => token === null,
  },
  actions: {
    keepToken: assign({ token: (_, { token }: { token: string | null }) => token }),
    forgetPlayer: assign({
      token: null,
      player: undefined,
      destination: undefined,
      hasLoginNotice: false,
      onlineTimeStamp: null,
      error: undefined,
    }),
    keepPlayer: assign({ player: (_, { player }: { player: Player }) => player, error: undefined }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    open: enqueueActions(({ context, enqueue }) => {
      if (context.token !== null) enqueue.emit({ type: 'sessionOpened', token: context.token });
      enqueue.emit({ type: 'trackOnlineTime' });
    }),
    close: enqueueActions(({ context: { ending }, enqueue }) => {
      enqueue.emit({ type: 'stopOnlineTime' });
      enqueue.emit({ type: 'sessionClosed', ending });
    }),
    startOnlineTime: assign({ onlineTimeStamp: ({ context }) => context.clock.now() }),
    welcome: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ hasLoginNotice: true, destination: undefined });
      enqueue.emit({ type: 'loginSucceeded' });
      enqueue.emit({ type: 'navigate', to: afterLogin(context) });
    }),
    die: enqueueActions(({ enqueue }, { msg }: { msg: string }) => {
      enqueue.assign({ ending: 'dead' });
      enqueue.emit({ type: 'toast', msg });
    }),
    leave: emit(
      ({ context: { ending, device } }): SessionEmitted =>
        ending === 'dead' && device === 'desktop'
          ? { type: 'reload' }
          : { type: 'navigate', to: getHomePage(device) },
    ),
    goToForbidden: emit({ type: 'navigate', to: FORBIDDEN_PAGE }),
    goToRedirect: emit({ type: 'navigate', to: REDIRECT_PAGE }),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({
    ...input,
    player: undefined,
    destination: undefined,
    hasLoginNotice: false,
    ending: 'logout',
    error: undefined,
  }),
  initial: 'starting',
  on: {
    'onlineTime.reported': { actions: assign({ onlineTimeStamp: ({ event }) => event.at }) },
    'token.changed': [
      { guard: { type: 'isSameToken', params: ({ event }) => ({ token: event.token }) } },
      {
        guard: { type: 'isRemoved', params: ({ event }) => ({ token: event.token }) },
        target: '.loggedOut',
        actions: ['forgetPlayer', assign({ ending: 'logout' }), 'close', 'leave'],
      },
      {
        target: '.restoring',
        actions: [
          'forgetPlayer',
          { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        ],
      },
    ],
    'site.forbidden': { target: '.forbidden', actions: ['forgetPlayer', 'close'] },
  },
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'restoring' }, { target: 'loggedOut' }] },
    loggedOut: {
      meta: { view: 'loggedOut' },
      on: {
        'login.succeeded': {
          target: 'opening',
          actions: [
            { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
            assign({ destination: ({ event }) => event.destination }),
          ],
        },
      },
    },
    restoring: {
      meta: { view: 'loading' },
      entry: 'open',
      invoke: {
        id: 'loadPlayer',
        src: 'loadPlayer',
        onDone: {
          target: 'loggedIn.ready',
          actions: { type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
            target: 'clearing',
            actions: {
              type: 'die',
              params: ({ event }) => ({ msg: toCallFailure(event.error).msg }),
            },
          },
          {
            target: 'loggedIn.incomplete',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      on: {
        logout: 'loggingOut',
        'session.dead': {
          target: 'clearing',
          actions: { type: 'die', params: ({ event }) => ({ msg: event.msg }) },
        },
      },
    },
    opening: {
      meta: { view: 'loading' },
      initial: 'storing',
      states: {
        storing: {
          invoke: {
            id: 'storeToken',
            src: 'storeToken',
            input: ({ context }) => ({ token: required(context.token ?? undefined, 'token') }),
            onDone: 'loading',
            // If storage is full or blocked, the session does not survive a reload, but the login
            // succeeds.
            onError: 'loading',
          },
        },
        loading: {
          entry: ['startOnlineTime', 'open'],
          invoke: {
            id: 'loadPlayer',
            src: 'loadPlayer',
            onDone: {
              target: '#session.loggedIn.ready',
              actions: [
                { type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) },
                'welcome',
              ],
            },
            onError: [
              {
                guard: { type: 'isDead', params: ({ event }) => ({ error: event.error }) },
                target: '#session.clearing',
                actions: {
                  type: 'die',
                  params: ({ event }) => ({ msg: toCallFailure(event.error).msg }),
                },
              },
              {
                target: '#session.loggedIn.incomplete',
                actions: [
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                  'welcome',
                ],
              },
            ],
          },
        },
      },
      on: {
        'session.dead': {
          target: 'clearing',
          actions: { type: 'die', params: ({ event }) => ({ msg: event.msg }) },
        },
      },
    },
    loggedIn: {
      meta: { view: 'loggedIn' },
      initial: 'ready',
      states: {
        ready: { on: { 'player.refresh': 'refreshing' } },
        incomplete: { on: { 'player.refresh': 'refreshing' } },
        refreshing: {
          invoke: {
            id: 'loadPlayer',
            src: 'loadPlayer',
            onDone: {
              target: 'ready',
              actions: { type: 'keepPlayer', params: ({ event }) => ({ player: event.output }) },
            },
            onError: {
              target: 'incomplete',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
      on: {
        'loginNotice.shown': { actions: assign({ hasLoginNotice: false }) },
        logout: 'loggingOut',
        'session.dead': {
          target: 'clearing',
          actions: { type: 'die', params: ({ event }) => ({ msg: event.msg }) },
        },
      },
    },
    loggingOut: {
      meta: { view: 'loggingOut' },
      entry: assign({ ending: 'logout' }),
      initial: 'deciding',
      after: { logoutPatience: 'clearing' },
      states: {
        deciding: {
          always: [{ guard: 'hasOnlineTime', target: 'reporting' }, { target: 'ending' }],
        },
        reporting: {
          invoke: {
            id: 'reportOnlineTime',
            src: 'reportOnlineTime',
            input: ({ context }) => ({
              onlineTime: required(onlineTimeNow(context), 'onlineTimeStamp'),
            }),
            onDone: 'ending',
            onError: 'ending',
          },
        },
        ending: {
          invoke: {
            id: 'endSession',
            src: 'endSession',
            onDone: '#session.clearing',
            onError: '#session.clearing',
          },
        },
      },
    },
    clearing: {
      meta: { view: 'clearing' },
      entry: ['forgetPlayer', 'close'],
      invoke: {
        id: 'clearSession',
        src: 'clearSession',
        onDone: { target: 'loggedOut', actions: 'leave' },
        onError: { target: 'loggedOut', actions: 'leave' },
      },
    },
    forbidden: {
      meta: { view: 'forbidden' },
      entry: 'goToForbidden',
      initial: 'clearing',
      states: {
        clearing: {
          invoke: {
            id: 'clearSession',
            src: 'clearSession',
            onDone: 'waiting',
            onError: 'waiting',
          },
        },
        waiting: {
          after: { forbiddenRetry: 'probing' },
          on: { 'site.probe': 'probing' },
        },
        probing: {
          invoke: {
            id: 'probeSite',
            src: 'probeSite',
            onDone: { target: '#session.loggedOut', actions: 'goToRedirect' },
            onError: 'waiting',
          },
        },
      },
      on: {
        'site.forbidden': undefined,
        'site.admitted': { target: 'loggedOut', actions: 'goToRedirect' },
      },
    },
  },
});
