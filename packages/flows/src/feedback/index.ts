/**
 * The form holds the fields and sends `submit`. Its pictures are the child `uploads`
 * (`selectFeedback`), whose `sender` the app provides with `uploadMachine.provide`.
 */
export { feedbackActors, feedbackMachine } from './feedback.machine.ts';
export * from './feedback.selectors.ts';
export type {
  Feedback,
  FeedbackActors,
  FeedbackContext,
  FeedbackEmitted,
  FeedbackEvent,
  FeedbackField,
  FeedbackInput,
  FeedbackView,
} from './feedback.types.ts';
