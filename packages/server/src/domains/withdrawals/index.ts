export { withdrawalInvariants } from './invariants.ts';
export { withdrawalsModule } from './module.ts';
export { approve, failPayout, reject, settlePayout } from './payout.ts';
export { requestWithdrawal } from './request.ts';
export type { WithdrawalTables } from './tables.ts';
