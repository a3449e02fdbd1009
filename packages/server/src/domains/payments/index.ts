export { depositInvariants } from './invariants.ts';
export { paymentsModule } from './module.ts';
export { seedSettledDeposit } from './past.ts';
export type { PaymentTables } from './tables.ts';
export { takeWebhook } from './webhook.ts';
