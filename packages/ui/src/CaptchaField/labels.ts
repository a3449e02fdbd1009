export interface CaptchaFieldLabels {
  /** Accessible name of the button around the image. */
  refresh: string;
  /** Text in place of an image that failed to load. */
  missing: string;
}

export const english: CaptchaFieldLabels = {
  refresh: 'Show another image',
  missing: "Image didn't load. Tap to try again",
};
