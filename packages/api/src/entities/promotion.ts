import * as z from 'zod/mini';
import { reasons } from '../envelope.ts';
import { id, instant, money, titles } from './common.ts';
import { gameSummary } from './game.ts';

/** Statuses of a promotion that was joined (docs/product.md: States and transitions). */
export const promotionStatuses = [
  'ongoing',
  'settlable',
  'closing',
  'settled',
  'closed',
  'unlocked',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** The action of a promotion's or an activity's button (docs/product.md: States and transitions). */
export const privilegeButtons = ['confirmAttend', 'attended', 'claim', 'claimed'] as const;
export type PrivilegeButton = (typeof privilegeButtons)[number];

/** Whether an offer is open for joining. */
export const offerStatuses = ['upcoming', 'open', 'ended'] as const;

/**
 * A promotion that can be joined: the player transfers money into it, receives a bonus, and must
 * meet conditions.
 */
export const gamePromotion = z.object({
  promotionId: id,
  promotionName: z.string(),
  /** Names by language; `promotionName` where one is missing. */
  titles: z.optional(titles),
  /** Address of the art, 16:7, without text; `?w=720|1440`. */
  image: z.string(),
  color: z.string(),
  /** The reward, in one line. */
  text: z.string(),
  /** Where it can be played: names of makers or categories. */
  platform: z.string(),
  status: z.enum(offerStatuses),
  button: z.enum(privilegeButtons),
  /** Range of the transferred amount (docs/product.md: Validation rules). */
  minAmount: money,
  maxAmount: money,
  /** Bonus in percent of the transferred amount, such as `"100.00"`; and its maximum. */
  bonusPercent: z.string(),
  maxBonus: money,
  startTime: instant,
  /** End of the joining period. */
  endTime: instant,
});
export type GamePromotion = z.output<typeof gamePromotion>;

/** Contribution of a bet to the turnover. */
export const promotionWeight = z.object({
  categoryId: id,
  categoryName: z.string(),
  /** Percent, such as `"100.00"`. */
  percent: z.string(),
});

/** A promotion with its terms. Zero means no condition. */
export const gamePromotionDetail = z.extend(gamePromotion, {
  /** Terms as HTML; sanitised before they are shown (S24). */
  content: z.string(),
  /** Whether joining requires a promotion code. */
  needsCode: z.boolean(),
  /** Required turnover: times transfer and bonus. */
  askBetMultiple: z.number(),
  askNetwinAmount: money,
  /** Required balance in percent of transfer and bonus, such as `"120.00"`. */
  askBalancePercent: z.string(),
  /** Below this balance the promotion can be unlocked. */
  releaseConditionsAmount: money,
  /** Days from joining to the deadline. */
  days: z.number(),
  freeSpins: z.number(),
  /** Largest stake that the promotion pays for; null for no limit. */
  maxStake: z.nullable(money),
  /** It can be joined once, not again after its end. */
  once: z.boolean(),
  weights: z.array(promotionWeight),
  gameCount: z.number(),
  /** The player's open record of it; null without one. */
  recordId: z.nullable(id),
});
export type GamePromotionDetail = z.output<typeof gamePromotionDetail>;

/** A promotion that the player joined (docs/product.md: Entities and their fields). */
export const promotionRecord = z.object({
  id,
  promotionId: id,
  promotionName: z.string(),
  titles: z.optional(titles),
  image: z.string(),
  color: z.string(),
  platform: z.string(),
  status: z.enum(promotionStatuses),
  /** 1 if it can be settled now (docs/product.md: States and transitions). */
  buttonStatus: z.union([z.literal(0), z.literal(1)]),
  /** The transferred amount, and the bonus. */
  principalAmount: money,
  bonusAmount: money,
  /** Turnover, net win and balance: required and current. Zero means no requirement. */
  askBetAmount: money,
  currentBetAmount: money,
  askNetwinAmount: money,
  currentNetwinAmount: money,
  askBalance: money,
  currentBalance: money,
  releaseConditionsAmount: money,
  /** The part of the balance that is in a game. */
  inGame: money,
  /** Remaining free spins; voided at its end. */
  freeSpins: z.number(),
  deadline: instant,
  participationTime: instant,
  /** When it ended; null while it is open. */
  endTime: z.nullable(instant),
  /** When it settles automatically; null if it does not. */
  autoSettlementTime: z.nullable(instant),
  /** Amount that settling paid into the wallet; null unless it is settled. */
  settledAmount: z.nullable(money),
});
export type PromotionRecord = z.output<typeof promotionRecord>;

/** A joined promotion with its games. */
export const promotionRecordDetail = z.extend(promotionRecord, {
  /** The first of the eligible games; all of them by `gamePromotion/game/list`. */
  games: z.array(gameSummary),
  gameCount: z.number(),
  weights: z.array(promotionWeight),
  /** The terms as they were when it was joined, as HTML. */
  content: z.string(),
});
export type PromotionRecordDetail = z.output<typeof promotionRecordDetail>;

/** An open record, and whether it pays for a game. */
export const fundingRecord = z.extend(promotionRecord, {
  /** Why it does not pay for the game's smallest stake; null if it does. */
  reason: z.nullable(z.enum(reasons)),
  /** What a bet on this game counts, in percent. */
  countsPercent: z.string(),
  /** Largest stake; null for no limit. */
  maxStake: z.nullable(money),
  /** The stake that each of its free spins has in this game; null if the game plays none. */
  freeSpinStake: z.nullable(money),
});
export type FundingRecord = z.output<typeof fundingRecord>;

/** An open record, and what counts for it in the whole catalogue. */
export const countingRecord = z.object({
  id,
  promotionId: id,
  promotionName: z.string(),
  titles: z.optional(titles),
  /** What it can be played with; an empty list has no limit. */
  categories: z.array(id),
  makers: z.array(id),
  excludedGames: z.array(id),
  /** Percent of a bet by game, else by category, else by maker; 100 where none is given. */
  gameWeights: z.record(z.string(), z.string()),
  weights: z.record(z.string(), z.string()),
  makerWeights: z.record(z.string(), z.string()),
});
export type CountingRecord = z.output<typeof countingRecord>;

/** A promotion that can be settled now (docs/product.md: Entities and their fields, settle record). */
export const settleRecord = z.object({
  id,
  buttonStatus: z.union([z.literal(0), z.literal(1)]),
  promotionName: z.string(),
  /** Amount that settling would pay. */
  amount: money,
});
export type SettleRecord = z.output<typeof settleRecord>;

/**
 * Why a bet counts nothing: its round is open and counts by its result; it was rolled back; the game
 * has no weight; its result was neither a win nor a loss.
 */
export const notCountedReasons = ['roundOpen', 'rolledBack', 'noWeight', 'noResult'] as const;

/** One change of a promotion's balance; compiled within about half an hour (docs/product.md: States and transitions). */
export const promotionBill = z.object({
  billId: id,
  /** Finer kind, such as `promo.join`, `round.bet`, `round.win`, `promo.settle`. */
  kind: z.string(),
  /** Signed change of the promotion's balance. */
  amount: money,
  balanceAfter: money,
  /** The part that counts towards the turnover. */
  countedBet: money,
  /** Why a bet counts nothing, or nothing yet; null if it counts, and for anything but a bet. */
  notCounted: z.nullable(z.enum(notCountedReasons)),
  /** What the bet counts in percent, by the weight of its time; null unless it counts. */
  countsPercent: z.nullable(z.string()),
  /** The related game; empty without one. */
  subject: z.string(),
  /** Its cover, 3:4, and the colour until it has loaded; null without a game. */
  cover: z.nullable(z.string()),
  coverColor: z.nullable(z.string()),
  at: instant,
});
export type PromotionBill = z.output<typeof promotionBill>;

/** A preview of joining with an amount. */
export const participationPreview = z.object({
  amount: money,
  bonusAmount: money,
  askBetAmount: money,
  askNetwinAmount: money,
  askBalance: money,
  releaseConditionsAmount: money,
  deadline: instant,
  /** The remaining wallet balance. */
  balanceAfter: money,
});
export type ParticipationPreview = z.output<typeof participationPreview>;

/** A movement of the promotion's money, as the commit would post it. */
const endingPosting = z.object({
  from: z.literal('promotion'),
  to: z.enum(['wallet', 'forfeit']),
  amount: money,
});

/** A preview of the three ways to end a promotion, with its current balance. */
export const endingPreview = z.object({
  /** For the commit, whichever it is (product decision 52). */
  expected: z.string(),
  /** The money in a game, which is collected first. */
  inGame: money,
  settle: z.object({
    possible: z.boolean(),
    /** Amount that it would pay into the wallet. */
    amount: money,
    voidedFreeSpins: z.number(),
    postings: z.array(endingPosting),
  }),
  close: z.object({
    possible: z.boolean(),
    /** True if settling would pay, so that closing forfeits it. */
    givesUpSettlement: z.boolean(),
    /** The player's own part and the bonus part of the voided amount. */
    voidedPrincipal: money,
    voidedBonus: money,
    /** The returned amount, if the site returns the player's own part (product decision 32). */
    returned: money,
    postings: z.array(endingPosting),
  }),
  unlock: z.object({
    possible: z.boolean(),
    voided: money,
    postings: z.array(endingPosting),
  }),
});
export type EndingPreview = z.output<typeof endingPreview>;
