import { assign, emit, setup } from 'xstate';
import { getTab, requestsSignUp } from './login-popup.guards.ts';
import type {
  LoginPopupContext,
  LoginPopupEmitted,
  LoginPopupEvent,
  LoginPopupInput,
  LoginPopupView,
} from './login-popup.types.ts';

/**
 * Login popup of a desktop: tabs for sign-up and login, and the reset view behind the
 * forgot-password link. A click on the backdrop does not close it; success closes it and emits.
 */
export const loginPopupMachine = setup({
  types: {} as {
    input: LoginPopupInput;
    context: LoginPopupContext;
    events: LoginPopupEvent;
    emitted: LoginPopupEmitted;
    meta: { readonly view: LoginPopupView['view'] };
  },
  guards: {
    opensImmediately: ({ context }) => context.opensAtOnce,
    isSignUp: ({ context }) => context.activeTab === 'signUp',
    requestsSignUp: ({ event }) => requestsSignUp(event),
  },
  actions: {
    selectTab: assign({ activeTab: ({ event }) => getTab(event) }),
    announceSuccess: emit((_, { token }: { token: string }) => ({
      type: 'succeeded' as const,
      token,
    })),
    announceDismissal: emit({ type: 'dismissed' }),
  },
}).createMachine({
  id: 'login-popup',
  context: ({ input }) => ({
    activeTab: input.tab ?? 'accountLogin',
    opensAtOnce: input.tab !== undefined,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'opensImmediately', target: 'open' }, { target: 'closed' }] },
    closed: { meta: { view: 'closed' }, on: { open: { target: 'open', actions: 'selectTab' } } },
    open: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isSignUp', target: 'signUp' }, { target: 'accountLogin' }],
        },
        signUp: { meta: { view: 'tabs' } },
        accountLogin: { meta: { view: 'tabs' }, on: { 'password.forgotten': 'accountResetPwd' } },
        accountResetPwd: {
          meta: { view: 'reset' },
          on: {
            back: 'accountLogin',
            // The tabs are hidden in this state.
            'tab.chosen': undefined,
          },
        },
      },
      on: {
        open: [
          { guard: 'requestsSignUp', target: '.signUp', actions: 'selectTab' },
          { target: '.accountLogin', actions: 'selectTab' },
        ],
        'tab.chosen': [
          { guard: 'requestsSignUp', target: '.signUp', actions: 'selectTab' },
          { target: '.accountLogin', actions: 'selectTab' },
        ],
        dismissed: { target: 'closed', actions: 'announceDismissal' },
        succeeded: {
          target: 'closed',
          actions: { type: 'announceSuccess', params: ({ event }) => ({ token: event.token }) },
        },
      },
    },
  },
});
