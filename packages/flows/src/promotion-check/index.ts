/** Loaded after home, during a session. */
export { promotionCheckActors, promotionCheckMachine } from './promotion-check.machine.ts';
export * from './promotion-check.selectors.ts';
export type {
  PromotionCheckActors,
  PromotionCheckContext,
  PromotionCheckEmitted,
  PromotionCheckEvent,
  PromotionCheckInput,
  PromotionCheckView,
} from './promotion-check.types.ts';
