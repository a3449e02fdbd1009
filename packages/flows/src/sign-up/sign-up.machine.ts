import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { toFlowError, unprovided } from '../kit/index.ts';
import { checkStep, stepOfError, toPayload } from './sign-up.guards.ts';
import type {
  SignUpActors,
  SignUpContext,
  SignUpEmitted,
  SignUpEvent,
  SignUpForm,
  SignUpInput,
  SignUpStep,
} from './sign-up.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const signUpActors: SignUpActors = {
  countdown: codeCountdownMachine,
  register: unprovided('register'),
};

const EMPTY: SignUpForm = {
  phone: '',
  username: '',
  code: '',
  password: '',
  bank: undefined,
  bankAccountName: '',
  bankAccount: '',
};

/**
 * Sign-up in steps (specification: Screens and routes; States and transitions): phone and optional username; SMS code and bank with account,
 * each if the site requires them; password. The form is kept on back and after refusals; its secrets
 * are cleared on success. The child `countdown` handles sending, countdown and captcha.
 */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpInput;
    context: SignUpContext;
    events: SignUpEvent;
    emitted: SignUpEmitted;
    children: { countdown: 'countdown'; register: 'register' };
  },
  actors: { countdown: signUpActors.countdown, register: signUpActors.register },
  guards: {
    breaksRules: ({ context, event }) =>
      Object.keys(checkStep(context, event).violations).length > 0,
    hasSms: ({ context }) => context.smsEnabled,
    hasBank: ({ context }) => context.bankEnabled,
    belongsTo: ({ context }, { error, step }: { error: unknown; step: SignUpStep }) =>
      stepOfError(context, toFlowError(error)) === step,
  },
  actions: {
    take: assign(({ context, event }) => {
      const { fields, violations } = checkStep(context, event);
      const isOtherPhone = fields.phone !== undefined && fields.phone !== context.form.phone;
      return {
        form: { ...context.form, ...fields, ...(isOtherPhone && { code: '' }) },
        violations,
        error: undefined,
      };
    }),
    clear: assign({ violations: {}, error: undefined }),
    requestCode: sendTo('countdown', ({ context }) => ({
      type: 'send',
      phone: context.form.phone,
    })),
    cancelRequest: sendTo('countdown', { type: 'captcha.cancel' }),
    announceCode: emit(({ context }) => ({ type: 'codeSent', phone: context.form.phone })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    takeRefusal: enqueueActions(({ context, enqueue }, { error: thrown }: { error: unknown }) => {
      const error = toFlowError(thrown);
      enqueue.assign({ error });
      if (error.reason === 'code.wrong' || error.reason === 'code.expired') {
        enqueue.assign({ form: { ...context.form, code: '' } });
      }
      if (error.reason === 'inviteCode.invalid') {
        enqueue.assign({ inviteCode: '' });
        enqueue.emit({ type: 'inviteCodeDropped' });
      }
    }),
    forgetSecrets: assign({ form: EMPTY, violations: {}, error: undefined }),
  },
}).createMachine({
  id: 'sign-up',
  context: ({ input }) => ({
    clock: input.clock,
    countryCode: input.countryCode,
    smsEnabled: input.smsEnabled,
    bankEnabled: input.bankEnabled,
    inviteCode: input.inviteCode ?? '',
    deadlines: input.deadlines ?? {},
    form: EMPTY,
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { clock, deadlines }, self }) => ({ clock, deadlines, listener: self }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'identity',
  states: {
    identity: {
      on: {
        'submit.identity': [
          { guard: 'breaksRules', actions: 'take' },
          { guard: 'hasSms', target: 'requestingCode', actions: 'take' },
          { target: 'password', actions: 'take' },
        ],
      },
    },
    requestingCode: {
      entry: 'requestCode',
      on: {
        'code.sent': { target: 'code', actions: 'announceCode' },
        'code.failed': {
          target: 'identity',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'identity', actions: 'cancelRequest' },
      },
    },
    code: {
      on: {
        'submit.code': [
          { guard: 'breaksRules', actions: 'take' },
          { target: 'password', actions: 'take' },
        ],
        'code.sent': { actions: ['clear', 'announceCode'] },
        'code.failed': {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'identity', actions: 'clear' },
      },
    },
    password: {
      on: {
        'submit.password': [
          { guard: 'breaksRules', actions: 'take' },
          { guard: 'hasBank', target: 'bank', actions: 'take' },
          { target: 'registering', actions: 'take' },
        ],
        back: [
          { guard: 'hasSms', target: 'code', actions: 'clear' },
          { target: 'identity', actions: 'clear' },
        ],
      },
    },
    bank: {
      on: {
        'submit.bank': [
          { guard: 'breaksRules', actions: 'take' },
          { target: 'account', actions: 'take' },
        ],
        back: { target: 'password', actions: 'clear' },
      },
    },
    account: {
      on: {
        'submit.account': [
          { guard: 'breaksRules', actions: 'take' },
          { target: 'registering', actions: 'take' },
        ],
        back: { target: 'bank', actions: 'clear' },
      },
    },
    registering: {
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ context }) => toPayload(context),
        onDone: {
          target: 'done',
          actions: emit(({ event }) => ({ type: 'loggedIn', token: event.output.token })),
        },
        onError: [
          {
            guard: {
              type: 'belongsTo',
              params: ({ event }) => ({ error: event.error, step: 'identity' }),
            },
            target: 'identity',
            actions: { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: {
              type: 'belongsTo',
              params: ({ event }) => ({ error: event.error, step: 'code' }),
            },
            target: 'code',
            actions: { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: {
              type: 'belongsTo',
              params: ({ event }) => ({ error: event.error, step: 'password' }),
            },
            target: 'password',
            actions: { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: {
              type: 'belongsTo',
              params: ({ event }) => ({ error: event.error, step: 'bank' }),
            },
            target: 'bank',
            actions: { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'account',
            actions: { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    done: { entry: 'forgetSecrets' },
    unavailable: { entry: assign({ form: EMPTY, violations: {} }) },
  },
});
