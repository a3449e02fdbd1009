import type { Order } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import { assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';
import { required, unprovided } from '../kit/index.ts';
import { createMoneyOrderMachine } from '../money-order/money-order.machine.ts';
import type { FormInput } from '../money-order/money-order.types.ts';
import { completeForm } from './deposit.guards.ts';
import type {
  DepositDraft,
  DepositFormActors,
  DepositFormContext,
  DepositFormEvent,
  DepositFormMeta,
  DepositOptions,
  DepositSummary,
} from './deposit.types.ts';

/** The offer, unless it is no longer offered. */
const findOffer = ({ offers }: DepositOptions, id: string | undefined) =>
  offers.find(({ activityId }) => activityId === id);

/** Placeholders that fail until the app provides the actors. */
export const depositFormActors: DepositFormActors = {
  loadOptions: unprovided('loadOptions'),
  loadChannels: unprovided('loadChannels'),
};

/**
 * The form of a deposit: method, channel, bank, offer, and an amount within the limits. The amount
 * is checked once per submit; each time it is valid, the form creates a new idempotency key and
 * reports the draft.
 */
export const depositFormMachine = setup({
  types: {} as {
    input: FormInput;
    context: DepositFormContext;
    events: DepositFormEvent;
    children: { loadOptions: 'loadOptions'; loadChannels: 'loadChannels' };
    meta: DepositFormMeta;
  },
  actors: {
    loadOptions: depositFormActors.loadOptions,
    loadChannels: depositFormActors.loadChannels,
  },
  guards: {
    isOffered: (_, { options }: { options: DepositOptions }) =>
      options.isOpen && options.methods.length > 0,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    keepOptions: assign(({ context }, { options }: { options: DepositOptions }) => ({
      options,
      method: options.methods[0],
      channels: [],
      channel: undefined,
      bank: undefined,
      offer: findOffer(options, context.offer?.activityId),
      error: undefined,
    })),
    chooseMethod: assign(({ context }, { methodId }: { methodId: string }) => ({
      method:
        context.options?.methods.find((method) => method.methodId === methodId) ?? context.method,
      channels: [],
      channel: undefined,
      bank: undefined,
      violation: undefined,
      error: undefined,
    })),
    chooseChannel: assign(({ context }, { channelId }: { channelId: string }) => {
      const channel = context.channels.find((each) => each.channelId === channelId);
      return channel === undefined
        ? {}
        : { channel, bank: channel.banks[0], violation: undefined, error: undefined };
    }),
    check: enqueueActions(({ context, enqueue }, { amount }: { amount: string }) => {
      const { violation, report } = completeForm(context, amount);
      enqueue.assign({ amount, violation, error: undefined });
      if (report !== undefined) enqueue.sendTo(context.parent, report);
    }),
    clear: assign({ amount: '', offer: undefined, violation: undefined }),
  },
}).createMachine({
  id: 'deposit',
  context: ({ input: { parent, exponent, createKey, amount = '' } }) => ({
    parent,
    exponent,
    createKey,
    options: undefined,
    method: undefined,
    channels: [],
    channel: undefined,
    bank: undefined,
    offer: undefined,
    amount,
    violation: undefined,
    error: undefined,
  }),
  on: {
    load: '.loading',
    restart: { target: '.loading', actions: 'clear' },
  },
  initial: 'idle',
  states: {
    idle: { meta: { view: 'loading' } },
    loading: {
      meta: { view: 'loading' },
      invoke: {
        id: 'loadOptions',
        src: 'loadOptions',
        onDone: [
          {
            guard: { type: 'isOffered', params: ({ event }) => ({ options: event.output }) },
            target: 'loadingChannels',
            actions: { type: 'keepOptions', params: ({ event }) => ({ options: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    loadFailed: { meta: { view: 'loadFailed' }, on: { retry: 'loading' } },
    closed: { meta: { view: 'closed' }, on: { retry: 'loading' } },
    loadingChannels: {
      meta: { view: 'form' },
      invoke: {
        id: 'loadChannels',
        src: 'loadChannels',
        input: ({ context }) => ({ method: required(context.method, 'method') }),
        onDone: {
          target: 'choosing',
          actions: assign({
            channels: ({ event }) => event.output,
            channel: ({ event }) => event.output[0],
            bank: ({ event }) => event.output[0]?.banks[0],
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
      meta: { view: 'form' },
      on: {
        retry: 'loadingChannels',
        'method.choose': {
          target: 'loadingChannels',
          actions: { type: 'chooseMethod', params: ({ event }) => ({ methodId: event.methodId }) },
        },
      },
    },
    choosing: {
      meta: { view: 'form' },
      on: {
        'method.choose': {
          target: 'loadingChannels',
          actions: { type: 'chooseMethod', params: ({ event }) => ({ methodId: event.methodId }) },
        },
        'channel.choose': {
          actions: {
            type: 'chooseChannel',
            params: ({ event }) => ({ channelId: event.channelId }),
          },
        },
        'bank.choose': {
          actions: assign({
            bank: ({ context, event }) =>
              context.channel?.banks.find(({ bankCode }) => bankCode === event.bankCode) ??
              context.bank,
            violation: undefined,
            error: undefined,
          }),
        },
        'offer.choose': {
          actions: assign({
            offer: ({ context, event }) =>
              findOffer(required(context.options, 'options'), event.activityId),
            violation: undefined,
            error: undefined,
          }),
        },
        submit: { actions: { type: 'check', params: ({ event }) => ({ amount: event.amount }) } },
      },
    },
  },
});

/** A deposit, until its order is final. */
export const depositMachine = createMoneyOrderMachine<
  DepositDraft,
  DepositSummary,
  Order,
  SnapshotFrom<typeof depositFormMachine>,
  DepositFormEvent
>({ form: depositFormMachine, getOrderNo: ({ orderNo }) => orderNo });
