import { depositOffer, payChannels, payMethods } from '../testing/deposits.ts';
import { broken, describeModel, startParent } from '../testing/index.ts';
import { depositFormActors, depositFormMachine } from './deposit.machine.ts';

describeModel(
  {
    machine: depositFormMachine,
    actors: depositFormActors,
    inputs: [() => ({ parent: startParent().parent, exponent: 2, createKey: () => 'key' })],
    events: [
      { type: 'load' },
      { type: 'restart' },
      { type: 'retry' },
      { type: 'method.choose', methodId: 'm2' },
      { type: 'channel.choose', channelId: 'c2' },
      { type: 'bank.choose', bankCode: 'LUZ' },
      { type: 'offer.choose', activityId: 'a1' },
      { type: 'submit', amount: '100' },
      { type: 'submit', amount: '' },
    ],
    outcomes: {
      loadOptions: [
        {
          done: { isOpen: true, methods: payMethods, offers: [depositOffer], presets: ['100.00'] },
        },
        { done: { isOpen: false, methods: [], offers: [], presets: [] } },
        { failed: broken },
      ],
      loadChannels: [{ done: payChannels }, { failed: broken }],
    },
    key: ({ channel, bank, offer, violation, error }) => [
      channel?.channelId,
      bank?.bankCode,
      offer?.activityId,
      violation?.code,
      error?.code,
    ],
  },
  import.meta.url,
);
