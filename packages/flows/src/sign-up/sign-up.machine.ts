import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import { unprovided } from '../kit/index.ts';
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
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
  verification: phoneVerificationMachine,
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
 * Sign-up in steps: phone and optional username; SMS code and bank with account, each if the site
 * requires them; password. The form is kept on back and after refusals; its secrets are cleared on
 * success. The child `verification` sends and accepts the code, which `register` verifies.
 */
export const signUpMachine = setup({
  types: {} as {
    input: SignUpInput;
    context: SignUpContext;
    events: SignUpEvent;
    emitted: SignUpEmitted;
    children: { verification: 'verification'; register: 'register' };
    tags: 'busy';
    /** `last`: bank account or password, whichever the site requires last. */
    meta: { readonly step: SignUpStep | 'last' | 'unavailable' };
  },
  actors: { verification: signUpActors.verification, register: signUpActors.register },
  guards: {
    breaksRules: ({ context, event }) =>
      Object.keys(checkStep(context, event).violations).length > 0,
    hasSms: ({ context }) => context.smsEnabled,
    hasBank: ({ context }) => context.bankEnabled,
    belongsTo: ({ context }, { error, step }: { error: unknown; step: SignUpStep }) =>
      stepOfError(context, toCallFailure(error)) === step,
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
    takeCode: assign(({ context }, { code }: { code: string }) => ({
      form: { ...context.form, code },
      violations: {},
      error: undefined,
    })),
    sendCode: sendTo('verification', ({ context }) => ({
      type: 'send',
      phone: context.form.phone,
    })),
    stepBack: sendTo('verification', { type: 'back' }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    takeRefusal: enqueueActions(({ context, enqueue }, { error: thrown }: { error: unknown }) => {
      const error = toCallFailure(thrown);
      enqueue.assign({ error });
      if (error.reason === 'code.wrong' || error.reason === 'code.expired') {
        enqueue.assign({ form: { ...context.form, code: '' } });
      }
      if (error.reason === 'inviteCode.invalid') {
        enqueue.assign({ inviteCode: '' });
        enqueue.emit({ type: 'inviteCodeDropped' });
      }
    }),
    // The bank is no secret, and the last step stays on the screen until the app navigates.
    forgetSecrets: assign({
      form: ({ context }) => ({ ...EMPTY, bank: context.form.bank }),
      violations: {},
      error: undefined,
    }),
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
    id: 'verification',
    src: 'verification',
    input: ({ context: { clock, countryCode, deadlines }, self }) => ({
      clock,
      phoneSource: { countryCode },
      deadlines,
      startsWith: 'phone',
      verifiedBy: 'submit',
      parent: self,
    }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'identity',
  states: {
    identity: {
      meta: { step: 'identity' },
      on: {
        'submit.identity': [
          { guard: 'breaksRules', actions: 'take' },
          { guard: 'hasSms', target: 'requestingCode', actions: 'take' },
          { target: 'password', actions: 'take' },
        ],
      },
    },
    requestingCode: {
      meta: { step: 'identity' },
      tags: 'busy',
      entry: 'sendCode',
      on: {
        'code.sent': 'code',
        'code.failed': {
          target: 'identity',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'identity', actions: 'stepBack' },
      },
    },
    code: {
      meta: { step: 'code' },
      on: {
        'verification.succeeded': {
          target: 'password',
          actions: { type: 'takeCode', params: ({ event }) => ({ code: event.code }) },
        },
        'code.sent': { actions: 'clear' },
        'code.failed': {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        back: { target: 'identity', actions: ['clear', 'stepBack'] },
      },
    },
    password: {
      meta: { step: 'password' },
      on: {
        'submit.password': [
          { guard: 'breaksRules', actions: 'take' },
          { guard: 'hasBank', target: 'bank', actions: 'take' },
          { target: 'registering', actions: 'take' },
        ],
        back: [
          { guard: 'hasSms', target: 'code', actions: ['clear', 'stepBack'] },
          { target: 'identity', actions: 'clear' },
        ],
      },
    },
    bank: {
      meta: { step: 'bank' },
      on: {
        'submit.bank': [
          { guard: 'breaksRules', actions: 'take' },
          { target: 'account', actions: 'take' },
        ],
        back: { target: 'password', actions: 'clear' },
      },
    },
    account: {
      meta: { step: 'account' },
      on: {
        'submit.account': [
          { guard: 'breaksRules', actions: 'take' },
          { target: 'registering', actions: 'take' },
        ],
        back: { target: 'bank', actions: 'clear' },
      },
    },
    registering: {
      meta: { step: 'last' },
      tags: 'busy',
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
            actions: [
              { type: 'takeRefusal', params: ({ event }) => ({ error: event.error }) },
              'stepBack',
            ],
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
    done: { meta: { step: 'last' }, entry: 'forgetSecrets' },
    unavailable: { meta: { step: 'unavailable' }, entry: assign({ form: EMPTY, violations: {} }) },
  },
});
