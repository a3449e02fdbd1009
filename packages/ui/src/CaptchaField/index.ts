export { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';
export type { CaptchaFieldLabels } from './labels.ts';
