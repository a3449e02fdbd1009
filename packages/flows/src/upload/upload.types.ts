import type { CallFailure } from '@parlor/api/errors';
import type { UploadCandidate, UploadLimits, Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { Worker } from '../kit/index.ts';

/** A file before the upload; compatible with the browser's `File`. */
export interface UploadFile extends UploadCandidate {
  readonly name: string;
}

/** Queued, uploading, done, or failed. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed';

/** One file of the queue. */
export interface UploadItem {
  readonly id: string;
  readonly file: UploadFile;
  readonly state: UploadState;
  /** Progress from 0 to 1; never decreases. */
  readonly share: number;
  /** Response of the server: the id or the address of the picture. */
  readonly value: string | undefined;
  readonly error: CallFailure | undefined;
}

/** A rejected file and the rule that it violates. */
export interface UploadRefusal {
  readonly fileName: string;
  readonly violation: Violation;
}

/** Events sent to the sender. */
export type UploadOrder =
  | { readonly type: 'send'; readonly id: string; readonly file: UploadFile }
  /** Aborts the upload of a removed file. */
  | { readonly type: 'abort'; readonly id: string };

/** Actors that the app implements. */
export type UploadActors = {
  /**
   * Uploads files concurrently, and reports each as `upload.progressed`, `upload.done` and
   * `upload.failed`.
   */
  readonly sender: Worker<UploadOrder>;
};

export interface UploadInput {
  /** `UPLOAD_LIMITS` of the purpose, unless the site overrides them. */
  readonly limits: UploadLimits;
  /** Concurrent uploads; two by default. */
  readonly atOnce?: number | undefined;
  /** Values of pictures that were uploaded earlier. */
  readonly values?: readonly string[] | undefined;
  /** Receives `uploads.changed`. */
  readonly listener?: AnyActorRef | undefined;
}

export interface UploadContext {
  readonly limits: UploadLimits;
  readonly atOnce: number;
  readonly listener: AnyActorRef | undefined;
  readonly items: readonly UploadItem[];
  /** Rejected files of the last selection. */
  readonly refusals: readonly UploadRefusal[];
  /** Files added so far; creates the next id. */
  readonly taken: number;
}

export type UploadEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly UploadFile[] }
  /** Removes a file from the queue and aborts its upload. */
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'retry'; readonly id: string }
  /** The form was sent: clears the queue. */
  | { readonly type: 'clear' }
  /** From the sender. */
  | { readonly type: 'upload.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.done'; readonly id: string; readonly value: string }
  | { readonly type: 'upload.failed'; readonly id: string; readonly error: unknown };

/** What the picker of a form shows. */
export interface UploadView {
  /**
   * `uploading`: a file is queued or running; a form is not sent meanwhile. `unavailable`: the
   * sender failed, and a retry or another file starts it again.
   */
  readonly view: 'idle' | 'uploading' | 'unavailable';
  /** All files: uploaded, pending and failed, in the order in which they were chosen. */
  readonly items: readonly UploadItem[];
  /** Rejected files of the last selection. */
  readonly refusals: readonly UploadRefusal[];
  /** Values of the uploaded files, for the form. */
  readonly values: readonly string[];
  /** How many more files can be added. */
  readonly room: number;
}

export interface UploadMeta {
  readonly view: UploadView['view'];
}

/** Why a form with pictures cannot be sent now: an upload is running, or has failed and must be retried or removed. */
export type UploadBlock = 'uploading' | 'uploadFailed';

/** Sent to the listener: a form waits for pending uploads. */
export interface UploadReport {
  readonly type: 'uploads.changed';
  readonly isUploading: boolean;
  /** Whether a file has failed and must be retried or removed. */
  readonly hasFailed: boolean;
  /** Uploaded files, in the order in which they were chosen. */
  readonly values: readonly string[];
}
