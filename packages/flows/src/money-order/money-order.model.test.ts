import type { Order } from '@parlor/api/entities';
import { depositFormMachine, depositMachine } from '../deposit/deposit.machine.ts';
import type { DepositDraft } from '../deposit/deposit.types.ts';
import { order, payChannels, payMethods } from '../testing/deposits.ts';
import { broken, createProofInput, describeModel, refused } from '../testing/index.ts';
import { createMoneyOrderActors } from './money-order.machine.ts';
import { selectMoneyOrderView } from './money-order.selectors.ts';

const draft = {
  kind: 'checkout',
  channel: 'sandbox',
  amount: '100.00',
  idempotencyKey: 'key',
} as const;
const [method] = payMethods;
const [channel] = payChannels;
if (method === undefined || channel === undefined) throw new Error('No methods or channels');
const summary = { method, channel, bank: undefined, offer: undefined };
const settings = { exponent: 2, createKey: () => 'key' };

describeModel(
  {
    machine: depositMachine,
    actors: {
      form: depositFormMachine,
      ...createMoneyOrderActors<DepositDraft, Order>(),
    },
    inputs: [
      (clock) => ({ ...settings, proof: createProofInput(clock) }),
      () => ({ ...settings, orderNo: 'D1' }),
      () => ({ ...settings, orderNo: 'D1', order }),
      () => ({ ...settings, unanswered: { draft, summary } }),
    ],
    events: [
      {
        type: 'form.completed',
        draft,
        summary,
      },
      { type: 'form.replaced', order },
      { type: 'confirm' },
      { type: 'edit' },
      { type: 'retry' },
      { type: 'checkout.open' },
      { type: 'returned' },
      { type: 'balance.changed' },
      { type: 'again' },
    ],
    view: selectMoneyOrderView,
    outcomes: {
      form: [{ failed: broken }],
      proof: [{ done: { isProven: true } }, { done: { isProven: false } }, { failed: broken }],
      createOrder: [
        { done: order },
        { done: { ...order, payUrl: null } },
        { failed: refused('proofNeeded') },
        { failed: refused('deposit.overLimit') },
        { failed: refused('preview.changed') },
        { failed: broken },
      ],
      loadOrder: [
        { done: order },
        { done: { ...order, state: 'done' } },
        { done: { ...order, state: 'failed', reason: 'expired' } },
        { done: { ...order, state: 'failed', reason: 'declined' } },
        { failed: { kind: 'refused', code: 404, msg: 'No such order' } },
        { failed: broken },
      ],
    },
    key: ({ draft: requested, order: created, error }) => [
      requested !== undefined,
      created?.state,
      created?.payUrl,
      error?.code,
    ],
  },
  import.meta.url,
);
