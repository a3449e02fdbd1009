import { order, payChannels, payMethods } from '../testing/deposits.ts';
import { broken, describeModel, refused } from '../testing/index.ts';
import { depositActors, depositMachine } from './deposit.machine.ts';

const base = { exponent: 2, createKey: () => 'key' };
const draft = {
  kind: 'checkout',
  channel: 'sandbox',
  amount: '100.00',
  idempotencyKey: 'key',
} as const;
const lost = { kind: 'refused', code: 404, msg: 'No such order' };

describeModel(
  {
    machine: depositMachine,
    actors: depositActors,
    inputs: [() => base, () => ({ ...base, orderNo: 'D1' }), () => ({ ...base, draft })],
    events: [
      { type: 'retry' },
      { type: 'method.choose', methodId: 'm2' },
      { type: 'channel.choose', channelId: 'c2' },
      { type: 'submit', amount: '100' },
      { type: 'submit', amount: '' },
      { type: 'confirm' },
      { type: 'edit' },
      { type: 'checkout.open' },
      { type: 'returned' },
      { type: 'balance.changed' },
      { type: 'again' },
    ],
    outcomes: {
      loadOptions: [
        { done: { isOpen: true, methods: payMethods, presets: ['100.00'] } },
        { done: { isOpen: false, methods: [], presets: [] } },
        { failed: broken },
      ],
      loadChannels: [{ done: payChannels }, { failed: broken }],
      createOrder: [
        { done: order },
        { done: { ...order, payUrl: null } },
        { failed: refused('deposit.overLimit') },
        { failed: broken },
      ],
      loadOrder: [
        { done: order },
        { done: { ...order, state: 'done' } },
        { done: { ...order, state: 'failed', reason: 'expired' } },
        { done: { ...order, state: 'failed', reason: 'declined' } },
        { failed: lost },
        { failed: broken },
      ],
    },
    key: ({ channelId, draft: asked, order: made, violation, error }) => [
      channelId,
      asked !== undefined,
      made?.state,
      made?.payUrl,
      violation?.code,
      error?.code,
    ],
  },
  import.meta.url,
);
