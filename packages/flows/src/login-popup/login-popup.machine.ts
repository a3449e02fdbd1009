import { assign, emit, setup } from 'xstate';
import { asksForSignUp, getTab } from './login-popup.guards.ts';
import type {
  LoginPopupContext,
  LoginPopupEmitted,
  LoginPopupEvent,
  LoginPopupInput,
} from './login-popup.types.ts';

/**
 * Login popup of a desktop (specification: Screens and routes; States and transitions): tabs for sign-up and login, and the reset view behind
 * the forgot-password link. A click on the backdrop does not close it; success closes it and emits.
 */
export const loginPopupMachine = setup({
  types: {} as {
    input: LoginPopupInput;
    context: LoginPopupContext;
    events: LoginPopupEvent;
    emitted: LoginPopupEmitted;
  },
  guards: {
    opensAtOnce: ({ context }) => context.opensAtOnce,
    isSignUp: ({ context }) => context.activeTab === 'signUp',
    asksForSignUp: ({ event }) => asksForSignUp(event),
  },
  actions: {
    mark: assign({ activeTab: ({ event }) => getTab(event) }),
    signal: emit((_, { token }: { token: string }) => ({ type: 'succeeded' as const, token })),
    giveUp: emit({ type: 'dismissed' }),
  },
}).createMachine({
  id: 'login-popup',
  context: ({ input }) => ({
    activeTab: input.tab ?? 'accountLogin',
    opensAtOnce: input.tab !== undefined,
  }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'opensAtOnce', target: 'open' }, { target: 'closed' }] },
    closed: { on: { open: { target: 'open', actions: 'mark' } } },
    open: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isSignUp', target: 'signUp' }, { target: 'accountLogin' }],
        },
        signUp: {},
        accountLogin: { on: { 'password.forgotten': 'accountResetPwd' } },
        accountResetPwd: {
          on: {
            back: 'accountLogin',
            // The tabs are hidden in this state.
            'tab.chosen': undefined,
          },
        },
      },
      on: {
        open: [
          { guard: 'asksForSignUp', target: '.signUp', actions: 'mark' },
          { target: '.accountLogin', actions: 'mark' },
        ],
        'tab.chosen': [
          { guard: 'asksForSignUp', target: '.signUp', actions: 'mark' },
          { target: '.accountLogin', actions: 'mark' },
        ],
        dismissed: { target: 'closed', actions: 'giveUp' },
        succeeded: {
          target: 'closed',
          actions: { type: 'signal', params: ({ event }) => ({ token: event.token }) },
        },
      },
    },
  },
});
