import { canonicalPhone } from '@parlor/api/rules';

/** Formats a phone number internationally, `+63 917 555 0142`; returns invalid input unchanged. */
export function showPhone(phone: string, countryCode: string): string {
  const parts = canonicalPhone(phone, countryCode)?.match(/^\+(63|66|95)(\d{3})(\d{3})(\d+)$/);
  return parts ? `+${parts.slice(1).join(' ')}` : phone;
}
