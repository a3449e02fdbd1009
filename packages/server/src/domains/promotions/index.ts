export {
  findFundRefusal,
  followFund,
  lockFund,
  type PayingRecord,
  readMaxStake,
} from './funding.ts';
export { participate } from './join.ts';
export { promotionsModule } from './module.ts';
export { getFundRef } from './progress.ts';
export { seedPromotions } from './seed.ts';
export type { PromotionTables } from './tables.ts';
