/**
 * A picker hands its files over with `files.chosen` and draws `selectUploads`; a form that waits for them
 * runs the machine as its child (see `feedback`) or gives itself as `listener`. The `sender` is made with
 * `worker` of the kit: it starts a call for each `send`, aborts it for each `abort`, and reports with the
 * id of the order.
 */
export { uploadActors, uploadMachine } from './upload.machine.ts';
export * from './upload.selectors.ts';
export type {
  UploadActors,
  UploadContext,
  UploadEvent,
  UploadFile,
  UploadInput,
  UploadItem,
  UploadOrder,
  UploadRefusal,
  UploadReport,
  UploadState,
} from './upload.types.ts';
