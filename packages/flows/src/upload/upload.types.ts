import type { UploadCandidate, UploadLimits, Violation } from '@parlor/api/rules';
import type { AnyActorRef } from 'xstate';
import type { FlowError, Worker } from '../kit/index.ts';

/** A file before it is sent; a browser's `File` fits. */
export interface UploadFile extends UploadCandidate {
  readonly name: string;
}

/** Waiting for its turn, on its way, there, or not there and to be tried again. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed';

/** One file of the queue. */
export interface UploadItem {
  readonly id: string;
  readonly file: UploadFile;
  readonly state: UploadState;
  /** How much of it is sent, 0 to 1; it never goes back. */
  readonly share: number;
  /** What the server answered: the id or the address under which the picture is kept. */
  readonly value: string | undefined;
  readonly error: FlowError | undefined;
}

/** A file that was not taken, and the rule that it breaks (section 5). */
export interface UploadRefusal {
  readonly fileName: string;
  readonly violation: Violation;
}

/** What the sender is told. */
export type UploadOrder =
  | { readonly type: 'send'; readonly id: string; readonly file: UploadFile }
  /** The file is not wanted any longer. */
  | { readonly type: 'abort'; readonly id: string };

/** What the machine needs done. */
export type UploadActors = {
  /** Sends files side by side, and reports on each as `upload.progressed`, `upload.done` and `upload.failed`. */
  readonly sender: Worker<UploadOrder>;
};

export interface UploadInput {
  /** `UPLOAD_LIMITS` of the purpose, unless the site states others. */
  readonly limits: UploadLimits;
  /** Files that are sent side by side; two unless told. */
  readonly atOnce?: number | undefined;
  /** What was there before: values of pictures that were sent earlier. */
  readonly values?: readonly string[] | undefined;
  /** Who is told about `uploads.changed`. */
  readonly listener?: AnyActorRef | undefined;
}

export interface UploadContext {
  readonly limits: UploadLimits;
  readonly atOnce: number;
  readonly listener: AnyActorRef | undefined;
  readonly items: readonly UploadItem[];
  /** What of the last choice was not taken. */
  readonly refusals: readonly UploadRefusal[];
  /** Files taken so far: makes the next id. */
  readonly taken: number;
}

export type UploadEvent =
  | { readonly type: 'files.chosen'; readonly files: readonly UploadFile[] }
  /** Takes a file out of the queue, and back from its way. */
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'retry'; readonly id: string }
  /** The form was sent: nothing of it stays. */
  | { readonly type: 'clear' }
  /** From the sender. */
  | { readonly type: 'upload.progressed'; readonly id: string; readonly share: number }
  | { readonly type: 'upload.done'; readonly id: string; readonly value: string }
  | { readonly type: 'upload.failed'; readonly id: string; readonly error: unknown };

/** What the listener is told: a form waits for what is on its way. */
export interface UploadReport {
  readonly type: 'uploads.changed';
  readonly isUploading: boolean;
  /** Whether a file waits to be tried again or removed. */
  readonly hasFailed: boolean;
  /** What is there, in the order in which it was chosen. */
  readonly values: readonly string[];
}
