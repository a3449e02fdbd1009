import { toCallFailure } from '@parlor/api/errors';
import { checkLoginPassword } from '@parlor/api/rules';
import { assign, setup } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { required, unprovided } from '../kit/index.ts';
import { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts';
import type {
  ProofActors,
  ProofContext,
  ProofEvent,
  ProofInput,
  ProofOutput,
  ProofView,
} from './proof.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const proofActors: ProofActors = {
  verification: phoneVerificationMachine,
  givePassword: unprovided('givePassword'),
};

/**
 * A fresh proof that the player acts, by password or by a code to the own phone, which the child
 * `verification` handles. Ends with whether the proof was given; the server remembers it for the
 * request that required it.
 */
export const proofMachine = setup({
  types: {} as {
    input: ProofInput;
    context: ProofContext;
    events: ProofEvent;
    output: ProofOutput;
    children: { verification: 'verification'; givePassword: 'givePassword' };
    meta: { readonly view: ProofView['view'] };
  },
  actors: { verification: proofActors.verification, givePassword: proofActors.givePassword },
  guards: {
    isPassword: (_, { password }: { password: string }) => checkLoginPassword(password).ok,
  },
  actions: {
    checkPassword: assign((_, { password }: { password: string }) => {
      const checked = checkLoginPassword(password);
      return checked.ok
        ? { password, violation: undefined, error: undefined }
        : { violation: checked.violation, error: undefined };
    }),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    dropPassword: assign({ password: undefined }),
  },
}).createMachine({
  id: 'proof',
  context: ({ input }) => ({
    clock: input.clock,
    deadlines: input.readDeadlines(),
    password: undefined,
    isProven: false,
    violation: undefined,
    error: undefined,
  }),
  invoke: {
    id: 'verification',
    src: 'verification',
    input: ({ context: { clock, deadlines }, self }) => ({
      clock,
      deadlines,
      phoneSource: { fixedPhone: OWN_PHONE },
      startsWith: 'code',
      verifiedBy: 'call',
      parent: self,
    }),
    // The password remains.
    onError: { actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'entering',
  output: ({ context: { isProven } }) => ({ isProven }),
  states: {
    entering: {
      meta: { view: 'entering' },
      on: {
        submit: [
          {
            guard: { type: 'isPassword', params: ({ event }) => ({ password: event.password }) },
            target: 'verifyingPassword',
            actions: {
              type: 'checkPassword',
              params: ({ event }) => ({ password: event.password }),
            },
          },
          {
            actions: {
              type: 'checkPassword',
              params: ({ event }) => ({ password: event.password }),
            },
          },
        ],
        'verification.started': 'verifyingCode',
        cancel: 'ended',
      },
    },
    verifyingPassword: {
      meta: { view: 'verifying' },
      invoke: {
        id: 'givePassword',
        src: 'givePassword',
        input: ({ context }) => ({ password: required(context.password, 'password') }),
        onDone: { target: 'ended', actions: assign({ isProven: true }) },
        onError: {
          target: 'entering',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'dropPassword',
    },
    verifyingCode: {
      meta: { view: 'verifying' },
      on: {
        'verification.succeeded': { target: 'ended', actions: assign({ isProven: true }) },
        'verification.refused': 'entering',
      },
    },
    ended: { type: 'final', meta: { view: 'ended' } },
  },
});
