import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { requiresCaptcha } from '../code-countdown/code-countdown.guards.ts';
import { required, unprovided } from '../kit/index.ts';
import { getViolations, toAttempt } from './login.guards.ts';
import type {
  LoginActors,
  LoginCaptcha,
  LoginContext,
  LoginEmitted,
  LoginEvent,
  LoginMachineInput,
} from './login.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const loginActors: LoginActors = {
  login: unprovided('login'),
  loadCaptcha: unprovided('loadCaptcha'),
};

/**
 * Login by username or phone and password. The captcha is shown when the site requires it or after
 * body code 503. A captcha is valid once, so every failure loads a new one.
 */
export const loginMachine = setup({
  types: {} as {
    input: LoginMachineInput;
    context: LoginContext;
    events: LoginEvent;
    emitted: LoginEmitted;
    meta: { readonly captcha: LoginCaptcha['state'] };
  },
  actors: { login: loginActors.login, loadCaptcha: loginActors.loadCaptcha },
  guards: {
    needsCaptcha: ({ context }) => context.needsCaptcha,
    keepsRules: ({ context, event }) =>
      event.type === 'submit' && Object.keys(getViolations(context, event)).length === 0,
  },
  actions: {
    check: assign({
      violations: ({ context, event }) =>
        event.type === 'submit' ? getViolations(context, event) : {},
      username: ({ context, event }) =>
        event.type === 'submit' ? event.username.trim() : context.username,
      error: undefined,
    }),
    begin: assign({
      attempt: ({ context, event }) =>
        event.type === 'submit' ? toAttempt(context, event) : undefined,
    }),
    end: assign({ attempt: undefined }),
    fail: enqueueActions(({ context, enqueue }, { error: thrown }: { error: unknown }) => {
      const error = toCallFailure(thrown);
      const needsCaptcha = context.needsCaptcha || requiresCaptcha(error);
      enqueue.assign({ error, needsCaptcha });
      if (needsCaptcha) enqueue.raise({ type: 'captcha.require' });
    }),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => ({
    countryCode: input.countryCode,
    needsCaptcha: input.captchaEnabled,
    username: input.username ?? '',
    attempt: undefined,
    captcha: undefined,
    violations: {},
    error: undefined,
  }),
  type: 'parallel',
  states: {
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            submit: [
              { guard: 'keepsRules', target: 'submitting', actions: ['check', 'begin'] },
              { actions: 'check' },
            ],
          },
        },
        submitting: {
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ context }) => required(context.attempt, 'attempt'),
            onDone: {
              target: 'done',
              actions: emit(({ event }) => ({ type: 'loggedIn', token: event.output.token })),
            },
            onError: {
              target: 'editing',
              actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            },
          },
          exit: 'end',
        },
        done: {},
      },
    },
    captcha: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'needsCaptcha', target: 'loading' }, { target: 'hidden' }] },
        hidden: { meta: { captcha: 'hidden' }, on: { 'captcha.require': 'loading' } },
        loading: {
          meta: { captcha: 'loading' },
          entry: assign({ captcha: undefined }),
          invoke: {
            id: 'loadCaptcha',
            src: 'loadCaptcha',
            onDone: { target: 'shown', actions: assign({ captcha: ({ event }) => event.output }) },
            onError: 'failed',
          },
        },
        shown: {
          meta: { captcha: 'shown' },
          on: { 'captcha.require': 'loading', 'captcha.refresh': 'loading' },
        },
        failed: {
          meta: { captcha: 'failed' },
          on: { 'captcha.require': 'loading', 'captcha.refresh': 'loading' },
        },
      },
    },
  },
});
