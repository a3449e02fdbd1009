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
  previous: 'Previous picture',
  next: 'Next picture',
  position: (index, count) => `${index} of ${count}`,
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  missing: 'This picture could not be loaded',
};
