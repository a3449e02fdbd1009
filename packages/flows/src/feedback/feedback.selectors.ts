import type { CallFailure } from '@parlor/api/errors';
import type { SnapshotFrom } from 'xstate';
import { fieldOfError, getBlockingReason } from './feedback.guards.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import type { FeedbackField, FeedbackHindrance } from './feedback.types.ts';

export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>;

export const selectIsSendingFeedback = (snapshot: FeedbackSnapshot): boolean =>
  snapshot.matches('submitting');

/** Whether the message was sent and the confirmation is shown. */
export const selectIsFeedbackSent = (snapshot: FeedbackSnapshot): boolean =>
  snapshot.matches('sent');

/** Why the button is blocked; undefined if the form can be sent. */
export const selectFeedbackHindrance = (
  snapshot: FeedbackSnapshot,
): FeedbackHindrance | undefined => getBlockingReason(snapshot.context);

/** Child machine that uploads the pictures; drives the picker. */
export const selectFeedbackUploads = (snapshot: FeedbackSnapshot) => snapshot.children.uploads;

/** Contact of the last message, as default for the next one. */
export const selectFeedbackContact = (snapshot: FeedbackSnapshot): string =>
  snapshot.context.contact;

export const selectFeedbackViolations = (snapshot: FeedbackSnapshot) => snapshot.context.violations;

/** A cancelled request shows no error. */
const shownError = ({ context: { error } }: FeedbackSnapshot): CallFailure | undefined =>
  error?.kind === 'aborted' ? undefined : error;

/** The server's refusal of one field. */
export const selectFeedbackRefusal = (
  snapshot: FeedbackSnapshot,
  field: FeedbackField,
): CallFailure | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(error) === field ? error : undefined;
};

/** Why the last request failed, if no field is the cause. */
export const selectFeedbackError = (snapshot: FeedbackSnapshot): CallFailure | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(error) === undefined ? error : undefined;
};
