import type { SnapshotFrom } from 'xstate';
import { selectMeta } from '../kit/meta.ts';
import { toReport } from './upload.guards.ts';
import type { uploadMachine } from './upload.machine.ts';
import type { UploadView } from './upload.types.ts';

export type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

export const selectUpload = (snapshot: UploadSnapshot): UploadView => {
  const { items, refusals, limits } = snapshot.context;
  const { view } = selectMeta(snapshot);
  return {
    view,
    items,
    refusals,
    values: toReport(snapshot.context).values,
    room: Math.max(0, limits.maxFiles - items.length),
  };
};
