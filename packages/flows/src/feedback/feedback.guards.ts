import { checkFeedbackContact, checkFeedbackContent, type Violation } from '@parlor/api/rules';
import type { FlowError } from '../kit/error.ts';
import type { FeedbackContext, FeedbackField, FeedbackHindrance } from './feedback.types.ts';

interface Typed {
  readonly content: string;
  readonly contact: string;
}

/** What of a submitted form breaks a rule of section 5. */
export const violationsOf = (typed: Typed): Partial<Record<FeedbackField, Violation>> => {
  const content = checkFeedbackContent(typed.content);
  const contact = checkFeedbackContact(typed.contact);
  return {
    ...(!content.ok && { content: content.violation }),
    ...(!contact.ok && { contact: contact.violation }),
  };
};

/** Why a form that keeps the rules cannot be sent now (section 5). */
export const hindranceOf = ({
  isUploading,
  hasFailedUpload,
}: Pick<FeedbackContext, 'isUploading' | 'hasFailedUpload'>): FeedbackHindrance | undefined => {
  if (isUploading) return 'uploading';
  return hasFailedUpload ? 'uploadFailed' : undefined;
};

/** The field on which a server's refusal belongs; undefined where none is to blame. */
export const fieldOfError = (error: FlowError | undefined): FeedbackField | undefined => {
  const fields: readonly FeedbackField[] = ['content', 'contact', 'imageIds'];
  // A list names its element too: `imageIds.0`.
  return fields.find((field) => field === error?.field?.split(/[.[]/, 1)[0]);
};
