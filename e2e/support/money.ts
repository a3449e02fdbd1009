import { toDecimal, toMinor } from '@parlor/api/rules';

/** Minor-unit digits of the demo site's currency. */
const EXPONENT = 2;

/** An amount of the contract in minor units, so that sums are exact. */
export const minor = (amount: string): bigint => toMinor(amount, EXPONENT);

/** An amount as the app and the games show it: `₱1,234.50`. */
export function shown(amount: string): string {
  const [whole = '0', fraction = '00'] = toDecimal(minor(amount), EXPONENT).split('.');
  return `₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}
