import type { UploadLimits, Violation } from '@parlor/api/rules';
import type { Effect, FlowError } from '../kit/index.ts';
import type { uploadMachine } from '../upload/upload.machine.ts';
import type { UploadReport } from '../upload/upload.types.ts';

/** What goes to customer service. */
export interface Feedback {
  readonly content: string;
  /** How customer service may answer: a phone, an address, a name in a messenger. */
  readonly contact: string;
  /** Ids of the pictures, in the order in which they were chosen. */
  readonly imageIds: readonly string[];
}

/** What the machine needs done. */
export type FeedbackActors = {
  /** Sends the pictures: `uploadMachine.provide(...)` with the call for this purpose. */
  readonly uploads: typeof uploadMachine;
  readonly submitFeedback: Effect<Feedback, void>;
};

export interface FeedbackInput {
  /** Of the pictures; those of the contract's rules unless the site states others. */
  readonly limits?: UploadLimits | undefined;
}

export type FeedbackField = 'content' | 'contact' | 'imageIds';

/** Why nothing can be sent at this moment: a picture is on its way, or waits to be tried again or removed. */
export type FeedbackHindrance = 'uploading' | 'uploadFailed';

export interface FeedbackContext {
  readonly limits: UploadLimits;
  /** As last submitted: kept when the sending fails. */
  readonly content: string;
  readonly contact: string;
  readonly imageIds: readonly string[];
  readonly isUploading: boolean;
  readonly hasFailedUpload: boolean;
  readonly violations: Partial<Record<FeedbackField, Violation>>;
  readonly error: FlowError | undefined;
}

export type FeedbackEvent =
  | { readonly type: 'submit'; readonly content: string; readonly contact: string }
  /** Another message after one that was sent. */
  | { readonly type: 'again' }
  /** From the pictures. */
  | UploadReport;

/** It is sent; the text leaves with it. */
export interface FeedbackEmitted {
  readonly type: 'feedbackSent';
}
