import type { BankCard } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, setup } from 'xstate';
import { cardFormMachine } from '../card-form/card-form.machine.ts';
import { required, unprovided } from '../kit/index.ts';
import type {
  BankCardsActors,
  BankCardsContext,
  BankCardsEmitted,
  BankCardsEvent,
  BankCardsInput,
  BankCardsMeta,
} from './bank-cards.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const bankCardsActors: BankCardsActors = {
  loadCards: unprovided('loadCards'),
  deleteCard: unprovided('deleteCard'),
  setDefault: unprovided('setDefault'),
  cardForm: cardFormMachine,
};

/**
 * The player's bank cards: list, add, edit, delete with a confirmation, default. The server decides
 * on every change, so the list is reloaded after each.
 */
export const bankCardsMachine = setup({
  types: {} as {
    input: BankCardsInput;
    context: BankCardsContext;
    events: BankCardsEvent;
    emitted: BankCardsEmitted;
    children: {
      loadCards: 'loadCards';
      deleteCard: 'deleteCard';
      setDefault: 'setDefault';
      cardForm: 'cardForm';
    };
    tags: 'busy';
    meta: BankCardsMeta;
  },
  actors: {
    loadCards: bankCardsActors.loadCards,
    deleteCard: bankCardsActors.deleteCard,
    setDefault: bankCardsActors.setDefault,
    cardForm: bankCardsActors.cardForm,
  },
  guards: {
    hasCards: ({ context }) => context.cards !== undefined,
    wantsCard: ({ context }) => context.task.type === 'add',
    findsCard: ({ context: { task, cards } }) =>
      task.type === 'edit' && cards?.some(({ cardId }) => cardId === task.cardId) === true,
    lacksCard: ({ context }) => context.task.type === 'edit',
    isKnown: ({ context }, { cardId }: { cardId: string }) =>
      context.cards?.some((card) => card.cardId === cardId) === true,
    /** Edited or deleted in another tab. */
    isGone: (_, { error }: { error: unknown }) => toCallFailure(error).code === 404,
    isSaved: (_, { card }: { card: BankCard | undefined }) => card !== undefined,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    keepCards: enqueueActions(({ enqueue }, { cards }: { cards: readonly BankCard[] }) => {
      enqueue.assign({ cards, error: undefined });
      enqueue.emit({ type: 'cardsChanged', cards });
    }),
    selectTask: assign({
      card: ({ context: { task, cards } }) =>
        task.type === 'edit' ? cards?.find(({ cardId }) => cardId === task.cardId) : undefined,
    }),
    selectCard: assign({
      card: ({ context }, { cardId }: { cardId: string }) =>
        context.cards?.find((card) => card.cardId === cardId),
      error: undefined,
    }),
    dropCard: assign({ card: undefined }),
    closeForm: enqueueActions(({ enqueue }) => {
      enqueue.assign({ task: { type: 'list' }, card: undefined });
      enqueue.emit({ type: 'formClosed' });
    }),
    announceSaved: enqueueActions(
      ({ context: { card, cards = [] }, enqueue }, output: { card: BankCard | undefined }) => {
        const saved = required(output.card, 'card');
        const now =
          card === undefined
            ? [...cards, saved]
            : cards.map((each) => (each.cardId === card.cardId ? saved : each));
        enqueue.assign({ cards: now });
        enqueue.emit({ type: 'cardsChanged', cards: now });
        enqueue.emit({ type: card === undefined ? 'cardAdded' : 'cardEdited', card: saved });
      },
    ),
    announceDeleted: enqueueActions(({ context, enqueue }) => {
      const { cardId } = required(context.card, 'card');
      enqueue.assign({
        cards: context.cards?.filter((card) => card.cardId !== cardId),
        card: undefined,
      });
      enqueue.emit({ type: 'cardDeleted', cardId });
    }),
    announceDefault: enqueueActions(({ enqueue }, { card }: { card: BankCard }) => {
      enqueue.assign({ card: undefined });
      enqueue.emit({ type: 'defaultChanged', card });
    }),
  },
}).createMachine({
  id: 'bank-cards',
  context: ({ input: { proof, task, cards } }) => ({
    proof,
    task,
    cards,
    card: undefined,
    error: undefined,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'hasCards', target: 'opening' }, { target: 'loading' }],
    },
    loading: {
      meta: { view: 'loading' },
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        onDone: {
          target: 'opening',
          actions: { type: 'keepCards', params: ({ event }) => ({ cards: event.output }) },
        },
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { meta: { view: 'loadFailed' }, on: { retry: 'loading' } },
    opening: {
      always: [
        { guard: 'wantsCard', target: 'form' },
        { guard: 'findsCard', target: 'form', actions: 'selectTask' },
        { guard: 'lacksCard', target: 'notFound' },
        { target: 'list.refreshing' },
      ],
    },
    notFound: { meta: { view: 'notFound' } },
    list: {
      meta: { view: 'list' },
      initial: 'ready',
      states: {
        ready: {},
        refreshing: {
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            onDone: {
              target: 'ready',
              actions: { type: 'keepCards', params: ({ event }) => ({ cards: event.output }) },
            },
            // Keeps the cards on the screen; the next change is checked by the server in any case.
            onError: 'ready',
          },
        },
        confirming: {
          on: {
            confirm: 'deleting',
            cancel: { target: 'ready', actions: 'dropCard' },
          },
        },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteCard',
            src: 'deleteCard',
            input: ({ context }) => ({ cardId: required(context.card, 'card').cardId }),
            onDone: { target: 'refreshing', actions: 'announceDeleted' },
            onError: [
              {
                guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
                target: 'refreshing',
                actions: 'dropCard',
              },
              {
                target: 'ready',
                actions: [
                  'dropCard',
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          on: { 'card.delete': {}, 'card.setDefault': {}, 'card.edit': {}, 'card.add': {} },
        },
        settingDefault: {
          tags: 'busy',
          invoke: {
            id: 'setDefault',
            src: 'setDefault',
            input: ({ context }) => ({ cardId: required(context.card, 'card').cardId }),
            onDone: {
              target: 'refreshing',
              actions: { type: 'announceDefault', params: ({ event }) => ({ card: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isGone', params: ({ event }) => ({ error: event.error }) },
                target: 'refreshing',
                actions: 'dropCard',
              },
              {
                target: 'ready',
                actions: [
                  'dropCard',
                  { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                ],
              },
            ],
          },
          on: { 'card.delete': {}, 'card.setDefault': {}, 'card.edit': {}, 'card.add': {} },
        },
      },
      on: {
        'card.add': { target: 'form', actions: 'dropCard' },
        'card.edit': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'form',
          actions: { type: 'selectCard', params: ({ event }) => event },
        },
        'card.delete': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '.confirming',
          actions: { type: 'selectCard', params: ({ event }) => event },
        },
        'card.setDefault': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: '.settingDefault',
          actions: { type: 'selectCard', params: ({ event }) => event },
        },
      },
    },
    form: {
      meta: { view: 'form' },
      invoke: {
        id: 'cardForm',
        src: 'cardForm',
        input: ({ context: { proof, card } }) => ({ proof, card }),
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'list.refreshing',
            actions: [{ type: 'announceSaved', params: ({ event }) => event.output }, 'closeForm'],
          },
          { target: 'list', actions: 'closeForm' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
