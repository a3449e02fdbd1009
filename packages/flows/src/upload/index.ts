/**
 * A picker sends its files with `files.chosen` and renders `selectUpload`. A form that waits for
 * uploads runs the machine as its child (see `feedback`) or passes itself as `listener`. The `sender`
 * is created with `worker` of the kit: it starts a call for each `send`, aborts it for each `abort`,
 * and reports with the id of the order.
 */
export { uploadActors, uploadMachine } from './upload.machine.ts';
export * from './upload.selectors.ts';
export type {
  UploadActors,
  UploadBlock,
  UploadContext,
  UploadEvent,
  UploadFile,
  UploadInput,
  UploadItem,
  UploadOrder,
  UploadRefusal,
  UploadReport,
  UploadState,
  UploadView,
} from './upload.types.ts';
