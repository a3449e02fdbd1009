import type { SnapshotFrom } from 'xstate';
import { toReport } from './upload.guards.ts';
import type { uploadMachine } from './upload.machine.ts';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** All files: uploaded, pending and failed, in the order in which they were chosen. */
export const selectUploads = (snapshot: UploadSnapshot) => snapshot.context.items;

/** Files of the last selection that were rejected, with the reason. */
export const selectUploadRefusals = (snapshot: UploadSnapshot) => snapshot.context.refusals;

/** Whether an upload is queued or running; a form is not sent meanwhile (specification: Validation rules). */
export const selectIsUploading = (snapshot: UploadSnapshot): boolean =>
  snapshot.matches({ ready: 'busy' });

/** Values of the uploaded files, for the form. */
export const selectUploadValues = (snapshot: UploadSnapshot): readonly string[] =>
  toReport(snapshot.context).values;

/** How many more files can be added. */
export const selectUploadRoom = ({ context: { items, limits } }: UploadSnapshot): number =>
  Math.max(0, limits.maxFiles - items.length);
