import { canonicalPhone } from '@parlor/api/rules';

/** A number as its owner reads it from abroad, in groups: `+63 917 555 0142`; as it is where it is none. */
export function showPhone(phone: string, countryCode: string): string {
  const parts = canonicalPhone(phone, countryCode)?.match(/^\+(63|66|95)(\d{3})(\d{3})(\d+)$/);
  return parts ? `+${parts.slice(1).join(' ')}` : phone;
}
