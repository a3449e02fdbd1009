export { consumeCaptcha, makeCaptcha, pruneCaptchas } from './captcha.ts';
export type { CaptchaTables } from './tables.ts';
