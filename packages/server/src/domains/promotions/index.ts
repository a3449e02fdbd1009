export {
  chooseDepositOffer,
  joinDepositOffer,
  listDepositOffers,
  readPromotionTitles,
} from './deposit-offers.ts';
export { countFreeSpins, playFreeSpin, returnFreeSpin } from './free-spins.ts';
export {
  findFundRefusal,
  followFund,
  lockFund,
  type PayingRecord,
  readMaxStake,
} from './funding.ts';
export { listHistoryRecords, readRecordHistory } from './history.ts';
export { participate } from './join.ts';
export { promotionsModule } from './module.ts';
export { getFundRef } from './progress.ts';
export { seedPromotions } from './seed.ts';
export type { PromotionTables } from './tables.ts';
export { type PromotionTerms, promotionTerms } from './terms.ts';
export { InvalidTermsError, parseTerms } from './validate.ts';
