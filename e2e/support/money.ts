import { toDecimal, toMinor } from '@parlor/api/rules';

/** Minor-unit digits of the demo site's currency. */
const EXPONENT = 2;

/** An amount of the contract in minor units, so that sums are exact. */
export const minor = (amount: string): bigint => toMinor(amount, EXPONENT);

/** An amount as the app shows it where minor units count: `₱1,234.50`, and `₱500` for whole ones. */
export function shown(amount: string): string {
  const [whole = '0', fraction = '00'] = toDecimal(minor(amount), EXPONENT).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `₱${grouped}${/^0+$/.test(fraction) ? '' : `.${fraction}`}`;
}
