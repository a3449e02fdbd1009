export { promotionRecordActors, promotionRecordMachine } from './promotion-record.machine.ts';
export * from './promotion-record.selectors.ts';
export type {
  Ending,
  EndingOrder,
  PromotionRecordActors,
  PromotionRecordContext,
  PromotionRecordEmitted,
  PromotionRecordEvent,
  PromotionRecordInput,
  PromotionRecordView,
  RecordAndPreview,
} from './promotion-record.types.ts';
