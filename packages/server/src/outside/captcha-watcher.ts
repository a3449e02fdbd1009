/**
 * Tells the demo's outside world what a captcha says, so that a person's helper or a test can read
 * it there (decisions 39). Live mode has none.
 */
export interface CaptchaWatcher {
  tell(captcha: { readonly uuid: string; readonly answer: string }): Promise<void>;
}
