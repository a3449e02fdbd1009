import { checkPhone, type RuleResult } from '@parlor/api/rules';
import type { FlowError } from '../kit/error.ts';
import type { PhoneVerificationContext } from './phone-verification.types.ts';

/** Phone that a `send` event names: the fixed one, the given one, or the last one again. */
export const getPhone = (
  { fixedPhone, phone, countryCode }: PhoneVerificationContext,
  given: string | undefined,
): RuleResult<string> =>
  fixedPhone === undefined
    ? checkPhone(given ?? phone, countryCode)
    : { ok: true, value: fixedPhone };

/** Whether a refusal concerns the phone rather than its code. */
export const isAboutPhone = ({ field, reason }: FlowError): boolean =>
  field === 'phone' || reason === 'phone.invalid' || reason === 'phone.taken';
