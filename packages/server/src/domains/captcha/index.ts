export { makeCaptcha, pruneCaptchas, spendCaptcha } from './captcha.ts';
export type { CaptchaTables } from './tables.ts';
