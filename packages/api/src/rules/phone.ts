import { PHONE_COUNTRIES, type PhoneCountry } from '../constants.ts';
import { toAsciiDigits } from './digits.ts';
import { passes, type RuleResult, violates } from './result.ts';

interface PhonePlan {
  /** Accepted formats. docs/product.md: Validation rules, product decision 30. */
  readonly pattern: RegExp;
  /** Country calling code. */
  readonly callingCode: string;
}

const PLANS: Readonly<Record<PhoneCountry, PhonePlan>> = {
  PH: { pattern: /^(?:0\d{10}|9\d{9})$/, callingCode: '63' },
  TH: { pattern: /^(?:\+66|0)[689]\d{8}$/, callingCode: '66' },
  MM: { pattern: /^(?:\+95|0)[1-9]\d{7,9}$/, callingCode: '95' },
};

const ELSEWHERE = /^\+?\d{8,15}$/;

const getPhonePlan = (countryCode: string): PhonePlan | undefined => {
  const country = PHONE_COUNTRIES.find((code) => code === countryCode.toUpperCase());
  return country && PLANS[country];
};

/**
 * The calling code of a country with phone rules of its own, without its plus; undefined for
 * others.
 */
export const getCallingCode = (countryCode: string): string | undefined =>
  getPhonePlan(countryCode)?.callingCode;

/**
 * Normalizes a number for matching and sending: digits and one leading plus, without dashes and
 * spaces; ten digits that begin with 9 get a leading 0. docs/product.md: Validation rules,
 * product decision 30.
 */
export const normalisePhone = (text: string): string => {
  const bare = toAsciiDigits(text).replace(/[\s\p{Pd}\p{Cf}]/gu, '');
  return /^9\d{9}$/.test(bare) ? `0${bare}` : bare;
};

/**
 * Checks a phone number by the rule of the site's country.
 *
 * @param text as typed or pasted
 * @param countryCode ISO 3166 alpha-2 code of the site; countries other than PH, TH and MM take 8 to 15 digits
 * @returns the number in the form in which it is sent
 */
export const checkPhone = (
  text: string,
  countryCode: string,
): RuleResult<string, 'phone.required' | 'phone.incorrect'> => {
  const phone = normalisePhone(text);
  if (phone === '') return violates('phone.required');
  return (getPhonePlan(countryCode)?.pattern ?? ELSEWHERE).test(phone)
    ? passes(phone)
    : violates('phone.incorrect');
};

/**
 * The number's identity: a plus, the country's calling code and the national number, as in E.164.
 * Two spellings of one number have one identity, and so are one player (product decision 30).
 *
 * @returns undefined if the number violates the country's rule
 */
export const canonicalPhone = (text: string, countryCode: string): string | undefined => {
  const checked = checkPhone(text, countryCode);
  if (!checked.ok) return undefined;
  const plan = getPhonePlan(countryCode);
  const bare = checked.value.replace(/^\+/, '');
  if (plan === undefined) return `+${bare}`;
  const national = checked.value.startsWith('+')
    ? bare.slice(plan.callingCode.length)
    : bare.replace(/^0/, '');
  return `+${plan.callingCode}${national}`;
};

/** Whether two valid numbers of one country are the same one. */
export const samePhone = (left: string, right: string, countryCode: string): boolean => {
  const identity = canonicalPhone(left, countryCode);
  return identity !== undefined && identity === canonicalPhone(right, countryCode);
};
