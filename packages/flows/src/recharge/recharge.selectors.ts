import type { SnapshotFrom } from 'xstate';
import { chosenChannel } from './recharge.guards.ts';
import type { rechargeMachine } from './recharge.machine.ts';

export type RechargeSnapshot = SnapshotFrom<typeof rechargeMachine>;

/** What the screen shows. */
export type RechargeView =
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
export const selectRechargeView = (snapshot: RechargeSnapshot): RechargeView => {
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

export const selectMethods = (snapshot: RechargeSnapshot) => snapshot.context.options.methods;
export const selectMethodId = (snapshot: RechargeSnapshot) => snapshot.context.methodId;
export const selectChannels = (snapshot: RechargeSnapshot) => snapshot.context.channels;

/** The selected channel, whose limits are shown in advance. */
export const selectChannel = (snapshot: RechargeSnapshot) => chosenChannel(snapshot.context);

export const selectAreChannelsLoading = (snapshot: RechargeSnapshot): boolean =>
  snapshot.matches('loadingChannels');

export const selectHaveChannelsFailed = (snapshot: RechargeSnapshot): boolean =>
  snapshot.matches('channelsFailed');

export const selectPresets = (snapshot: RechargeSnapshot) => snapshot.context.options.presets;

export const selectRechargeAmount = (snapshot: RechargeSnapshot): string => snapshot.context.amount;

/** The order of the confirm screen. */
export const selectRechargeDraft = (snapshot: RechargeSnapshot) => snapshot.context.draft;

export const selectIsCreatingOrder = (snapshot: RechargeSnapshot): boolean =>
  snapshot.matches('creating');

export const selectOrder = (snapshot: RechargeSnapshot) => snapshot.context.order;
export const selectOrderNo = (snapshot: RechargeSnapshot) => snapshot.context.orderNo;

export const selectRechargeViolation = (snapshot: RechargeSnapshot) => snapshot.context.violation;
export const selectRechargeError = (snapshot: RechargeSnapshot) => snapshot.context.error;
