import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, sendTo, setup } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { required, unprovided } from '../kit/index.ts';
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import { getViolations, toAttempt } from './reset-password.guards.ts';
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
  verification: phoneVerificationMachine,
  resetPassword: unprovided('resetPassword'),
  changePassword: unprovided('changePassword'),
};

const attempted = ({ context }: { context: ResetPasswordContext }): ResetPasswordAttempt =>
  required(context.attempt, 'attempt');

/**
 * Sets a new password: for a visitor who forgot it and verifies with a code, or for a logged-in
 * player. The child `verification` sends the code.
 */
export const resetPasswordMachine = setup({
  types: {} as {
    input: ResetPasswordInput;
    context: ResetPasswordContext;
    events: ResetPasswordEvent;
    emitted: ResetPasswordEmitted;
    children: {
      verification: 'verification';
      resetPassword: 'resetPassword';
      changePassword: 'changePassword';
    };
    tags: 'busy';
  },
  actors: {
    verification: resetPasswordActors.verification,
    resetPassword: resetPasswordActors.resetPassword,
    changePassword: resetPasswordActors.changePassword,
  },
  guards: {
    keepsRules: ({ context, event }) =>
      event.type === 'submit' && Object.keys(getViolations(context, event)).length === 0,
    isForgotten: ({ context }) => context.mode === 'forgotten',
    needsProof: ({ context }) => context.mode === 'first' && !context.hasProof,
    isProofStale: (_, { error }: { error: unknown }) =>
      toCallFailure(error).reason === 'proofNeeded',
  },
  actions: {
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
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    submitCode: sendTo('verification', (from) => ({
      type: 'submit',
      code: attempted(from).code,
    })),
    /** Shows the field of the code again. */
    stepBack: sendTo('verification', { type: 'back' }),
    clear: assign({ error: undefined }),
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
    attempt: undefined,
    hasProof: false,
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'verification',
    src: 'verification',
    input: ({ context: { mode, clock, countryCode, deadlines }, self }) => ({
      clock,
      deadlines,
      phoneSource: mode === 'forgotten' ? { countryCode } : { fixedPhone: OWN_PHONE },
      startsWith: 'code',
      verifiedBy: mode === 'forgotten' ? 'submit' : 'call',
      parent: self,
    }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.sent': { actions: 'clear' },
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
      tags: 'busy',
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
      tags: 'busy',
      entry: 'submitCode',
      on: {
        'verification.succeeded': { target: 'changing', actions: 'keepProof' },
        'verification.refused': {
          target: 'editing',
          actions: ['end', { type: 'keepError', params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
    changing: {
      tags: 'busy',
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
              'stepBack',
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
