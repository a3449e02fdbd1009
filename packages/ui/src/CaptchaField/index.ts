export { CaptchaField, type CaptchaFieldLabels, type CaptchaFieldProps } from './CaptchaField.tsx';
