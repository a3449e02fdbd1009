import type { DepositOffer, Money, PayBank, PayMethod } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import { type DepositLimits, getLimits } from './deposit.guards.ts';
import type { depositFormMachine } from './deposit.machine.ts';
import type { DepositChannel } from './deposit.types.ts';

export type DepositFormSnapshot = SnapshotFrom<typeof depositFormMachine>;

/** The channels of the selected method. */
export type DepositChannels =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallFailure }
  | { readonly state: 'empty' }
  | {
      readonly state: 'ready';
      readonly all: readonly DepositChannel[];
      readonly selected: DepositChannel;
      /** The chosen bank of a channel with banks. */
      readonly bank: PayBank | undefined;
      /** Shown in advance. */
      readonly limits: DepositLimits;
    };

/** What the form shows, with its data. */
export type DepositFormView =
  | { readonly view: 'loading' | 'closed' }
  | { readonly view: 'loadFailed'; readonly error: CallFailure }
  | {
      readonly view: 'form';
      readonly methods: readonly PayMethod[];
      readonly method: PayMethod;
      readonly channels: DepositChannels;
      /** Offers that the deposit may join. */
      readonly offers: readonly DepositOffer[];
      readonly offer: DepositOffer | undefined;
      readonly presets: readonly Money[];
      /** As submitted last. */
      readonly amount: string;
      /** The rule that the submitted amount violates. */
      readonly violation: Violation | undefined;
    };

const selectChannels = ({ context, ...snapshot }: DepositFormSnapshot): DepositChannels => {
  if (snapshot.value === 'loadingChannels') return { state: 'loading' };
  if (snapshot.value === 'channelsFailed') {
    return { state: 'failed', error: required(context.error, 'error') };
  }
  const { channel, channels, bank, offer, exponent } = context;
  return channel === undefined
    ? { state: 'empty' }
    : {
        state: 'ready',
        all: channels,
        selected: channel,
        bank,
        limits: getLimits(channel, bank, offer, exponent),
      };
};

/** What the form of a deposit shows, with its data. */
export const selectDepositForm = (snapshot: DepositFormSnapshot): DepositFormView => {
  const { context } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'loadFailed':
      return { view, error: required(context.error, 'error') };
    case 'form': {
      const { methods, presets, offers } = required(context.options, 'options');
      const method = required(context.method, 'method');
      return {
        view,
        methods,
        method,
        channels: selectChannels(snapshot),
        offers,
        offer: context.offer,
        presets,
        amount: context.amount,
        violation: context.violation,
      };
    }
    default:
      return { view };
  }
};
