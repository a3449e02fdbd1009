export { phoneVerificationActors, phoneVerificationMachine } from './phone-verification.machine.ts';
export * from './phone-verification.selectors.ts';
export type {
  PhoneVerificationActors,
  PhoneVerificationContext,
  PhoneVerificationEvent,
  PhoneVerificationField,
  PhoneVerificationInput,
  VerificationReport,
  VerifyInput,
} from './phone-verification.types.ts';
