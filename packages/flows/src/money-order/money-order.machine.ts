import { toCallFailure } from '@parlor/api/errors';
import {
  type ActorLogic,
  type ActorSystem,
  type AnyActorRef,
  assign,
  type EventObject,
  enqueueActions,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate';
import { backoff, isFinalRefusal, required, unprovided } from '../kit/index.ts';
import { requiresProof } from '../proof/proof.guards.ts';
import { proofMachine } from '../proof/proof.machine.ts';
import { getOutcome } from './money-order.guards.ts';
import type {
  FormCommand,
  FormInput,
  MoneyOrder,
  MoneyOrderActors,
  MoneyOrderContext,
  MoneyOrderEmitted,
  MoneyOrderEvent,
  MoneyOrderInput,
  MoneyOrderMeta,
  OrderDraft,
} from './money-order.types.ts';

/** Delay before the order is polled while the checkout is open, in milliseconds. */
const CHECKOUT_GRACE_MS = 10_000;

/** Placeholders that fail until the app provides the actors. */
export const createMoneyOrderActors = <Draft, Order>(): MoneyOrderActors<Draft, Order> => ({
  createOrder: unprovided('createOrder'),
  loadOrder: unprovided('loadOrder'),
  proof: proofMachine,
});

/** What distinguishes one kind of order from the others. */
export interface OrderKind<
  Order,
  FormSnapshot extends Snapshot<unknown>,
  FormEvent extends EventObject,
> {
  /** Fills in the draft; lives as long as the machine, so that a player who edits finds the form as it was. */
  readonly form: ActorLogic<FormSnapshot, FormEvent | FormCommand, FormInput, OrderSystem>;
  /** The number under which `loadOrder` finds the order. */
  readonly getOrderNo: (order: Order) => string;
}

/** Named here because the default is not exported by xstate, and the machine's type needs its name. */
type OrderSystem = ActorSystem<{ actors: Record<string, AnyActorRef> }>;

/**
 * Creates the machine of one kind of order that moves money: the form delivers a draft, the player
 * confirms it, the server creates the order (after a fresh proof if it requires one), the
 * provider's checkout opens if there is one, and the order is polled until it is final. The form
 * creates the idempotency key together with the draft; the key is kept through proof, lost answers
 * and reloads until the server has given a final answer. After a reload, the order number or the
 * unanswered request is passed back as input.
 */
export const createMoneyOrderMachine = <
  Draft extends OrderDraft,
  Summary,
  Order extends MoneyOrder,
  FormSnapshot extends Snapshot<unknown>,
  FormEvent extends EventObject,
>({
  form,
  getOrderNo,
}: OrderKind<Order, FormSnapshot, FormEvent>) => {
  const actors = createMoneyOrderActors<Draft, Order>();
  return setup({
    types: {} as {
      input: MoneyOrderInput<Draft, Summary, Order>;
      context: MoneyOrderContext<Draft, Summary, Order>;
      events: MoneyOrderEvent<Draft, Summary, Order>;
      emitted: MoneyOrderEmitted<Draft, Summary, Order>;
      children: {
        form: 'form';
        proof: 'proof';
        createOrder: 'createOrder';
        loadOrder: 'loadOrder';
      };
      tags: 'busy';
      meta: MoneyOrderMeta;
    },
    actors: {
      form,
      proof: actors.proof,
      createOrder: actors.createOrder,
      loadOrder: actors.loadOrder,
    },
    delays: {
      checkoutGrace: CHECKOUT_GRACE_MS,
      pollDelay: ({ context }) => backoff(context.attempt),
    },
    guards: {
      hasOrderNo: ({ context }) => context.orderNo !== undefined,
      hasDraft: ({ context }) => context.draft !== undefined,
      hasCheckout: (_, { order }: { order: Order }) =>
        typeof order.payUrl === 'string' && order.transfer === undefined,
      isDone: (_, { order }: { order: Order }) => getOutcome(order) === 'done',
      isExpired: (_, { order }: { order: Order }) => getOutcome(order) === 'expired',
      hasFailed: (_, { order }: { order: Order }) => getOutcome(order) === 'failed',
      requiresProof: ({ context }, { error }: { error: unknown }) =>
        context.settings.proof !== undefined && requiresProof(toCallFailure(error)),
      hasPreviewChanged: (_, { error }: { error: unknown }) =>
        toCallFailure(error).reason === 'preview.changed',
      isFinal: (_, { error }: { error: unknown }) => isFinalRefusal(toCallFailure(error)),
      isUnknownOrder: (_, { error }: { error: unknown }) => toCallFailure(error).code === 404,
      isProven: (_, { isProven }: { isProven: boolean }) => isProven,
    },
    actions: {
      loadForm: sendTo('form', { type: 'load' }),
      restartForm: sendTo('form', { type: 'restart' }),
      previewAgain: sendTo('form', { type: 'preview.again' }),
      keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
      storeDraft: enqueueActions(({ context: { draft, summary }, enqueue }) => {
        enqueue.assign({ error: undefined });
        enqueue.emit({
          type: 'draftChanged',
          unanswered: { draft: required(draft, 'draft'), summary: required(summary, 'summary') },
        });
      }),
      dropDraft: enqueueActions(({ enqueue }) => {
        enqueue.assign({ draft: undefined, summary: undefined });
        enqueue.emit({ type: 'draftChanged', unanswered: undefined });
      }),
      keepOrder: assign((_, { order }: { order: Order }) => ({
        order,
        orderNo: getOrderNo(order),
        error: undefined,
      })),
      announceOrder: enqueueActions(({ enqueue }, { order }: { order: Order }) => {
        enqueue.emit({ type: 'created', order });
      }),
      openCheckout: enqueueActions(({ context: { order, orderNo }, enqueue }) => {
        const payUrl = order?.payUrl;
        if (orderNo === undefined || typeof payUrl !== 'string') return;
        enqueue.emit({ type: 'openCheckout', payUrl, orderNo });
      }),
      announceEnd: enqueueActions(({ context: { order }, enqueue }) => {
        enqueue.emit({ type: 'finished', order: required(order, 'order') });
      }),
      increaseDelay: assign({ attempt: ({ context }) => context.attempt + 1 }),
      resetDelay: assign({ attempt: 0 }),
      startOver: assign({
        draft: undefined,
        summary: undefined,
        orderNo: undefined,
        order: undefined,
        attempt: 0,
        error: undefined,
      }),
    },
  }).createMachine({
    id: 'money-order',
    context: ({ input: { orderNo, order, unanswered, ...settings } }) => ({
      settings,
      draft: unanswered?.draft,
      summary: unanswered?.summary,
      orderNo,
      order,
      attempt: 0,
      error: undefined,
    }),
    invoke: {
      id: 'form',
      src: 'form',
      input: ({ context: { settings, draft }, self }) => ({
        ...settings,
        amount: draft?.amount,
        parent: self,
      }),
      onError: {
        target: '.unavailable',
        actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
      },
    },
    initial: 'starting',
    states: {
      starting: {
        always: [
          { guard: 'hasOrderNo', target: 'following' },
          { guard: 'hasDraft', target: 'uncertain' },
          { target: 'preparing', actions: 'loadForm' },
        ],
      },
      preparing: {
        meta: { view: 'preparing' },
        on: {
          'balance.changed': { actions: sendTo('form', { type: 'balance.changed' }) },
          'form.completed': {
            target: 'confirming',
            actions: assign({
              draft: ({ event }) => event.draft,
              summary: ({ event }) => event.summary,
            }),
          },
          'form.replaced': {
            target: 'following.waiting',
            actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
          },
        },
      },
      confirming: {
        meta: { view: 'confirming' },
        on: {
          confirm: 'creating',
          edit: {
            target: 'preparing',
            actions: assign({ draft: undefined, summary: undefined }),
          },
        },
      },
      creating: {
        meta: { view: 'confirming' },
        tags: 'busy',
        entry: 'storeDraft',
        invoke: {
          id: 'createOrder',
          src: 'createOrder',
          input: ({ context }) => ({ draft: required(context.draft, 'draft') }),
          onDone: [
            {
              guard: { type: 'hasCheckout', params: ({ event }) => ({ order: event.output }) },
              target: 'awaitingCheckout',
              actions: [
                'dropDraft',
                { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                { type: 'announceOrder', params: ({ event }) => ({ order: event.output }) },
              ],
            },
            {
              target: 'following',
              actions: [
                'dropDraft',
                { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                { type: 'announceOrder', params: ({ event }) => ({ order: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'requiresProof', params: ({ event }) => ({ error: event.error }) },
              target: 'proving',
            },
            {
              guard: { type: 'hasPreviewChanged', params: ({ event }) => ({ error: event.error }) },
              target: 'preparing',
              actions: ['dropDraft', 'previewAgain'],
            },
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
      proving: {
        meta: { view: 'confirming' },
        tags: 'busy',
        invoke: {
          id: 'proof',
          src: 'proof',
          input: ({ context }) => required(context.settings.proof, 'proof'),
          onDone: [
            {
              guard: { type: 'isProven', params: ({ event }) => event.output },
              target: 'creating',
            },
            // After a reload the form has not been loaded yet.
            { target: 'preparing', actions: ['dropDraft', 'loadForm'] },
          ],
          // The order was not created: the server required the proof first.
          onError: {
            target: 'refused',
            actions: [
              'dropDraft',
              { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        },
      },
      refused: {
        meta: { view: 'refused' },
        // Balance and limits may have changed: they are reloaded before another amount is checked.
        on: { edit: { target: 'preparing', actions: 'loadForm' } },
      },
      uncertain: {
        meta: { view: 'uncertain' },
        on: {
          retry: 'creating',
          // A request that reached the server is pending there, and the server refuses a second one.
          edit: { target: 'preparing', actions: ['dropDraft', 'startOver', 'restartForm'] },
        },
      },
      awaitingCheckout: {
        meta: { view: 'awaitingCheckout' },
        entry: 'openCheckout',
        after: { checkoutGrace: 'following' },
        on: {
          'checkout.open': { actions: 'openCheckout' },
          returned: 'following',
          'balance.changed': 'following',
        },
      },
      following: {
        meta: { view: 'following' },
        initial: 'polling',
        states: {
          polling: {
            invoke: {
              id: 'loadOrder',
              src: 'loadOrder',
              input: ({ context }) => ({ orderNo: required(context.orderNo, 'orderNo') }),
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => ({ order: event.output }) },
                  target: '#money-order.done',
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                },
                {
                  guard: { type: 'isExpired', params: ({ event }) => ({ order: event.output }) },
                  target: '#money-order.expired',
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                },
                {
                  guard: { type: 'hasFailed', params: ({ event }) => ({ order: event.output }) },
                  target: '#money-order.failed',
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                },
                {
                  target: 'waiting',
                  actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.output }) },
                },
              ],
              onError: [
                {
                  guard: {
                    type: 'isUnknownOrder',
                    params: ({ event }) => ({ error: event.error }),
                  },
                  target: '#money-order.notFound',
                },
                {
                  target: 'waiting',
                  actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
                },
              ],
            },
          },
          waiting: {
            exit: 'increaseDelay',
            after: { pollDelay: 'polling' },
            on: {
              'balance.changed': 'polling',
              returned: { target: 'polling', actions: 'resetDelay' },
              retry: { target: 'polling', actions: 'resetDelay' },
            },
          },
        },
        on: { 'checkout.open': { actions: 'openCheckout' } },
      },
      notFound: {
        meta: { view: 'notFound' },
        on: { again: { target: 'preparing', actions: ['startOver', 'restartForm'] } },
      },
      done: {
        meta: { view: 'done' },
        entry: 'announceEnd',
        on: { again: { target: 'preparing', actions: ['startOver', 'restartForm'] } },
      },
      failed: {
        meta: { view: 'failed' },
        entry: 'announceEnd',
        on: { again: { target: 'preparing', actions: ['startOver', 'restartForm'] } },
      },
      expired: {
        meta: { view: 'expired' },
        on: {
          // A late payment is still credited and completes the order.
          'balance.changed': { target: 'following', actions: 'resetDelay' },
          again: { target: 'preparing', actions: ['startOver', 'restartForm'] },
        },
      },
      unavailable: { meta: { view: 'unavailable' } },
    },
  });
};
