export { promotionJoinActors, promotionJoinMachine } from './promotion-join.machine.ts';
export * from './promotion-join.selectors.ts';
export type {
  JoinDraft,
  JoinTerms,
  JoinViolations,
  PromotionJoinActors,
  PromotionJoinContext,
  PromotionJoinEmitted,
  PromotionJoinEvent,
  PromotionJoinInput,
  PromotionJoinView,
} from './promotion-join.types.ts';
