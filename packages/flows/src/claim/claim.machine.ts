import { toCallFailure } from '@parlor/api/errors';
import { assign, emit, setup } from 'xstate';
import { isFinalRefusal, required, unprovided } from '../kit/index.ts';
import type {
  ClaimActors,
  ClaimContext,
  ClaimDetails,
  ClaimEmitted,
  ClaimEvent,
  ClaimInput,
  ClaimView,
} from './claim.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const claimActors: ClaimActors = { claim: unprovided('claim') };

/**
 * Claiming one reward: a bonus, a rebate, referral earnings or the prize of an activity. It is
 * claimed once, or has expired; a request without an answer is repeated with its key.
 */
export const claimMachine = setup({
  types: {} as {
    input: ClaimInput;
    context: ClaimContext;
    events: ClaimEvent;
    emitted: ClaimEmitted;
    meta: { readonly view: ClaimView['view'] };
  },
  actors: { claim: claimActors.claim },
  guards: {
    isOver: (_, { error }: { error: unknown }) => {
      const { code, reason } = toCallFailure(error);
      return (
        code === 404 ||
        reason === 'claim.expired' ||
        reason === 'conflict' ||
        reason === 'event.ended'
      );
    },
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toCallFailure(error)),
  },
  actions: {
    createOrder: assign(({ context: { createKey, id } }, details: ClaimDetails) => ({
      order: { ...details, id, idempotencyKey: createKey() },
      error: undefined,
    })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    announceClaimed: emit({ type: 'changed', outcome: 'claimed' }),
    announceOver: emit({ type: 'changed', outcome: 'over' }),
  },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ ...input, order: undefined, error: undefined }),
  initial: 'ready',
  states: {
    ready: {
      meta: { view: 'ready' },
      on: {
        claim: {
          target: 'claiming',
          actions: { type: 'createOrder', params: ({ event }) => event.details ?? {} },
        },
      },
    },
    claiming: {
      meta: { view: 'claiming' },
      invoke: {
        id: 'claim',
        src: 'claim',
        input: ({ context }) => required(context.order, 'order'),
        onDone: { target: 'claimed', actions: 'announceClaimed' },
        onError: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) },
            target: 'over',
            actions: [
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              'announceOver',
            ],
          },
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'ready',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'uncertain',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    uncertain: { meta: { view: 'uncertain' }, on: { retry: 'claiming' } },
    claimed: { meta: { view: 'claimed' } },
    /** Expired, or claimed on another device. */
    over: { meta: { view: 'over' } },
  },
});
