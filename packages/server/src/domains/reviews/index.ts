export { listMarked } from './marks.ts';
export { listComments, setCommentState } from './moderation.ts';
export { reviewsModule } from './module.ts';
export { getReviewSummary } from './review-summary.ts';
export type { ReviewTables } from './tables.ts';
