export interface ImageUploaderLabels {
  add: string;
  /** Text beside `add`, where files can be dragged. */
  drop: string;
  /** The limits: "PNG or JPEG, up to 5 MB, 3 pictures". */
  limits: (types: string, size: string, count: number) => string;
  cancel: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Accessible name of the progress bar of an upload. */
  uploading: (name: string) => string;
  /** Status below an uploaded or failed picture. */
  done: string;
  notDone: string;
  /** Announced when an upload has completed. */
  uploaded: (name: string) => string;
  removed: (name: string) => string;
  failed: (name: string) => string;
  tooLarge: (name: string, size: string) => string;
  wrongType: (name: string, types: string) => string;
  tooMany: (count: number) => string;
  /** Text in place of a preview that cannot be rendered. */
  noPreview: string;
}

export const english: ImageUploaderLabels = {
  add: 'Add image',
  drop: 'or drop it here',
  limits: (types, size, count) =>
    `${types}, up to ${size}${count === 1 ? '' : `, at most ${count} images`}`,
  cancel: (name) => `Cancel ${name}`,
  retry: (name) => `Try ${name} again`,
  remove: (name) => `Remove ${name}`,
  uploading: (name) => `Uploading ${name}`,
  done: 'Uploaded',
  notDone: 'Upload failed. Try again.',
  uploaded: (name) => `${name} uploaded`,
  removed: (name) => `${name} removed`,
  failed: (name) => `${name} wasn't uploaded. Try again.`,
  tooLarge: (name, size) => `${name} is larger than ${size}. Choose a smaller image.`,
  wrongType: (name, types) => `${name} isn't supported. Choose ${types}.`,
  tooMany: (count) =>
    count === 1 ? 'You can add only one image.' : `You can add at most ${count} images.`,
  noPreview: 'Preview failed',
};
