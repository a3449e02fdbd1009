import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine } from './withdrawal.machine.ts';

export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;

/** The current view; the proof is a dialog over `confirming` or `addingCard`. */
export type WithdrawalView =
  | 'loading'
  | 'loadFailed'
  | 'closed'
  | 'needsCard'
  | 'form'
  | 'confirming'
  | 'refused'
  | 'uncertain'
  | 'addingCard'
  | 'underReview'
  | 'done'
  | 'failed'
  | 'unavailable';

const PLAIN_VIEWS = [
  'loadFailed',
  'closed',
  'needsCard',
  'form',
  'confirming',
  'refused',
  'uncertain',
  'addingCard',
  'underReview',
  'done',
  'failed',
  'unavailable',
] as const;

/** The current view of the withdrawal screen. */
export const selectWithdrawalView = (snapshot: WithdrawalSnapshot): WithdrawalView => {
  if (snapshot.matches('submitting')) return 'confirming';
  if (snapshot.matches('proof')) {
    return snapshot.context.proofFor === 'card' ? 'addingCard' : 'confirming';
  }
  return PLAIN_VIEWS.find((view) => snapshot.matches(view)) ?? 'loading';
};

/** Whether the proof dialog is open, and whether it is verifying. */
export const selectProofDialog = (
  snapshot: WithdrawalSnapshot,
): 'closed' | 'entering' | 'verifying' => {
  if (snapshot.matches({ proof: 'verifying' })) return 'verifying';
  return snapshot.matches('proof') ? 'entering' : 'closed';
};

/** Child machine that sends proof codes; drives the countdown button and its captcha. */
export const selectProofCountdown = (snapshot: WithdrawalSnapshot) => snapshot.children.countdown;

export const selectIsSubmittingWithdrawal = (snapshot: WithdrawalSnapshot): boolean =>
  snapshot.matches('submitting');

export const selectIsSavingCard = (snapshot: WithdrawalSnapshot): boolean =>
  snapshot.matches({ addingCard: 'saving' });

/** Limits, balance and arrival time. */
export const selectWithdrawRequest = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.request;

export const selectCards = (snapshot: WithdrawalSnapshot) => snapshot.context.options?.cards ?? [];

/** The card that receives the money. */
export const selectCard = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.cards.find(({ cardId }) => cardId === snapshot.context.cardId);

export const selectWithdrawalPresets = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.presets ?? [];

export const selectWithdrawalAmount = (snapshot: WithdrawalSnapshot): string =>
  snapshot.context.amount;

/** The withdrawal of the confirm screen. */
export const selectWithdrawalDraft = (snapshot: WithdrawalSnapshot) => snapshot.context.draft;

/** The withdrawal that is under review, done or failed, with its arrival time. */
export const selectWithdrawal = (snapshot: WithdrawalSnapshot) => snapshot.context.withdrawal;

export const selectWithdrawalViolations = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.violations;

/** Why the last action failed. A cancelled request shows no error. */
export const selectWithdrawalError = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.error?.kind === 'aborted' ? undefined : snapshot.context.error;
