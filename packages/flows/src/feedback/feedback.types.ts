import type { CallFailure } from '@parlor/api/errors';
import type { UploadLimits, Violation } from '@parlor/api/rules';
import type { ActorRefFrom } from 'xstate';
import type { Effect } from '../kit/index.ts';
import type { uploadMachine } from '../upload/upload.machine.ts';
import type { UploadBlock, UploadReport } from '../upload/upload.types.ts';

/** The message to customer service. */
export interface Feedback {
  readonly content: string;
  /** Contact for the reply: a phone, an email address, a messenger name. */
  readonly contact: string;
  /** Ids of the pictures, in the order in which they were chosen. */
  readonly imageIds: readonly string[];
}

/** Actors that the app implements. */
export type FeedbackActors = {
  /** Uploads the pictures: `uploadMachine.provide(...)` with the call for this purpose. */
  readonly uploads: typeof uploadMachine;
  readonly submitFeedback: Effect<Feedback, void>;
};

export interface FeedbackInput {
  /** Upload limits; the defaults of the contract unless the site overrides them. */
  readonly limits?: UploadLimits | undefined;
}

export type FeedbackField = 'content' | 'contact' | 'imageIds';

/** What the screen shows, with its data. */
export type FeedbackView =
  | {
      readonly view: 'form';
      readonly isBusy: boolean;
      /** Contact of the last message, as default for the next one. */
      readonly contact: string;
      readonly violations: Partial<Record<FeedbackField, Violation>>;
      /** Why the button is blocked; undefined if the form can be sent. */
      readonly blockedBy: UploadBlock | undefined;
      /** Why the last request failed. A cancelled request shows no error. */
      readonly error: CallFailure | undefined;
      /** Field that the error concerns; undefined if none is the cause. */
      readonly errorField: FeedbackField | undefined;
      /** Child machine that uploads the pictures; drives the picker. */
      readonly uploads: ActorRefFrom<typeof uploadMachine>;
    }
  /** The message was sent and the confirmation is shown. */
  | { readonly view: 'sent' }
  /** The form failed and cannot be sent. */
  | { readonly view: 'unavailable'; readonly error: CallFailure };

export interface FeedbackMeta {
  readonly view: FeedbackView['view'];
}

export interface FeedbackContext {
  readonly limits: UploadLimits;
  /** As last submitted; kept when the request fails. */
  readonly content: string;
  readonly contact: string;
  readonly imageIds: readonly string[];
  readonly isUploading: boolean;
  readonly hasFailed: boolean;
  readonly violations: Partial<Record<FeedbackField, Violation>>;
  readonly error: CallFailure | undefined;
}

export type FeedbackEvent =
  | { readonly type: 'submit'; readonly content: string; readonly contact: string }
  /** Starts another message after one was sent. */
  | { readonly type: 'again' }
  /** From the child `uploads`. */
  | UploadReport;

/** The message was sent and its text is cleared. */
export interface FeedbackEmitted {
  readonly type: 'feedbackSent';
}
