export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderLabels } from './labels.ts';
export type { UploadItem } from './uploads.ts';
