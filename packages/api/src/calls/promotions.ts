import * as z from 'zod/mini';
import { createListSchema, id, money, nothing, paging } from '../entities/common.ts';
import { gameSummary, maker } from '../entities/game.ts';
import { gameFilters } from '../entities/game-page.ts';
import {
  countingRecord,
  endingPreview,
  fundingRecord,
  gamePromotion,
  gamePromotionDetail,
  participationPreview,
  promotionBill,
  promotionRecord,
  promotionRecordDetail,
  promotionStatuses,
  settleRecord,
} from '../entities/promotion.ts';
import { defineCall } from './define.ts';

/**
 * Token of the preview; the commit does exactly what was previewed, or answers 409
 * `preview.changed`.
 */
const expected = z.optional(z.string().check(z.maxLength(100)));

export const promotionList = defineCall({
  id: 'promotions.list',
  method: 'GET',
  path: '/gamePromotion/list',
  auth: 'optional',
  in: 'query',
  request: z.object(paging),
  response: createListSchema(gamePromotion),
  summary: 'Lists promotions, those that can be joined first.',
  origin: 'specification',
});

export const promotionInfo = defineCall({
  id: 'promotions.info',
  method: 'GET',
  path: '/gamePromotion/info/{id}',
  auth: 'optional',
  in: 'query',
  request: z.object({ id }),
  response: gamePromotionDetail,
  summary: 'Returns one promotion with its terms.',
  origin: 'specification',
});

export const participatePreview = defineCall({
  id: 'promotions.participatePreview',
  method: 'GET',
  path: '/gamePromotion/participate/preview/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id, amount: money }),
  response: participationPreview,
  summary: 'Previews joining with an amount: the bonus and the wagering requirement.',
  origin: 'addition',
});

export const participate = defineCall({
  id: 'promotions.participate',
  method: 'POST',
  path: '/gamePromotion/participate/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({
    id,
    amount: money,
    /** The promotion code, if one is required. */
    code: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: promotionRecord,
  idempotent: true,
  activity: true,
  slow: true,
  summary: 'Joins a promotion: moves the amount out of the wallet and adds the bonus.',
  origin: 'specification',
});

export const recordList = defineCall({
  id: 'promotions.recordList',
  method: 'GET',
  path: '/gamePromotion/record/list',
  auth: 'player',
  in: 'query',
  request: z.object({ status: z.optional(z.enum(promotionStatuses)), ...paging }),
  response: createListSchema(promotionRecord),
  summary: 'Lists the player’s promotion records, newest first.',
  origin: 'specification',
});

export const recordInfo = defineCall({
  id: 'promotions.recordInfo',
  method: 'GET',
  path: '/gamePromotion/record/info/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: promotionRecordDetail,
  summary: 'Returns one promotion record with its conditions, progress and games.',
  origin: 'specification',
});

export const recordPreview = defineCall({
  id: 'promotions.recordPreview',
  method: 'GET',
  path: '/gamePromotion/record/preview/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id }),
  response: endingPreview,
  summary: 'Previews settling, closing and unlocking with the current balance.',
  origin: 'addition',
});

export const promotionBills = defineCall({
  id: 'promotions.bills',
  method: 'GET',
  path: '/gamePromotion/bill/list/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({
    id,
    /** Bets only: what counted. */
    betsOnly: z.optional(z.boolean()),
    ...paging,
  }),
  response: createListSchema(promotionBill),
  summary: "Changes of a joined promotion's balance, newest first.",
  origin: 'specification',
});

export const closePromotion = defineCall({
  id: 'promotions.close',
  method: 'POST',
  path: '/gamePromotion/record/close/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({
    id,
    /** The player saw that settling would pay, and closes nevertheless. */
    givesUpSettlement: z._default(z.union([z.boolean(), z.stringbool()]), false),
    expected,
  }),
  response: promotionRecord,
  idempotent: true,
  activity: true,
  slow: true,
  summary: 'Closes a promotion record and voids its balance.',
  origin: 'specification',
});

export const settlePromotion = defineCall({
  id: 'promotions.settle',
  method: 'POST',
  path: '/gamePromotion/record/settle/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id, expected }),
  response: promotionRecord,
  idempotent: true,
  activity: true,
  slow: true,
  summary:
    'Settles a promotion record: moves its balance to the wallet and voids unused free spins.',
  origin: 'specification',
});

export const unlockPromotion = defineCall({
  id: 'promotions.unlock',
  method: 'POST',
  path: '/gamePromotion/record/unlock/{id}',
  auth: 'player',
  in: 'query',
  request: z.object({ id, expected }),
  response: promotionRecord,
  idempotent: true,
  activity: true,
  slow: true,
  summary: 'Unlocks a promotion record below its release amount and voids the rest.',
  origin: 'specification',
});

export const promotionGames = defineCall({
  id: 'promotions.games',
  method: 'GET',
  path: '/gamePromotion/game/list/{id}',
  auth: 'optional',
  in: 'query',
  request: z.object({ ...gameFilters, id, ...paging }),
  response: createListSchema(gameSummary),
  summary: 'Lists the games that count for a promotion, by filters.',
  origin: 'specification',
});

export const promotionMakers = defineCall({
  id: 'promotions.makers',
  method: 'GET',
  path: '/gamePromotion/game/makerType/{id}',
  auth: 'optional',
  in: 'query',
  request: z.object({ id }),
  response: z.object({ rows: z.array(maker) }),
  summary: "The makers among a promotion's games.",
  origin: 'specification',
});

export const canSettle = defineCall({
  id: 'promotions.canSettle',
  method: 'GET',
  path: '/gamePromotion/record/getCanSettlePromotionRecord',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(settleRecord) }),
  summary: 'Lists promotion records that can be settled; polled every five minutes.',
  origin: 'specification',
});

export const recordsForGame = defineCall({
  id: 'promotions.recordsForGame',
  method: 'GET',
  path: '/gamePromotion/record/game/{gameId}',
  auth: 'player',
  in: 'query',
  request: z.object({ gameId: id }),
  response: z.object({ rows: z.array(fundingRecord) }),
  summary: 'Lists open promotion records, and whether each can fund a game at launch.',
  origin: 'addition',
});

export const countingRecords = defineCall({
  id: 'promotions.countingRecords',
  method: 'GET',
  path: '/gamePromotion/record/counting',
  auth: 'player',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(countingRecord) }),
  summary: 'Lists open promotion records with the games that count for each, and how much.',
  origin: 'addition',
});
