/** The ledger: facts alone, append-only, double entry (domain: Rules; Accounts; Transfers, 9). */
export * as accounts from './accounts.ts';
export type { Invariant } from './auditor.ts';
export { listBills } from './bills.ts';
export * from './errors.ts';
export { type BreachRow, invariant } from './invariants.ts';
export { assertNotHalted, type Posted, post, type Transfer } from './post.ts';
export {
  balanceOf,
  type FoundTransfer,
  findTransfer,
  houseBalance,
  isReversed,
  lockBalance,
  moneyMap,
} from './read.ts';
export * as transfers from './transfers.ts';
