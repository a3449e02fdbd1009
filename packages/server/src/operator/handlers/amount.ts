import { readDecimal } from '@parlor/api/rules';
import type { Reader } from '../../core/database/schema.ts';
import { readSite } from '../../domains/site/index.ts';
import { OperatorRefusal } from '../refusal.ts';

/**
 * An amount in minor units.
 *
 * @throws OperatorRefusal 422 if it is zero, or has more decimal places than the currency.
 */
export async function readAmount(on: Reader, amount: string): Promise<bigint> {
  const { currencyExponent } = await readSite(on);
  const minor = readDecimal(amount, currencyExponent);
  if (minor !== undefined && minor > 0n) return minor;
  throw new OperatorRefusal(422, `amount: ${amount} is no payment in the site’s currency`);
}
