export interface ImageViewerLabels {
  close: string;
  previous: string;
  next: string;
  /** Where one is: "2 of 4". */
  position: (index: number, count: number) => string;
  zoomIn: string;
  zoomOut: string;
  /** In place of a picture that could not be loaded. */
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
