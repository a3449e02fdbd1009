import type { CallFailure } from '@parlor/api/errors';
import { checkFeedbackContact, checkFeedbackContent, type Violation } from '@parlor/api/rules';
import type { FeedbackField } from './feedback.types.ts';

interface Typed {
  readonly content: string;
  readonly contact: string;
}

/** Rules that a submitted form violates. */
export const getViolations = (typed: Typed): Partial<Record<FeedbackField, Violation>> => {
  const content = checkFeedbackContent(typed.content);
  const contact = checkFeedbackContact(typed.contact);
  return {
    ...(!content.ok && { content: content.violation }),
    ...(!contact.ok && { contact: contact.violation }),
  };
};

/** Field that a refusal of the server concerns; undefined without one. */
export const fieldOfError = (error: CallFailure | undefined): FeedbackField | undefined => {
  const fields: readonly FeedbackField[] = ['content', 'contact', 'imageIds'];
  // A violation in a list includes the index: `imageIds.0`.
  return fields.find((field) => field === error?.field?.split(/[.[]/, 1)[0]);
};
