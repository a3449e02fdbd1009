import type { SnapshotFrom } from 'xstate';
import { chosenChannel } from './deposit.guards.ts';
import type { depositMachine } from './deposit.machine.ts';

export type DepositSnapshot = SnapshotFrom<typeof depositMachine>;

/** What the screen shows. */
export type DepositView =
  | 'loading'
  | 'loadFailed'
  | 'closed'
  | 'choosing'
  | 'confirming'
  | 'refused'
  | 'uncertain'
  | 'awaitingCheckout'
  | 'following'
  | 'done'
  | 'failed'
  | 'expired';

/** The current view of the deposit screen. */
export const selectDepositView = (snapshot: DepositSnapshot): DepositView => {
  if (snapshot.matches('loadFailed')) return 'loadFailed';
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('confirming') || snapshot.matches('creating')) return 'confirming';
  if (snapshot.matches('refused')) return 'refused';
  if (snapshot.matches('uncertain')) return 'uncertain';
  if (snapshot.matches('awaitingCheckout')) return 'awaitingCheckout';
  if (snapshot.matches('following')) return 'following';
  if (snapshot.matches('done')) return 'done';
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('expired')) return 'expired';
  return snapshot.matches('loading') ? 'loading' : 'choosing';
};

export const selectMethods = (snapshot: DepositSnapshot) => snapshot.context.options.methods;
export const selectMethodId = (snapshot: DepositSnapshot) => snapshot.context.methodId;
export const selectChannels = (snapshot: DepositSnapshot) => snapshot.context.channels;

/** The selected channel, whose limits are shown in advance. */
export const selectChannel = (snapshot: DepositSnapshot) => chosenChannel(snapshot.context);

export const selectAreChannelsLoading = (snapshot: DepositSnapshot): boolean =>
  snapshot.matches('loadingChannels');

export const selectHaveChannelsFailed = (snapshot: DepositSnapshot): boolean =>
  snapshot.matches('channelsFailed');

export const selectPresets = (snapshot: DepositSnapshot) => snapshot.context.options.presets;

export const selectDepositAmount = (snapshot: DepositSnapshot): string => snapshot.context.amount;

/** The order of the confirm screen. */
export const selectDepositDraft = (snapshot: DepositSnapshot) => snapshot.context.draft;

export const selectIsCreatingOrder = (snapshot: DepositSnapshot): boolean =>
  snapshot.matches('creating');

export const selectOrder = (snapshot: DepositSnapshot) => snapshot.context.order;
export const selectOrderNo = (snapshot: DepositSnapshot) => snapshot.context.orderNo;

export const selectDepositViolation = (snapshot: DepositSnapshot) => snapshot.context.violation;
export const selectDepositError = (snapshot: DepositSnapshot) => snapshot.context.error;
