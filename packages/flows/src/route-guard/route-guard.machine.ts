import { assign, emit, setup } from 'xstate';
import { isInternal, LOGIN_PATH, mayEnter } from './route-guard.guards.ts';
import type {
  Destination,
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
  RouteGuardMeta,
} from './route-guard.types.ts';

/**
 * Cancels navigations of visitors to pages that are not public, opens the login interface of the
 * device, and stores the destination until the session is open.
 */
export const routeGuardMachine = setup({
  types: {} as {
    input: RouteGuardInput;
    context: RouteGuardContext;
    events: RouteGuardEvent;
    emitted: RouteGuardEmitted;
    meta: RouteGuardMeta;
  },
  guards: {
    isRefused: ({ context }, { to }: { to: Destination }) =>
      !mayEnter(to.path, context) && isInternal(to.path),
    hasToken: ({ context }) => context.hasToken,
  },
  actions: {
    remember: assign({ destination: (_, { to }: { to: Destination }) => to }),
    forget: assign({ destination: undefined }),
    openLogin: emit(
      ({ context }): RouteGuardEmitted =>
        context.device === 'desktop'
          ? { type: 'openLoginPopup' }
          : { type: 'navigate', to: LOGIN_PATH },
    ),
  },
}).createMachine({
  id: 'route-guard',
  context: ({ input }) => ({ ...input, destination: undefined }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasToken', target: 'player' }, { target: 'visitor' }] },
    visitor: {
      meta: { access: 'visitor' },
      entry: ['forget', assign({ hasToken: false })],
      on: {
        navigate: {
          guard: { type: 'isRefused', params: ({ event }) => ({ to: event.to }) },
          target: 'loginRequired',
          actions: { type: 'remember', params: ({ event }) => ({ to: event.to }) },
        },
        'session.opened': 'player',
      },
    },
    loginRequired: {
      meta: { access: 'loginRequired' },
      entry: 'openLogin',
      on: {
        navigate: {
          guard: { type: 'isRefused', params: ({ event }) => ({ to: event.to }) },
          target: 'loginRequired',
          reenter: true,
          actions: { type: 'remember', params: ({ event }) => ({ to: event.to }) },
        },
        'login.dismissed': 'visitor',
        'session.closed': 'visitor',
        'session.opened': 'player',
      },
    },
    player: {
      meta: { access: 'player' },
      entry: ['forget', assign({ hasToken: true })],
      on: { 'session.closed': 'visitor' },
    },
  },
});
