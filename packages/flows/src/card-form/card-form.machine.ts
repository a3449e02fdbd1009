import { toCallFailure } from '@parlor/api/errors';
import { assign, setup } from 'xstate';
import { required, unprovided } from '../kit/index.ts';
import { requiresProof } from '../proof/proof.guards.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { checkCard } from './card-form.guards.ts';
import type {
  CardFormActors,
  CardFormContext,
  CardFormEvent,
  CardFormInput,
  CardFormOutput,
  CardFormView,
} from './card-form.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const cardFormActors: CardFormActors = {
  saveCard: unprovided('saveCard'),
  proof: proofMachine,
};

/**
 * Adds or edits a bank card, after a fresh proof if the server requires one. Ends with the saved
 * card, or without one if the player cancelled.
 */
export const cardFormMachine = setup({
  types: {} as {
    input: CardFormInput;
    context: CardFormContext;
    events: CardFormEvent;
    output: CardFormOutput;
    children: { saveCard: 'saveCard'; proof: 'proof' };
    meta: { readonly view: CardFormView['view'] };
  },
  actors: { saveCard: cardFormActors.saveCard, proof: cardFormActors.proof },
  guards: {
    hasRequest: ({ context }) => context.request !== undefined,
    requiresProof: (_, { error }: { error: unknown }) => requiresProof(toCallFailure(error)),
    isProven: (_, { isProven }: { isProven: boolean }) => isProven,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    dropRequest: assign({ request: undefined }),
  },
}).createMachine({
  id: 'card-form',
  context: ({ input }) => ({
    proof: input.proof,
    card: input.card,
    request: undefined,
    saved: undefined,
    violations: {},
    error: undefined,
  }),
  output: ({ context }) => ({ card: context.saved }),
  initial: 'entering',
  states: {
    entering: {
      meta: { view: 'entering' },
      on: {
        submit: {
          target: 'checking',
          actions: assign(({ context, event }) => ({
            ...checkCard(context, event),
            error: undefined,
          })),
        },
        cancel: 'ended',
      },
    },
    checking: { always: [{ guard: 'hasRequest', target: 'saving' }, { target: 'entering' }] },
    saving: {
      meta: { view: 'saving' },
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => required(context.request, 'request'),
        onDone: {
          target: 'ended',
          actions: assign({ saved: ({ event }) => event.output }),
        },
        onError: [
          {
            guard: { type: 'requiresProof', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
          },
          {
            target: 'entering',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    proving: {
      meta: { view: 'proving' },
      invoke: {
        id: 'proof',
        src: 'proof',
        input: ({ context }) => context.proof,
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'saving',
          },
          { target: 'entering' },
        ],
        onError: {
          target: 'entering',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ended: { type: 'final', meta: { view: 'ended' }, entry: 'dropRequest' },
  },
});
