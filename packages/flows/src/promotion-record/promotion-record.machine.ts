import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, setup } from 'xstate';
import { backoff, isFinalRefusal, required, unprovided } from '../kit/index.ts';
import { hasChanged, isIn, isPossible } from './promotion-record.guards.ts';
import type {
  Ending,
  PromotionRecordActors,
  PromotionRecordContext,
  PromotionRecordEmitted,
  PromotionRecordEvent,
  PromotionRecordInput,
  PromotionRecordMeta,
  RecordAndPreview,
} from './promotion-record.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const promotionRecordActors: PromotionRecordActors = {
  loadRecord: unprovided('loadRecord'),
  endRecord: unprovided('endRecord'),
};

/**
 * A joined promotion until its end: ongoing and settlable change into each other; settling, closing
 * and unlocking are previewed and confirmed; closing is polled; and nothing leaves settled, closed
 * and unlocked. A confirmed ending that no longer does what its preview said is refused, and
 * previewed again. One without an answer is repeated with its key.
 */
export const promotionRecordMachine = setup({
  types: {} as {
    input: PromotionRecordInput;
    context: PromotionRecordContext;
    events: PromotionRecordEvent;
    emitted: PromotionRecordEmitted;
    tags: 'busy';
    meta: PromotionRecordMeta;
  },
  actors: {
    loadRecord: promotionRecordActors.loadRecord,
    endRecord: promotionRecordActors.endRecord,
  },
  delays: { pollDelay: ({ context }) => backoff(context.attempt) },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => toCallFailure(error).code === 404,
    hasChanged: (_, { error }: { error: unknown }) => hasChanged(toCallFailure(error)),
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toCallFailure(error)),
    isPossible: ({ context }) => isPossible(required(context.loaded, 'loaded'), context.ending),
    isOngoing: ({ context }) => isIn(required(context.loaded, 'loaded'), 'ongoing'),
    isSettlable: ({ context }) => isIn(required(context.loaded, 'loaded'), 'settlable'),
    isClosing: ({ context }) => isIn(required(context.loaded, 'loaded'), 'closing'),
    isSettled: ({ context }) => isIn(required(context.loaded, 'loaded'), 'settled'),
    isClosed: ({ context }) => isIn(required(context.loaded, 'loaded'), 'closed'),
  },
  actions: {
    keepLoaded: assign((_, { loaded }: { loaded: RecordAndPreview }) => ({ loaded })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    begin: assign((_, { ending }: { ending: Ending }) => ({
      ending,
      isChanged: false,
      error: undefined,
    })),
    createKey: assign({ idempotencyKey: ({ context }) => context.createKey() }),
    markChanged: assign({ isChanged: true }),
    forget: assign({ ending: undefined, isChanged: false, idempotencyKey: undefined }),
    announce: enqueueActions(({ enqueue }, { loaded }: { loaded: RecordAndPreview }) => {
      enqueue.assign({ attempt: 0 });
      enqueue.emit({ type: 'ended', record: loaded.record });
    }),
    increaseDelay: assign({ attempt: ({ context }) => context.attempt + 1 }),
  },
}).createMachine({
  id: 'promotion-record',
  context: ({ input }) => ({
    ...input,
    loaded: undefined,
    ending: undefined,
    idempotencyKey: undefined,
    isChanged: false,
    attempt: 0,
    error: undefined,
  }),
  initial: 'loading',
  states: {
    loading: {
      meta: { view: 'loading' },
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
            target: 'notFound',
          },
          {
            target: 'loadFailed',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    loadFailed: { meta: { view: 'loadFailed' }, on: { retry: 'loading' } },
    notFound: { meta: { view: 'notFound' } },
    sorting: {
      always: [
        { guard: 'isOngoing', target: 'open.ongoing' },
        { guard: 'isSettlable', target: 'open.settlable' },
        { guard: 'isClosing', target: 'closing' },
        { guard: 'isSettled', target: 'settled' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'unlocked' },
      ],
    },
    open: {
      meta: { view: 'open' },
      entry: 'forget',
      initial: 'ongoing',
      states: { ongoing: {}, settlable: {} },
      on: {
        refresh: 'refreshing',
        end: {
          target: 'previewing.first',
          actions: { type: 'begin', params: ({ event }) => ({ ending: event.ending }) },
        },
      },
    },
    refreshing: {
      meta: { view: 'open' },
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'sorting',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        // Keeps the amounts on the screen; the next change refreshes them.
        onError: 'sorting',
      },
      on: {
        end: {
          target: 'previewing.first',
          actions: { type: 'begin', params: ({ event }) => ({ ending: event.ending }) },
        },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'loadRecord',
        src: 'loadRecord',
        input: ({ context: { id } }) => ({ id }),
        onDone: {
          target: 'deciding',
          actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: {
          target: 'sorting',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'first',
      states: {
        first: { meta: { view: 'open' } },
        /** The previous preview stays on the screen. */
        again: { meta: { view: 'confirming' } },
      },
    },
    deciding: { always: [{ guard: 'isPossible', target: 'confirming' }, { target: 'sorting' }] },
    confirming: {
      meta: { view: 'confirming' },
      entry: 'createKey',
      on: { confirm: 'ending', cancel: 'sorting' },
    },
    ending: {
      tags: 'busy',
      meta: { view: 'confirming' },
      invoke: {
        id: 'endRecord',
        src: 'endRecord',
        input: ({ context: { ending, id, idempotencyKey, loaded } }) => ({
          id,
          ending: required(ending, 'ending'),
          preview: required(loaded?.preview ?? undefined, 'preview'),
          idempotencyKey: required(idempotencyKey, 'idempotencyKey'),
        }),
        onDone: {
          target: 'sorting',
          actions: [
            { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
            { type: 'announce', params: ({ event }) => ({ loaded: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'hasChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'previewing.again',
            actions: [
              'markChanged',
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'refreshing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'uncertain' },
        ],
      },
    },
    uncertain: { meta: { view: 'uncertain' }, on: { retry: 'ending' } },
    closing: {
      meta: { view: 'closing' },
      initial: 'waiting',
      states: {
        waiting: {
          after: { pollDelay: { target: 'polling', actions: 'increaseDelay' } },
          on: { refresh: 'polling' },
        },
        polling: {
          invoke: {
            id: 'loadRecord',
            src: 'loadRecord',
            input: ({ context: { id } }) => ({ id }),
            onDone: {
              target: '#promotion-record.sorting',
              actions: { type: 'keepLoaded', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: 'waiting',
          },
        },
      },
    },
    settled: { meta: { view: 'ended' } },
    closed: { meta: { view: 'ended' } },
    unlocked: { meta: { view: 'ended' } },
  },
});
