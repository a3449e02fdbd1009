import type { SnapshotFrom } from 'xstate';
import { reportOf } from './upload.guards.ts';
import type { uploadMachine } from './upload.machine.ts';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** All files: those that are there, on their way, and failed, in the order in which they were chosen. */
export const selectUploads = (snapshot: UploadSnapshot) => snapshot.context.items;

/** What of the last choice was not taken, and why. */
export const selectUploadRefusals = (snapshot: UploadSnapshot) => snapshot.context.refusals;

/** Whether something waits or is being sent: no form is sent meanwhile (section 5). */
export const selectIsUploading = (snapshot: UploadSnapshot): boolean =>
  snapshot.matches({ ready: 'busy' });

/** What the form keeps of the files that are there. */
export const selectUploadValues = (snapshot: UploadSnapshot): readonly string[] =>
  reportOf(snapshot.context).values;

/** How many more files are taken. */
export const selectUploadRoom = ({ context: { items, limits } }: UploadSnapshot): number =>
  Math.max(0, limits.maxFiles - items.length);
