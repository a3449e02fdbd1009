import { assign, emit, sendTo, setup } from 'xstate';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { toFlowError, unprovided } from '../kit/index.ts';
import { getPhone, getViolations, toAttempt } from './reset-password.guards.ts';
import type {
  ResetPasswordActors,
  ResetPasswordAttempt,
  ResetPasswordContext,
  ResetPasswordEmitted,
  ResetPasswordEvent,
  ResetPasswordInput,
} from './reset-password.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const resetPasswordActors: ResetPasswordActors = {
  countdown: codeCountdownMachine,
  resetPassword: unprovided('resetPassword'),
  changePassword: unprovided('changePassword'),
  giveProof: unprovided('giveProof'),
};

const noAttempt: ResetPasswordAttempt = {
  phone: '',
  code: '',
  username: '',
  oldPassword: '',
  newPassword: '',
  endOtherSessions: false,
};

const attempted = ({ context }: { context: ResetPasswordContext }): ResetPasswordAttempt =>
  context.attempt ?? noAttempt;

/**
 * Sets a new password (specification: Screens and routes; Entities and their fields; Validation rules): for a visitor who forgot it and verifies with a code, or
 * for a logged-in player. The child `countdown` handles sending, countdown and captcha.
 */
export const resetPasswordMachine = setup({
  types: {} as {
    input: ResetPasswordInput;
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    emitted: ResetPasswordEmitted;
    children: {
      countdown: 'countdown';
      resetPassword: 'resetPassword';
      changePassword: 'changePassword';
      giveProof: 'giveProof';
    };
  },
  actors: {
    countdown: resetPasswordActors.countdown,
    resetPassword: resetPasswordActors.resetPassword,
    changePassword: resetPasswordActors.changePassword,
    giveProof: resetPasswordActors.giveProof,
  },
  guards: {
    isPhone: ({ context }, { phone }: { phone: string }) => getPhone(context, phone).ok,
    keepsRules: ({ context, event }) =>
      event.type === 'submit' && Object.keys(getViolations(context, event)).length === 0,
    isForgotten: ({ context }) => context.mode === 'forgotten',
    needsProof: ({ context }) => context.mode === 'first' && !context.hasProof,
    isProofStale: (_, { error }: { error: unknown }) => toFlowError(error).reason === 'proofNeeded',
  },
  actions: {
    checkPhone: assign(({ context }, { phone }: { phone: string }) => {
      const checked = getPhone(context, phone);
      const { phone: _, ...others } = context.violations;
      return {
        violations: checked.ok ? others : { ...others, phone: checked.violation },
        error: undefined,
      };
    }),
    requestCode: sendTo('countdown', ({ context }, { phone }: { phone: string }) => {
      const checked = getPhone(context, phone);
      return { type: 'send' as const, phone: checked.ok ? checked.value : '' };
    }),
    check: assign({
      violations: ({ context, event }) =>
        event.type === 'submit' ? getViolations(context, event) : {},
      error: undefined,
    }),
    begin: assign({
      attempt: ({ context, event }) =>
        event.type === 'submit' ? toAttempt(context, event) : undefined,
    }),
    end: assign({ attempt: undefined }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    keepProof: assign({ hasProof: true }),
    dropProof: assign({ hasProof: false }),
    announceReset: emit({ type: 'passwordReset' }),
  },
}).createMachine({
  id: 'reset-password',
  context: ({ input }) => ({
    mode: input.mode,
    clock: input.clock,
    countryCode: input.countryCode,
    deadlines: input.deadlines ?? {},
    sentTo: '',
    attempt: undefined,
    hasProof: false,
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
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.request': [
          {
            guard: { type: 'isPhone', params: ({ event }) => ({ phone: event.phone ?? '' }) },
            actions: [
              { type: 'checkPhone', params: ({ event }) => ({ phone: event.phone ?? '' }) },
              { type: 'requestCode', params: ({ event }) => ({ phone: event.phone ?? '' }) },
            ],
          },
          {
            actions: {
              type: 'checkPhone',
              params: ({ event }) => ({ phone: event.phone ?? '' }),
            },
          },
        ],
        'code.sent': {
          actions: [
            assign({ sentTo: ({ event }) => event.phone, error: undefined }),
            emit(({ event }) => ({ type: 'codeSent' as const, phone: event.phone })),
          ],
        },
        'code.failed': {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        submit: [
          { guard: 'keepsRules', target: 'submitting', actions: ['check', 'begin'] },
          { actions: 'check' },
        ],
      },
    },
    submitting: {
      always: [
        { guard: 'isForgotten', target: 'resetting' },
        { guard: 'needsProof', target: 'proving' },
        { target: 'changing' },
      ],
    },
    resetting: {
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: (from) => {
          const { phone, code, username, newPassword } = attempted(from);
          return { phone, code, username, password: newPassword };
        },
        onDone: {
          target: 'done',
          actions: [
            'announceReset',
            emit(({ event }) => ({ type: 'loggedIn' as const, token: event.output.token })),
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'end',
    },
    proving: {
      invoke: {
        id: 'giveProof',
        src: 'giveProof',
        input: (from) => ({ code: attempted(from).code }),
        onDone: { target: 'changing', actions: 'keepProof' },
        onError: {
          target: 'editing',
          actions: ['end', { type: 'keepError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    changing: {
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: (from) => {
          const { oldPassword, newPassword, endOtherSessions } = attempted(from);
          return { oldPassword, newPassword, endOtherSessions };
        },
        onDone: { target: 'done', actions: 'announceReset' },
        onError: [
          {
            guard: { type: 'isProofStale', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: [
              'dropProof',
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'editing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      exit: 'end',
    },
    done: {},
    unavailable: { entry: 'end' },
  },
});
