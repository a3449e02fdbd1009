export { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';
export type { ImageViewerLabels } from './labels.ts';
export type { ViewedImage } from './Stage.tsx';
