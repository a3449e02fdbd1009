import { PROMOTION_CHECK_INTERVAL_MS } from '@parlor/api/constants';
import type { SettleRecord } from '@parlor/api/entities';
import { assign, enqueueActions, setup, stateIn } from 'xstate';
import { required, unprovided, unprovidedListener } from '../kit/index.ts';
import { findOffer } from './promotion-check.guards.ts';
import type {
  PromotionCheckActors,
  PromotionCheckContext,
  PromotionCheckEmitted,
  PromotionCheckEvent,
  PromotionCheckInput,
  PromotionCheckView,
} from './promotion-check.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const promotionCheckActors: PromotionCheckActors = {
  lead: unprovidedListener('lead'),
  loadSettlable: unprovided('loadSettlable'),
};

/**
 * Asks every five minutes during a session which promotion can be settled, and offers one that was not
 * offered before (docs/product.md: States and transitions; Business constants and limits). Only the leader
 * tab asks.
 */
export const promotionCheckMachine = setup({
  types: {} as {
    input: PromotionCheckInput;
    context: PromotionCheckContext;
    events: PromotionCheckEvent;
    emitted: PromotionCheckEmitted;
    meta: Pick<PromotionCheckView, 'view'>;
  },
  actors: {
    lead: promotionCheckActors.lead,
    loadSettlable: promotionCheckActors.loadSettlable,
  },
  delays: { checkInterval: PROMOTION_CHECK_INTERVAL_MS },
  guards: {
    hasOffer: ({ context }, { records }: { records: readonly SettleRecord[] }) =>
      findOffer(records, context.readHistory()) !== undefined,
  },
  actions: {
    keepOffer: assign(({ context }, { records }: { records: readonly SettleRecord[] }) => ({
      offer: findOffer(records, context.readHistory()),
    })),
    dropOffer: assign({ offer: undefined }),
    remember: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({ type: 'offered', id: required(context.offer, 'offer').id });
    }),
  },
}).createMachine({
  id: 'promotion-check',
  context: ({ input }) => ({ ...input, offer: undefined }),
  initial: 'off',
  states: {
    off: { meta: { view: 'none' }, on: { 'session.opened': 'tracking' } },
    tracking: {
      // Without leader election this tab asks; the stored history keeps two tabs from offering the same.
      invoke: {
        id: 'lead',
        src: 'lead',
        // A leader whose election fails later keeps its offer.
        onError: [{ guard: stateIn({ tracking: 'following' }), target: '.leading' }, {}],
      },
      initial: 'following',
      exit: 'dropOffer',
      on: { 'session.closed': 'off' },
      states: {
        following: { meta: { view: 'following' }, on: { 'lead.gained': 'leading' } },
        leading: {
          initial: 'checking',
          on: { 'lead.lost': { target: 'following', actions: 'dropOffer' } },
          states: {
            checking: {
              meta: { view: 'checking' },
              invoke: {
                id: 'loadSettlable',
                src: 'loadSettlable',
                onDone: [
                  {
                    guard: { type: 'hasOffer', params: ({ event }) => ({ records: event.output }) },
                    target: 'due',
                    actions: {
                      type: 'keepOffer',
                      params: ({ event }) => ({ records: event.output }),
                    },
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: { meta: { view: 'none' }, after: { checkInterval: 'checking' } },
            // What can be settled changes while it waits for its turn.
            due: {
              meta: { view: 'due' },
              after: { checkInterval: { target: 'checking', actions: 'dropOffer' } },
              on: { show: 'showing' },
            },
            // Stored as soon as it is shown: closing the tab counts as having seen it.
            showing: {
              meta: { view: 'shown' },
              entry: 'remember',
              on: { dismissed: { target: 'waiting', actions: 'dropOffer' } },
            },
          },
        },
      },
    },
  },
});
