export interface ImageViewerLabels {
  close: string;
  previous: string;
  next: string;
  /** Position: "2 of 4". */
  position: (index: number, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  /** Text in place of a picture that failed to load. */
  missing: string;
}

export const english: ImageViewerLabels = {
  close: 'Close',
  previous: 'Previous image',
  next: 'Next image',
  position: (index, count) => `${index} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  missing: "This image couldn't be loaded",
};
