import type { ParticipationPreview, PromotionRecord } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, setup } from 'xstate';
import { isFinalRefusal, required, unprovided } from '../kit/index.ts';
import { checkJoin } from './promotion-join.guards.ts';
import type {
  PromotionJoinActors,
  PromotionJoinContext,
  PromotionJoinEmitted,
  PromotionJoinEvent,
  PromotionJoinInput,
  PromotionJoinMeta,
} from './promotion-join.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const promotionJoinActors: PromotionJoinActors = {
  previewJoin: unprovided('previewJoin'),
  join: unprovided('join'),
};

/**
 * Joining a promotion: the amount in the allowed range and the code are checked, the server
 * previews bonus and requirement, the player confirms. A request without an answer is repeated with
 * its key; after a reload, the promotion names its record, so no draft is stored.
 */
export const promotionJoinMachine = setup({
  types: {} as {
    input: PromotionJoinInput;
    context: PromotionJoinContext;
    events: PromotionJoinEvent;
    emitted: PromotionJoinEmitted;
    tags: 'busy';
    meta: PromotionJoinMeta;
  },
  actors: { previewJoin: promotionJoinActors.previewJoin, join: promotionJoinActors.join },
  guards: {
    hasRecord: ({ context }) => context.promotion.recordId !== null,
    isClosed: ({ context }) => context.promotion.status !== 'open',
    isComplete: ({ context }, form: { amount: string; code: string }) =>
      checkJoin(context, form).values !== undefined,
    hasEnded: (_, { error }: { error: unknown }) => toCallFailure(error).reason === 'event.ended',
    isAlreadyJoined: (_, { error }: { error: unknown }) =>
      toCallFailure(error).reason === 'promotion.alreadyJoined',
    hasChanged: (_, { error }: { error: unknown }) => toCallFailure(error).reason === 'conflict',
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toCallFailure(error)),
  },
  actions: {
    keepForm: assign(({ context }, { amount, code }: { amount: string; code: string }) => {
      const { values, violations } = checkJoin(context, { amount, code });
      const draft = values && { ...values, idempotencyKey: context.createKey() };
      return { amount, code, violations, draft, isChanged: false, error: undefined };
    }),
    keepPreview: assign((_, { preview }: { preview: ParticipationPreview }) => ({ preview })),
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    renewKey: assign(({ context: { createKey, draft } }) => ({
      draft: { ...required(draft, 'draft'), idempotencyKey: createKey() },
      isChanged: true,
    })),
    keepRecord: enqueueActions(({ enqueue }, { record }: { record: PromotionRecord }) => {
      enqueue.assign({ record });
      enqueue.emit({ type: 'joined', record });
    }),
  },
}).createMachine({
  id: 'promotion-join',
  context: ({ input }) => ({
    ...input,
    amount: '',
    code: '',
    violations: { amount: undefined, code: undefined },
    draft: undefined,
    preview: undefined,
    isChanged: false,
    record: undefined,
    error: undefined,
  }),
  on: { 'balance.changed': { actions: assign({ balance: ({ event }) => event.balance }) } },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasRecord', target: 'alreadyJoined' },
        { guard: 'isClosed', target: 'closed' },
        { target: 'editing' },
      ],
    },
    closed: { meta: { view: 'closed' } },
    alreadyJoined: { meta: { view: 'alreadyJoined' } },
    editing: {
      meta: { view: 'form' },
      on: {
        submit: [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'previewing.first',
            actions: { type: 'keepForm', params: ({ event }) => event },
          },
          { actions: { type: 'keepForm', params: ({ event }) => event } },
        ],
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        id: 'previewJoin',
        src: 'previewJoin',
        input: ({ context }) => required(context.draft, 'draft'),
        onDone: {
          target: 'confirming',
          actions: { type: 'keepPreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
          },
          {
            target: 'editing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      initial: 'first',
      states: {
        first: { meta: { view: 'form' } },
        /** The previous preview stays on the screen. */
        again: { meta: { view: 'confirming' } },
      },
    },
    confirming: {
      meta: { view: 'confirming' },
      on: { confirm: 'joining', edit: 'editing' },
    },
    joining: {
      tags: 'busy',
      meta: { view: 'confirming' },
      invoke: {
        id: 'join',
        src: 'join',
        input: ({ context: { draft, preview } }) => ({
          draft: required(draft, 'draft'),
          preview: required(preview, 'preview'),
        }),
        onDone: {
          target: 'joined',
          actions: { type: 'keepRecord', params: ({ event }) => ({ record: event.output }) },
        },
        onError: [
          {
            guard: { type: 'hasEnded', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
          },
          {
            guard: { type: 'isAlreadyJoined', params: ({ event }) => ({ error: event.error }) },
            target: 'alreadyJoined',
          },
          {
            guard: { type: 'hasChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'previewing.again',
            actions: 'renewKey',
          },
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'editing',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'uncertain' },
        ],
      },
    },
    uncertain: { meta: { view: 'uncertain' }, on: { retry: 'joining' } },
    joined: { meta: { view: 'joined' } },
  },
});
