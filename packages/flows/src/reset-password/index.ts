export { resetPasswordActors, resetPasswordMachine } from './reset-password.machine.ts';
export * from './reset-password.selectors.ts';
export type {
  ResetPasswordActors,
  ResetPasswordContext,
  ResetPasswordEmitted,
  ResetPasswordEvent,
  ResetPasswordField,
  ResetPasswordForm,
  ResetPasswordInput,
  ResetPasswordMode,
} from './reset-password.types.ts';
