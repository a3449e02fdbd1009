import type { Money, PayChannel, PayMethod } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Violation } from '@parlor/api/rules';
import type { SnapshotFrom } from 'xstate';
import { required, selectMeta } from '../kit/index.ts';
import type { depositFormMachine } from './deposit.machine.ts';

export type DepositFormSnapshot = SnapshotFrom<typeof depositFormMachine>;

/** The channels of the selected method. */
export type DepositChannels =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallFailure }
  | { readonly state: 'empty' }
  | {
      readonly state: 'ready';
      readonly all: readonly PayChannel[];
      /** Its limits are shown in advance. */
      readonly selected: PayChannel;
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
  const { channel, channels } = context;
  return channel === undefined
    ? { state: 'empty' }
    : { state: 'ready', all: channels, selected: channel };
};

/** What the form of a deposit shows, with its data. */
export const selectDepositForm = (snapshot: DepositFormSnapshot): DepositFormView => {
  const { context } = snapshot;
  const { view } = selectMeta(snapshot);
  switch (view) {
    case 'loadFailed':
      return { view, error: required(context.error, 'error') };
    case 'form': {
      const { methods, presets } = required(context.options, 'options');
      return {
        view,
        methods,
        method: required(context.method, 'method'),
        channels: selectChannels(snapshot),
        presets,
        amount: context.amount,
        violation: context.violation,
      };
    }
    default:
      return { view };
  }
};
