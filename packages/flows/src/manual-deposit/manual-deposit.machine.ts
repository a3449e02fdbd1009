import { toCallFailure } from '@parlor/api/errors';
import { UPLOAD_LIMITS } from '@parlor/api/rules';
import { assign, enqueueActions, type SnapshotFrom, sendTo, setup } from 'xstate';
import { unprovided } from '../kit/index.ts';
import { createMoneyOrderMachine } from '../money-order/money-order.machine.ts';
import type { FormInput } from '../money-order/money-order.types.ts';
import { getUploadBlock } from '../upload/upload.guards.ts';
import { uploadMachine } from '../upload/upload.machine.ts';
import { completeForm, selectAccount } from './manual-deposit.guards.ts';
import type {
  ManualDepositDraft,
  ManualDepositEntry,
  ManualDepositFormActors,
  ManualDepositFormContext,
  ManualDepositFormEvent,
  ManualDepositFormMeta,
  ManualDepositOptions,
  ManualDepositOrder,
  ManualDepositSummary,
} from './manual-deposit.types.ts';

/** Placeholders that fail until the app provides the actors. */
export const manualDepositFormActors: ManualDepositFormActors = {
  loadOptions: unprovided('loadOptions'),
  uploads: uploadMachine,
};

/**
 * The form of a manual deposit: the payee, the payer's account, time and amount of a transfer that
 * the player has made, and its receipts. A player without a bank card is asked to add one. Blocked
 * while an upload is running or has failed. The entry is checked once per submit; each time it is
 * valid, the form creates a new idempotency key and reports the draft. The child `uploads` holds
 * the receipts.
 */
export const manualDepositFormMachine = setup({
  types: {} as {
    input: FormInput;
    context: ManualDepositFormContext;
    events: ManualDepositFormEvent;
    children: { loadOptions: 'loadOptions'; uploads: 'uploads' };
    meta: ManualDepositFormMeta;
  },
  actors: {
    loadOptions: manualDepositFormActors.loadOptions,
    uploads: manualDepositFormActors.uploads,
  },
  guards: {
    isClosed: (_, { options }: { options: ManualDepositOptions }) =>
      !options.isOpen || options.accounts.length === 0,
    lacksCard: (_, { options }: { options: ManualDepositOptions }) => options.cards.length === 0,
    isUnblocked: ({ context }) => getUploadBlock(context.uploads) === undefined,
  },
  actions: {
    keepError: assign({ error: (_, { error }: { error: unknown }) => toCallFailure(error) }),
    keepOptions: assign(({ context }, { options }: { options: ManualDepositOptions }) => ({
      options,
      account: selectAccount(options, context.account),
      error: undefined,
    })),
    check: enqueueActions(
      ({ context, enqueue }, { entry, now }: { entry: ManualDepositEntry; now: number }) => {
        const { violations, report } = completeForm(context, entry, now);
        enqueue.assign({ entry, violations });
        if (report !== undefined) enqueue.sendTo(context.parent, report);
      },
    ),
    chooseAccount: assign(({ context }, { depositAccount }: { depositAccount: string }) => {
      const account = context.options?.accounts.find(
        (each) => each.depositAccount === depositAccount,
      );
      if (account === undefined) return {};
      // The payee decides the limits of the amount.
      const { depositAccount: _payee, depositAmount: _amount, ...violations } = context.violations;
      return { account, violations };
    }),
    clear: assign({ entry: undefined, account: undefined, violations: {} }),
    clearUploads: sendTo('uploads', { type: 'clear' }),
  },
}).createMachine({
  id: 'manual-deposit',
  context: ({ input: { parent, exponent, createKey } }) => ({
    parent,
    exponent,
    createKey,
    limits: UPLOAD_LIMITS.receipt,
    options: undefined,
    account: undefined,
    entry: undefined,
    violations: {},
    uploads: { isUploading: false, hasFailed: false, values: [] },
    error: undefined,
  }),
  invoke: {
    id: 'uploads',
    src: 'uploads',
    input: ({ context: { limits }, self }) => ({ limits, listener: self }),
    onError: {
      target: '.unavailable',
      actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
    },
  },
  on: {
    'uploads.changed': {
      actions: assign({
        uploads: ({ event: { isUploading, hasFailed, values } }) => ({
          isUploading,
          hasFailed,
          values,
        }),
      }),
    },
  },
  initial: 'open',
  states: {
    open: {
      initial: 'idle',
      on: {
        load: '.loading',
        restart: { target: '.loading', actions: ['clear', 'clearUploads'] },
      },
      states: {
        idle: { meta: { view: 'loading' } },
        loading: {
          meta: { view: 'loading' },
          invoke: {
            id: 'loadOptions',
            src: 'loadOptions',
            onDone: [
              {
                guard: { type: 'isClosed', params: ({ event }) => ({ options: event.output }) },
                target: 'closed',
              },
              {
                guard: { type: 'lacksCard', params: ({ event }) => ({ options: event.output }) },
                target: 'needsCard',
                actions: {
                  type: 'keepOptions',
                  params: ({ event }) => ({ options: event.output }),
                },
              },
              {
                target: 'form',
                actions: {
                  type: 'keepOptions',
                  params: ({ event }) => ({ options: event.output }),
                },
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
        needsCard: { meta: { view: 'needsCard' }, on: { 'card.added': 'form' } },
        form: {
          meta: { view: 'form' },
          on: {
            'account.choose': {
              actions: {
                type: 'chooseAccount',
                params: ({ event }) => ({ depositAccount: event.depositAccount }),
              },
            },
            submit: {
              guard: 'isUnblocked',
              actions: {
                type: 'check',
                params: ({ event: { entry, now } }) => ({ entry, now }),
              },
            },
          },
        },
      },
    },
    unavailable: { meta: { view: 'unavailable' } },
  },
});

/** A manual deposit, until its review is final. */
export const manualDepositMachine = createMoneyOrderMachine<
  ManualDepositDraft,
  ManualDepositSummary,
  ManualDepositOrder,
  SnapshotFrom<typeof manualDepositFormMachine>,
  ManualDepositFormEvent
>({ form: manualDepositFormMachine, getOrderNo: ({ submissionId }) => submissionId });
