import type { Order } from '@parlor/api/entities';
import { assign, enqueueActions, setup } from 'xstate';
import { backoff, isFinalRefusal, toFlowError, unprovided } from '../kit/index.ts';
import { checkDraftAmount, createDraft, getOutcome } from './deposit.guards.ts';
import type {
  CreateOrderInput,
  DepositActors,
  DepositContext,
  DepositEmitted,
  DepositEvent,
  DepositInput,
  DepositOptions,
} from './deposit.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const depositActors: DepositActors = {
  loadOptions: unprovided('loadOptions'),
  loadChannels: unprovided('loadChannels'),
  createOrder: unprovided('createOrder'),
  loadOrder: unprovided('loadOrder'),
};

const NO_OPTIONS: DepositOptions = { isOpen: false, methods: [], presets: [] };
const NO_DRAFT: CreateOrderInput = {
  kind: 'checkout',
  channel: '',
  amount: '',
  idempotencyKey: '',
};

/** Delay before the order is polled while the checkout is open, in milliseconds. */
const CHECKOUT_GRACE_MS = 10_000;

/**
 * A deposit: method, channel, amount within the limits, confirmation, order, checkout, and polling of
 * the order until it is final (specification: Validation rules; Calls; Error catalogue). The idempotency key is created when the confirm
 * screen opens and kept until the server has given a final answer (S3). After a reload, the order
 * number or the unanswered draft is passed back as input.
 */
export const depositMachine = setup({
  types: {} as {
    input: DepositInput;
    context: DepositContext;
    events: DepositEvent;
    emitted: DepositEmitted;
  },
  actors: {
    loadOptions: depositActors.loadOptions,
    loadChannels: depositActors.loadChannels,
    createOrder: depositActors.createOrder,
    loadOrder: depositActors.loadOrder,
  },
  delays: {
    checkoutGrace: CHECKOUT_GRACE_MS,
    pollDelay: ({ context }) => backoff(context.attempt),
  },
  guards: {
    hasOrderNo: ({ context }) => context.orderNo !== undefined,
    hasDraft: ({ context }) => context.draft !== undefined,
    isOffered: (_, { options }: { options: DepositOptions }) =>
      options.isOpen && options.methods.length > 0,
    keepsRules: ({ context }, { amount }: { amount: string }) =>
      checkDraftAmount(context, amount)?.ok === true,
    hasCheckout: (_, { order }: { order: Order }) => order.payUrl !== null,
    isDone: (_, { order }: { order: Order }) => getOutcome(order) === 'done',
    isExpired: (_, { order }: { order: Order }) => getOutcome(order) === 'expired',
    hasFailed: (_, { order }: { order: Order }) => getOutcome(order) === 'failed',
    isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toFlowError(error)),
    isUnknownOrder: (_, { error }: { error: unknown }) => toFlowError(error).code === 404,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toFlowError(error) }),
    offer: assign((_, { options }: { options: DepositOptions }) => ({
      options,
      methodId: options.methods[0]?.methodId,
      error: undefined,
    })),
    chooseMethod: assign((_, { methodId }: { methodId: string }) => ({
      methodId,
      channels: [],
      channelId: undefined,
      violation: undefined,
      error: undefined,
    })),
    check: assign(({ context }, { amount }: { amount: string }) => {
      const checked = checkDraftAmount(context, amount);
      return {
        amount,
        violation: checked?.ok === false ? checked.violation : undefined,
        error: undefined,
      };
    }),
    makeDraft: assign({ draft: ({ context }) => createDraft(context) }),
    storeDraft: enqueueActions(({ context: { draft }, enqueue }) => {
      enqueue.assign({ error: undefined });
      enqueue.emit({ type: 'draftChanged', draft });
    }),
    dropDraft: enqueueActions(({ enqueue }) => {
      enqueue.assign({ draft: undefined });
      enqueue.emit({ type: 'draftChanged', draft: undefined });
    }),
    takeOrder: assign((_, { order }: { order: Order }) => ({
      order,
      orderNo: order.orderNo,
      error: undefined,
    })),
    announceOrder: enqueueActions(({ enqueue }, { order }: { order: Order }) => {
      enqueue.emit({ type: 'orderCreated', orderNo: order.orderNo });
    }),
    openCheckout: enqueueActions(({ context: { order }, enqueue }) => {
      if (order === undefined || order.payUrl === null) return;
      enqueue.emit({ type: 'openCheckout', payUrl: order.payUrl, orderNo: order.orderNo });
    }),
    announceDeposit: enqueueActions(({ context: { order }, enqueue }) => {
      if (order !== undefined) enqueue.emit({ type: 'deposited', order });
    }),
    waitLonger: assign({ attempt: ({ context }) => context.attempt + 1 }),
    askSoon: assign({ attempt: 0 }),
    startOver: assign({
      draft: undefined,
      orderNo: undefined,
      order: undefined,
      amount: '',
      attempt: 0,
      violation: undefined,
      error: undefined,
    }),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    exponent: input.exponent,
    createKey: input.createKey,
    options: NO_OPTIONS,
    methodId: undefined,
    channels: [],
    channelId: undefined,
    amount: '',
    draft: input.draft,
    orderNo: input.orderNo,
    order: undefined,
    attempt: 0,
    violation: undefined,
    error: undefined,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasOrderNo', target: 'following' },
        { guard: 'hasDraft', target: 'uncertain' },
        { target: 'loading' },
      ],
    },
    loading: {
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ options: event.output }) },
            target: 'loadingChannels',
            actions: { type: 'offer', params: ({ event }) => ({ options: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { on: { retry: 'loading' } },
    closed: { on: { retry: 'loading' } },
    loadingChannels: {
      invoke: {
        id: 'loadChannels',
        src: 'loadChannels',
        input: ({ context }) => ({ methodId: context.methodId ?? '' }),
        onDone: {
          target: 'choosing',
          actions: assign({
            channels: ({ event }) => event.output,
            channelId: ({ event }) => event.output[0]?.channelId,
          }),
        },
        onError: {
          target: 'channelsFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'method.choose': {
          target: 'loadingChannels',
          reenter: true,
          actions: { type: 'chooseMethod', params: ({ event }) => ({ methodId: event.methodId }) },
        },
      },
    },
    channelsFailed: {
      on: {
        retry: 'loadingChannels',
        'method.choose': {
          target: 'loadingChannels',
          actions: { type: 'chooseMethod', params: ({ event }) => ({ methodId: event.methodId }) },
        },
      },
    },
    choosing: {
      on: {
        'method.choose': {
          target: 'loadingChannels',
          actions: { type: 'chooseMethod', params: ({ event }) => ({ methodId: event.methodId }) },
        },
        'channel.choose': {
          actions: assign({
            channelId: ({ event }) => event.channelId,
            violation: undefined,
            error: undefined,
          }),
        },
        submit: [
          {
            guard: { type: 'keepsRules', params: ({ event }) => ({ amount: event.amount }) },
            target: 'confirming',
            actions: { type: 'check', params: ({ event }) => ({ amount: event.amount }) },
          },
          { actions: { type: 'check', params: ({ event }) => ({ amount: event.amount }) } },
        ],
      },
    },
    confirming: {
      entry: 'makeDraft',
      on: {
        confirm: 'creating',
        edit: { target: 'choosing', actions: assign({ draft: undefined }) },
      },
    },
    creating: {
      entry: 'storeDraft',
      invoke: {
        id: 'createOrder',
        src: 'createOrder',
        input: ({ context }) => context.draft ?? NO_DRAFT,
        onDone: [
          {
            guard: { type: 'hasCheckout', params: ({ event }) => ({ order: event.output }) },
            target: 'awaitingCheckout',
            actions: [
              'dropDraft',
              { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'announceOrder', params: ({ event }) => ({ order: event.output }) },
            ],
          },
          {
            target: 'following',
            actions: [
              'dropDraft',
              { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              { type: 'announceOrder', params: ({ event }) => ({ order: event.output }) },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              'dropDraft',
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'uncertain',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    refused: {
      // The limits may have changed: reload them before another amount is checked.
      on: { edit: 'loading' },
    },
    uncertain: {
      on: {
        retry: 'creating',
        edit: { target: 'loading', actions: ['dropDraft', 'startOver'] },
      },
    },
    awaitingCheckout: {
      entry: 'openCheckout',
      after: { checkoutGrace: 'following' },
      on: {
        'checkout.open': { actions: 'openCheckout' },
        returned: 'following',
        'balance.changed': 'following',
      },
    },
    following: {
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'loadOrder',
            src: 'loadOrder',
            input: ({ context }) => ({ orderNo: context.orderNo ?? '' }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => ({ order: event.output }) },
                target: '#deposit.done',
                actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'isExpired', params: ({ event }) => ({ order: event.output }) },
                target: '#deposit.expired',
                actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                guard: { type: 'hasFailed', params: ({ event }) => ({ order: event.output }) },
                target: '#deposit.failed',
                actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              },
              {
                target: 'waiting',
                actions: { type: 'takeOrder', params: ({ event }) => ({ order: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'isUnknownOrder', params: ({ event }) => ({ error: event.error }) },
                target: '#deposit.failed',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'waiting',
                actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        waiting: {
          exit: 'waitLonger',
          after: { pollDelay: 'asking' },
          on: {
            'balance.changed': 'asking',
            returned: { target: 'asking', actions: 'askSoon' },
            retry: { target: 'asking', actions: 'askSoon' },
          },
        },
      },
      on: { 'checkout.open': { actions: 'openCheckout' } },
    },
    done: {
      entry: 'announceDeposit',
      on: { again: { target: 'loading', actions: 'startOver' } },
    },
    failed: { on: { again: { target: 'loading', actions: 'startOver' } } },
    expired: {
      on: {
        // A late payment is still credited and completes the order.
        'balance.changed': { target: 'following', actions: 'askSoon' },
        again: { target: 'loading', actions: 'startOver' },
      },
    },
  },
});
