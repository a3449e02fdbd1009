import type { SnapshotFrom } from 'xstate';
import type { withdrawalMachine } from './withdrawal.machine.ts';

export type WithdrawalSnapshot = SnapshotFrom<typeof withdrawalMachine>;

/** What the screen shows; the proof is a dialog over `confirming` or `addingCard`. */
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

/** Which of its views the withdrawal screen shows. */
export const selectWithdrawalView = (snapshot: WithdrawalSnapshot): WithdrawalView => {
  if (snapshot.matches('submitting')) return 'confirming';
  if (snapshot.matches('proof')) {
    return snapshot.context.proofFor === 'card' ? 'addingCard' : 'confirming';
  }
  return PLAIN_VIEWS.find((view) => snapshot.matches(view)) ?? 'loading';
};

/** Whether the proof dialog is open, and whether it is checking. */
export const selectProofDialog = (
  snapshot: WithdrawalSnapshot,
): 'closed' | 'entering' | 'verifying' => {
  if (snapshot.matches({ proof: 'verifying' })) return 'verifying';
  return snapshot.matches('proof') ? 'entering' : 'closed';
};

/** The child that sends proof codes: for the countdown button and its captcha. */
export const selectProofCountdown = (snapshot: WithdrawalSnapshot) => snapshot.children.countdown;

export const selectIsSubmittingWithdrawal = (snapshot: WithdrawalSnapshot): boolean =>
  snapshot.matches('submitting');

export const selectIsSavingCard = (snapshot: WithdrawalSnapshot): boolean =>
  snapshot.matches({ addingCard: 'saving' });

/** Limits, balance and arrival time. */
export const selectWithdrawRequest = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.request;

export const selectCards = (snapshot: WithdrawalSnapshot) => snapshot.context.options?.cards ?? [];

/** The card that the money goes to. */
export const selectCard = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.cards.find(({ cardId }) => cardId === snapshot.context.cardId);

export const selectWithdrawalPresets = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.options?.presets ?? [];

export const selectWithdrawalAmount = (snapshot: WithdrawalSnapshot): string =>
  snapshot.context.amount;

/** What the confirm screen asks for. */
export const selectWithdrawalDraft = (snapshot: WithdrawalSnapshot) => snapshot.context.draft;

/** The withdrawal under review, done or failed, with its arrival time. */
export const selectWithdrawal = (snapshot: WithdrawalSnapshot) => snapshot.context.withdrawal;

export const selectWithdrawalViolations = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.violations;

/** Why the last act failed. Nothing is shown for what the person cancelled. */
export const selectWithdrawalError = (snapshot: WithdrawalSnapshot) =>
  snapshot.context.error?.kind === 'aborted' ? undefined : snapshot.context.error;
