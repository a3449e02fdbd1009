import { accounts } from '../../ledger/index.ts';

/** Name of the wallet at providers. */
export const CASH_FUND = 'cash';

/** The fund that a provider's `fundRef` names; undefined if it is malformed. */
export function parseFund(ref: string): accounts.Fund | undefined {
  if (ref === CASH_FUND) return accounts.cashFund;
  const recordId = /^promo:([\w-]{1,64})$/.exec(ref)?.[1];
  return recordId === undefined ? undefined : { kind: 'promo', recordId };
}
