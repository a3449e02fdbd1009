import { isUuid } from '../../core/http/uuid.ts';
import { accounts } from '../../ledger/index.ts';

/** Name of the wallet at providers. */
export const CASH_FUND = 'cash';

/** The fund that a provider's `fundRef` names; undefined if it is malformed. */
export function parseFund(ref: string): accounts.Fund | undefined {
  if (ref === CASH_FUND) return accounts.cashFund;
  const recordId = /^promo:(.+)$/.exec(ref)?.[1];
  // As the database formats ids: the codes of accounts contain it.
  const isId = recordId !== undefined && isUuid(recordId) && recordId === recordId.toLowerCase();
  return isId ? { kind: 'promo', recordId } : undefined;
}
