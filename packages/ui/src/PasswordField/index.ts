export type { PasswordFieldLabels } from './labels.ts';
export {
  PasswordField,
  type PasswordFieldProps,
} from './PasswordField.tsx';
