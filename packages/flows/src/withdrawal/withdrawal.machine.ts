import type { BankCard, Withdrawal, WithdrawalPreview } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { required, unprovided } from '../kit/index.ts';
import { createMoneyOrderMachine } from '../money-order/money-order.machine.ts';
import type { FormInput } from '../money-order/money-order.types.ts';
import { checkAmount, completeForm, selectCard } from './withdrawal.guards.ts';
import type {
  WithdrawalDraft,
  WithdrawalFormActors,
  WithdrawalFormContext,
  WithdrawalFormEvent,
  WithdrawalFormMeta,
  WithdrawalOptions,
  WithdrawalReport,
  WithdrawalSummary,
} from './withdrawal.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const withdrawalFormActors: WithdrawalFormActors = {
  loadOptions: unprovided('loadOptions'),
  loadPreview: unprovided('loadPreview'),
};

/**
 * The form of a withdrawal: a card and an amount. A pending withdrawal replaces it. The amount is
 * checked once per submit; each time it is valid, the server previews the withdrawal, and the form
 * creates a new idempotency key and reports the draft.
 */
export const withdrawalFormMachine = setup({
  types: {} as {
    input: FormInput;
    context: WithdrawalFormContext;
    events: WithdrawalFormEvent;
    children: { loadOptions: 'loadOptions'; loadPreview: 'loadPreview' };
    tags: 'busy';
    meta: WithdrawalFormMeta;
  },
  actors: {
    loadOptions: withdrawalFormActors.loadOptions,
    loadPreview: withdrawalFormActors.loadPreview,
  },
  guards: {
    isPending: (_, { options }: { options: WithdrawalOptions }) => options.request.pending !== null,
    isClosed: (_, { options }: { options: WithdrawalOptions }) => !options.isOpen,
    isChecked: ({ context }) => context.checked !== undefined,
    lacksCard: (_, { options }: { options: WithdrawalOptions }) => options.cards.length === 0,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    keepOptions: assign(({ context }, { options }: { options: WithdrawalOptions }) => ({
      options,
      card: selectCard(options, context.card),
    })),
    keepCard: assign(({ context: { options } }, { card }: { card: BankCard }) => {
      const known = required(options, 'options');
      return {
        card,
        options: { ...known, cards: [...known.cards, card] },
        violation: undefined,
      };
    }),
    reportPending: enqueueActions(
      ({ context, enqueue }, { options }: { options: WithdrawalOptions }) => {
        const order = options.request.pending;
        if (order === null) return;
        const report: WithdrawalReport = { type: 'form.replaced', order };
        enqueue.sendTo(context.parent, report);
      },
    ),
    check: assign(
      ({ context }, { amount, hasChanged }: { amount: string; hasChanged: boolean }) => ({
        amount,
        hasChanged,
        error: undefined,
        ...checkAmount(context, amount),
      }),
    ),
    complete: enqueueActions(
      ({ context, enqueue }, { preview }: { preview: WithdrawalPreview }) => {
        enqueue.sendTo(context.parent, completeForm(context, preview));
      },
    ),
    clearAmount: assign({ amount: '', violation: undefined }),
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input: { parent, exponent, createKey, amount = '' } }) => ({
    parent,
    exponent,
    createKey,
    options: undefined,
    card: undefined,
    amount,
    violation: undefined,
    checked: undefined,
    hasChanged: false,
    error: undefined,
  }),
  on: {
    load: '.loading',
    restart: { target: '.loading', actions: 'clearAmount' },
  },
  initial: 'idle',
  states: {
    idle: {
      meta: { view: 'loading' },
      // After a reload the form is loaded once the unanswered request turns out to be outdated.
      on: { 'preview.again': 'loading' },
    },
    loading: {
      meta: { view: 'loading' },
      entry: assign({ error: undefined }),
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: [
          {
            guard: { type: 'isPending', params: ({ event }) => ({ options: event.output }) },
            target: 'idle',
            actions: { type: 'reportPending', params: ({ event }) => ({ options: event.output }) },
          },
          {
            guard: { type: 'isClosed', params: ({ event }) => ({ options: event.output }) },
            target: 'closed',
          },
          {
            guard: { type: 'lacksCard', params: ({ event }) => ({ options: event.output }) },
            target: 'needsCard',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
          {
            target: 'form',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { meta: { view: 'loadFailed' }, on: { retry: 'loading' } },
    closed: { meta: { view: 'closed' }, on: { retry: 'loading' } },
    needsCard: {
      meta: { view: 'needsCard' },
      on: {
        'card.added': {
          target: 'form',
          actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) },
        },
      },
    },
    form: {
      meta: { view: 'form' },
      initial: 'ready',
      states: {
        ready: {
          always: { guard: 'isChecked', target: 'previewing' },
          on: { 'balance.changed': 'refreshing' },
        },
        previewing: {
          tags: 'busy',
          exit: assign({ checked: undefined }),
          invoke: {
            id: 'loadPreview',
            src: 'loadPreview',
            input: ({ context }) => ({
              bankCardId: required(context.card, 'card').cardId,
              amount: required(context.checked, 'checked'),
            }),
            onDone: {
              target: 'ready',
              actions: { type: 'complete', params: ({ event }) => ({ preview: event.output }) },
            },
            onError: {
              target: 'ready',
              actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        refreshing: {
          invoke: {
            id: 'loadOptions',
            src: 'loadOptions',
            onDone: [
              // Requested in another tab.
              {
                guard: { type: 'isPending', params: ({ event }) => ({ options: event.output }) },
                target: '#withdrawal.idle',
                actions: {
                  type: 'reportPending',
                  params: ({ event }) => ({ options: event.output }),
                },
              },
              {
                guard: { type: 'lacksCard', params: ({ event }) => ({ options: event.output }) },
                target: '#withdrawal.needsCard',
                actions: {
                  type: 'keepOptions',
                  params: ({ event }) => ({ options: event.output }),
                },
              },
              {
                target: 'ready',
                actions: {
                  type: 'keepOptions',
                  params: ({ event }) => ({ options: event.output }),
                },
              },
            ],
            // Keeps the values on the screen; the server checks the amount in any case.
            onError: 'ready',
          },
        },
      },
      on: {
        'card.choose': {
          actions: assign({
            card: ({ context, event }) =>
              context.options?.cards.find(({ cardId }) => cardId === event.cardId) ?? context.card,
            error: undefined,
          }),
        },
        'card.added': {
          actions: { type: 'keepCard', params: ({ event }) => ({ card: event.card }) },
        },
        submit: {
          target: '.ready',
          actions: {
            type: 'check',
            params: ({ event }) => ({ amount: event.amount, hasChanged: false }),
          },
        },
        'preview.again': {
          target: '.ready',
          actions: {
            type: 'check',
            params: ({ context }) => ({ amount: context.amount, hasChanged: true }),
          },
        },
      },
    },
  },
});

/** A withdrawal, until its review is final. */
export const withdrawalMachine = createMoneyOrderMachine<
  WithdrawalDraft,
  WithdrawalSummary,
  Withdrawal,
  SnapshotFrom<typeof withdrawalFormMachine>,
  WithdrawalFormEvent
>({ form: withdrawalFormMachine, getOrderNo: ({ withdrawalId }) => withdrawalId });
