import type { CallFailure } from '@parlor/api/errors';
import { checkPhone, type RuleResult } from '@parlor/api/rules';
import type { PhoneSource, PhoneVerificationContext } from './phone-verification.types.ts';

/** The fixed phone; undefined if the player enters one. */
export const getFixedPhone = (source: PhoneSource): string | undefined =>
  'fixedPhone' in source ? source.fixedPhone : undefined;

/** Phone that a `send` event names: the fixed one, the given one, or the last one again. */
export const getPhone = (
  { phoneSource, phone }: PhoneVerificationContext,
  given: string | undefined,
): RuleResult<string> =>
  'fixedPhone' in phoneSource
    ? { ok: true, value: phoneSource.fixedPhone }
    : checkPhone(given ?? phone, phoneSource.countryCode);

/** Whether a refusal concerns the phone rather than its code. */
export const isAboutPhone = ({ field, reason }: CallFailure): boolean =>
  field === 'phone' || reason === 'phone.invalid' || reason === 'phone.taken';
