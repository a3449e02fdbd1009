export interface CaptchaFieldLabels {
  /** Names the button around the picture. */
  refresh: string;
  /** In place of the picture when it could not be loaded. */
  missing: string;
}

export const english: CaptchaFieldLabels = {
  refresh: 'Show another image',
  missing: "Image didn't load. Tap to try again",
};
