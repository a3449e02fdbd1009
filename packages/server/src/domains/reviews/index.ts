export { listMarked } from './marks.ts';
export { listComments, setCommentState } from './moderation.ts';
export { reviewsModule } from './module.ts';
export { getReviewSummary } from './of-game.ts';
export type { OpinionTables } from './tables.ts';
