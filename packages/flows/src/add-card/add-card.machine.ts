import type { BankCard } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, setup } from 'xstate';
import { required, unprovided } from '../kit/index.ts';
import { requiresProof } from '../proof/proof.guards.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { checkCard } from './add-card.guards.ts';
import type {
  AddCardActors,
  AddCardContext,
  AddCardEmitted,
  AddCardEvent,
  AddCardInput,
  AddCardOutput,
} from './add-card.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const addCardActors: AddCardActors = {
  saveCard: unprovided('saveCard'),
  proof: proofMachine,
};

/**
 * Adds a bank card, after a fresh proof if the server requires one (S19; specification: Entities and their fields).
 * Ends with the card, or without one if the player cancelled.
 */
export const addCardMachine = setup({
  types: {} as {
    input: AddCardInput;
    context: AddCardContext;
    events: AddCardEvent;
    emitted: AddCardEmitted;
    output: AddCardOutput;
    children: { saveCard: 'saveCard'; proof: 'proof' };
    tags: 'busy';
  },
  actors: { saveCard: addCardActors.saveCard, proof: addCardActors.proof },
  guards: {
    hasNewCard: ({ context }) => context.newCard !== undefined,
    requiresProof: (_, { error }: { error: unknown }) => requiresProof(toCallFailure(error)),
    isProven: (_, { isProven }: { isProven: boolean }) => isProven,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    keepCard: enqueueActions(({ enqueue }, { card }: { card: BankCard }) => {
      enqueue.assign({ card });
      enqueue.emit({ type: 'cardAdded', card });
    }),
    dropNewCard: assign({ newCard: undefined }),
  },
}).createMachine({
  id: 'add-card',
  context: ({ input }) => ({
    proof: input.proof,
    newCard: undefined,
    card: undefined,
    violations: {},
    error: undefined,
  }),
  output: ({ context }) => ({ card: context.card }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        submit: {
          target: 'checking',
          actions: assign(({ event }) => ({ ...checkCard(event), error: undefined })),
        },
        cancel: 'ended',
      },
    },
    checking: { always: [{ guard: 'hasNewCard', target: 'saving' }, { target: 'entering' }] },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveCard',
        src: 'saveCard',
        input: ({ context }) => ({ card: required(context.newCard, 'newCard') }),
        onDone: {
          target: 'ended',
          actions: { type: 'keepCard', params: ({ event }) => ({ card: event.output }) },
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
      tags: 'busy',
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
    ended: { type: 'final', entry: 'dropNewCard' },
  },
});
