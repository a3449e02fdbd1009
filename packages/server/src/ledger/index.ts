/** The ledger: append-only, double entry (domain: Rules; Accounts; Transfers, 9). */
export * as accounts from './accounts.ts';
export { getBillType, rollUpBusyWallets } from './bill-days.ts';
export { analyzeBills, type BillDays, listBills } from './bills.ts';
export * from './errors.ts';
export { type BreachRow, type Invariant, invariant } from './invariants.ts';
export {
  assertNotHalted,
  changeTogether,
  lockForStake,
  type Posted,
  post,
  type Transfer,
} from './post.ts';
export {
  type FoundTransfer,
  findTransfer,
  houseBalance,
  isReversed,
  lockBalance,
  moneyMap,
  readBalance,
} from './read.ts';
export type { RewardProgram } from './reward-transfers.ts';
export * as rewardTransfers from './reward-transfers.ts';
export type { LedgerTables } from './tables.ts';
export * as transfers from './transfers.ts';
export { readTrialBalance } from './trial-balance.ts';
