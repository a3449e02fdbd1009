export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderLabels } from './labels.ts';
export type { UploadContext, UploadFile } from './useUploads.ts';
