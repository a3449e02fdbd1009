import type { SnapshotFrom } from 'xstate';
import type { FlowError } from '../kit/index.ts';
import { fieldOfError, hindranceOf } from './feedback.guards.ts';
import type { feedbackMachine } from './feedback.machine.ts';
import type { FeedbackField, FeedbackHindrance } from './feedback.types.ts';

export type FeedbackSnapshot = SnapshotFrom<typeof feedbackMachine>;

export const selectIsSendingFeedback = (snapshot: FeedbackSnapshot): boolean =>
  snapshot.matches('submitting');

/** Whether it was sent, and the thanks show. */
export const selectIsFeedbackSent = (snapshot: FeedbackSnapshot): boolean =>
  snapshot.matches('sent');

/** Why the button waits; undefined when the form can be sent. */
export const selectFeedbackHindrance = (
  snapshot: FeedbackSnapshot,
): FeedbackHindrance | undefined => hindranceOf(snapshot.context);

/** The child that holds the pictures: for the picker. */
export const selectFeedbackUploads = (snapshot: FeedbackSnapshot) => snapshot.children.uploads;

/** The contact that was given last, for the next message. */
export const selectFeedbackContact = (snapshot: FeedbackSnapshot): string =>
  snapshot.context.contact;

export const selectFeedbackViolations = (snapshot: FeedbackSnapshot) => snapshot.context.violations;

/** Nothing is shown for what the person cancelled. */
const shownError = ({ context: { error } }: FeedbackSnapshot): FlowError | undefined =>
  error?.kind === 'aborted' ? undefined : error;

/** What the server refused about one field. */
export const selectFeedbackRefusal = (
  snapshot: FeedbackSnapshot,
  field: FeedbackField,
): FlowError | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(error) === field ? error : undefined;
};

/** Why the last sending failed, where no field is to blame. */
export const selectFeedbackError = (snapshot: FeedbackSnapshot): FlowError | undefined => {
  const error = shownError(snapshot);
  return fieldOfError(error) === undefined ? error : undefined;
};
