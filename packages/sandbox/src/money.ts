/** Currencies without exactly two minor digits (ISO 4217). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3,
  CLP: 0,
  JOD: 3,
  JPY: 0,
  KRW: 0,
  KWD: 3,
  OMR: 3,
  PYG: 0,
  TND: 3,
  UGX: 0,
  VND: 0,
  XAF: 0,
  XOF: 0,
};

/** Number of minor digits of a currency. */
export function getExponent(currency: string): number {
  return EXPONENTS[currency] ?? 2;
}

/** The maximum amount of any party, in minor units: far below SQLite's 64 bits. */
const LARGEST = 10n ** 15n;

/**
 * Parses a decimal string in the major unit to minor units.
 *
 * @returns null for anything but a non-negative decimal with at most the currency's number of minor
 *   digits.
 */
export function parseAmount(value: string, currency: string): bigint | null {
  const match = /^(\d{1,16})(?:\.(\d+))?$/.exec(value);
  const whole = match?.[1];
  if (whole === undefined) return null;
  const exponent = getExponent(currency);
  const fraction = match?.[2] ?? '';
  if (fraction.length > exponent && /[^0]/.test(fraction.slice(exponent))) return null;
  const minor = BigInt(whole + fraction.slice(0, exponent).padEnd(exponent, '0'));
  return minor <= LARGEST ? minor : null;
}

/** Formats minor units as the decimal string of the protocol, with all minor digits. */
export function formatAmount(minor: bigint, currency: string): string {
  const exponent = getExponent(currency);
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(exponent + 1, '0');
  if (exponent === 0) return sign + digits;
  return `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}
