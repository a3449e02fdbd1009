import { PROMOTION_CHECK_INTERVAL_MS } from '@parlor/api/constants';
import type { SettleRecord } from '@parlor/api/entities';
import { assign, enqueueActions, raise, setup, stateIn } from 'xstate';
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

/** Another player has logged in, perhaps in another tab: discards the previous player's offer. */
const anotherPlayer = { target: 'checking', reenter: true, actions: 'dropOffer' } as const;

/**
 * Asks during a session which promotion can be settled: when home opens, and every five minutes in
 * the leader tab, which tells the others what it finds. Home offers a record that was not offered
 * before.
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
    isLeading: stateIn({ tracking: { role: { elected: 'leading' } } }),
  },
  actions: {
    ask: raise({ type: 'check' }),
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
      type: 'parallel',
      exit: 'dropOffer',
      on: { 'session.closed': 'off' },
      states: {
        role: {
          initial: 'elected',
          states: {
            elected: {
              invoke: { id: 'lead', src: 'lead', onError: 'alone' },
              initial: 'following',
              states: {
                following: { on: { 'lead.gained': 'leading' } },
                leading: {
                  after: { checkInterval: { target: 'leading', reenter: true, actions: 'ask' } },
                  on: { 'lead.lost': 'following' },
                },
              },
            },
            // Without leader election this tab asks; the stored history keeps two tabs from offering the same.
            alone: {
              after: { checkInterval: { target: 'alone', reenter: true, actions: 'ask' } },
            },
          },
        },
        offer: {
          initial: 'none',
          states: {
            none: { meta: { view: 'none' }, on: { check: 'checking' } },
            checking: {
              meta: { view: 'checking' },
              on: { 'session.opened': anotherPlayer },
              invoke: {
                id: 'loadSettlable',
                src: 'loadSettlable',
                onDone: [
                  {
                    guard: { type: 'hasOffer', params: ({ event }) => ({ records: event.output }) },
                    target: 'due',
                    actions: [
                      { type: 'keepOffer', params: ({ event }) => ({ records: event.output }) },
                      enqueueActions(({ enqueue, check }) => {
                        if (check('isLeading')) enqueue.emit({ type: 'found' });
                      }),
                    ],
                  },
                  { target: 'none' },
                ],
                onError: 'none',
              },
            },
            // What can be settled changes while it waits for its turn.
            due: {
              meta: { view: 'due' },
              on: {
                check: { target: 'checking', actions: 'dropOffer' },
                show: 'showing',
                'session.opened': anotherPlayer,
              },
            },
            // Stored as soon as it is shown: closing the tab counts as having seen it.
            showing: {
              meta: { view: 'shown' },
              entry: 'remember',
              on: {
                dismissed: { target: 'none', actions: 'dropOffer' },
                'session.opened': anotherPlayer,
              },
            },
          },
        },
      },
    },
  },
});
