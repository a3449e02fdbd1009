import { assign, emit, sendTo, setup } from 'xstate';
import { OWN_PHONE } from '../code-countdown/code-countdown.guards.ts';
import { codeCountdownMachine } from '../code-countdown/code-countdown.machine.ts';
import { required, toFlowError, unprovided } from '../kit/index.ts';
import { checkProof } from './proof.guards.ts';
import type {
  ProofActors,
  ProofContext,
  ProofEmitted,
  ProofEvent,
  ProofInput,
  ProofOutput,
} from './proof.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const proofActors: ProofActors = {
  countdown: codeCountdownMachine,
  giveProof: unprovided('giveProof'),
};

/**
 * A fresh proof that the player acts (S19), by password or by a code to the own phone. Ends with whether
 * the proof was given; the server remembers it for the request that required it.
 */
export const proofMachine = setup({
  types: {} as {
    input: ProofInput;
    context: ProofContext;
    events: ProofEvent;
    emitted: ProofEmitted;
    output: ProofOutput;
    children: { countdown: 'countdown'; giveProof: 'giveProof' };
    tags: 'busy';
  },
  actors: { countdown: proofActors.countdown, giveProof: proofActors.giveProof },
  guards: { hasProof: ({ context }) => context.proof !== undefined },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    clear: assign({ violations: {}, error: undefined }),
    check: assign(({ event }) =>
      event.type === 'proof.password' || event.type === 'proof.code'
        ? { ...checkProof(event), error: undefined }
        : {},
    ),
    dropProof: assign({ proof: undefined }),
    sendCode: sendTo('countdown', { type: 'send', phone: OWN_PHONE }),
    announceCode: emit({ type: 'codeSent' }),
  },
}).createMachine({
  id: 'proof',
  context: ({ input }) => ({
    clock: input.clock,
    deadlines: input.readDeadlines(),
    proof: undefined,
    isProven: false,
    violations: {},
    error: undefined,
  }),
  invoke: {
    id: 'countdown',
    src: 'countdown',
    input: ({ context: { clock, deadlines }, self }) => ({
      clock,
      deadlines,
      phone: OWN_PHONE,
      listener: self,
    }),
    // The password remains.
    onError: { actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
  },
  initial: 'entering',
  output: ({ context: { isProven } }) => ({ isProven }),
  states: {
    entering: {
      on: {
        'proof.sendCode': { actions: ['clear', 'sendCode'] },
        'code.sent': { actions: ['clear', 'announceCode'] },
        'code.failed': {
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
        'proof.password': { target: 'checking', actions: 'check' },
        'proof.code': { target: 'checking', actions: 'check' },
        cancel: 'ended',
      },
    },
    checking: { always: [{ guard: 'hasProof', target: 'verifying' }, { target: 'entering' }] },
    verifying: {
      tags: 'busy',
      invoke: {
        id: 'giveProof',
        src: 'giveProof',
        input: ({ context }) => ({ proof: required(context.proof, 'proof') }),
        onDone: { target: 'ended', actions: assign({ isProven: true }) },
        onError: {
          target: 'entering',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      exit: 'dropProof',
    },
    ended: { type: 'final' },
  },
});
