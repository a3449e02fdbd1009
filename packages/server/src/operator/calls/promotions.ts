import { promotionStatuses } from '@parlor/api/entities/promotion';
import { z } from 'zod';
import { defineOperatorCall } from './define.ts';
import {
  createListSchema,
  decimal,
  inEveryLanguage,
  inLanguages,
  instant,
  moment,
  paging,
  slug,
  texts,
  uuid,
} from './fields.ts';

const id = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, 'must be an id of small letters, digits and -')
  .describe('id of the promotion');
const art = z
  .string()
  .max(200)
  .regex(/^[\w-]+(\/[\w-]+)*\.(webp|png|jpg)$/, 'must be an image below the art’s address')
  .describe('image below the art’s address, such as banners/sky-race.webp');
const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #0b1d33');
const code = z.string().trim().min(3).max(40).describe('code that joining requires');
const basisPoints = z.number().int().min(0).max(100_000);
const weights = z.record(slug, basisPoints);

/** Every amount is in the site's currency, every rate in hundredths of a percent. */
const terms = {
  minAmount: decimal,
  maxAmount: decimal,
  bonusBp: basisPoints.describe('bonus, in hundredths of a percent of the transfer'),
  maxBonus: decimal,
  days: z.number().int().min(1).max(365).describe('from joining to the deadline'),
  autoSettleDays: z.number().int().min(0).max(365).nullable(),
  releaseBelow: decimal.describe('balance below which it can be unlocked'),
  once: z.boolean(),
  categories: z.array(slug).describe('games that count; an empty list has no limit'),
  makers: z.array(slug),
  excludedGames: z.array(slug),
  weights: weights.describe('what a bet counts by category, in hundredths of a percent'),
  gameWeights: weights.describe('what a bet counts by game'),
  maxStake: decimal.nullable(),
  freeSpins: z
    .number()
    .int()
    .min(0)
    .max(1_000)
    .describe('free spins of each record, at the smallest stake of the game that plays them'),
  rules: z.record(z.string(), z.unknown()).describe('of its type; amounts in minor units'),
};
const newTerms = z.strictObject({
  ...terms,
  autoSettleDays: terms.autoSettleDays.default(null),
  releaseBelow: terms.releaseBelow.default('0'),
  once: terms.once.default(false),
  categories: terms.categories.default([]),
  makers: terms.makers.default([]),
  excludedGames: terms.excludedGames.default([]),
  weights: terms.weights.default({}),
  gameWeights: terms.gameWeights.default({}),
  maxStake: terms.maxStake.default(null),
  freeSpins: terms.freeSpins.default(0),
});

const promotion = z.object({
  promotionId: z.string(),
  type: z.string(),
  title: texts,
  content: texts,
  art: z.string(),
  color: z.string(),
  code: z.string().nullable(),
  depositOffer: z.boolean(),
  position: z.number().int(),
  startsAt: instant,
  endsAt: instant,
  hidden: z.boolean(),
  terms: z.object(terms),
});

export const listPromotions = defineOperatorCall({
  id: 'promotion.list',
  command: 'promotion list',
  method: 'GET',
  path: '/promotions',
  role: 'viewer',
  request: z.strictObject({}),
  response: createListSchema(
    promotion
      .omit({ terms: true, content: true })
      .extend({ open: z.number().int(), records: z.number().int() }),
  ),
  summary: 'Lists the promotions with their records, hidden and ended ones included.',
  columns: [
    'promotionId',
    'type',
    'code',
    'depositOffer',
    'startsAt',
    'endsAt',
    'hidden',
    'open',
    'records',
  ],
});

export const showPromotion = defineOperatorCall({
  id: 'promotion.show',
  command: 'promotion show',
  method: 'GET',
  path: '/promotions/{id}',
  role: 'viewer',
  request: z.strictObject({ id }),
  positionals: ['id'],
  response: promotion,
  summary: 'Shows a promotion with its terms.',
});

export const addPromotion = defineOperatorCall({
  id: 'promotion.add',
  command: 'promotion add',
  method: 'POST',
  path: '/promotions',
  role: 'content',
  request: z.strictObject({
    id,
    type: z.string().max(40).describe('its kind of conditions, such as wagering'),
    title: inEveryLanguage('title', 80),
    content: inLanguages(
      'terms as HTML; without them they are written from the figures',
      20_000,
    ).optional(),
    art,
    color: color.default('#101010'),
    code: code.optional(),
    depositOffer: z.boolean().default(false).describe('offers it at deposits'),
    from: moment.optional().describe('start of joining; now by default'),
    until: moment.describe('end of joining'),
    terms: newTerms,
  }),
  positionals: ['id', 'type'],
  response: promotion,
  summary: 'Adds a promotion in all five languages.',
  details: '--input reads the arguments from a JSON file, which suits many texts.',
  examples: ['promotion add new-year wagering --input new-year.json'],
});

export const setPromotion = defineOperatorCall({
  id: 'promotion.set',
  command: 'promotion set',
  method: 'POST',
  path: '/promotions/{id}',
  role: 'content',
  request: z.strictObject({
    id,
    title: inLanguages('title', 80).optional(),
    content: inLanguages('terms as HTML', 20_000).optional(),
    art: art.optional(),
    color: color.optional(),
    code: code.nullable().optional(),
    depositOffer: z.boolean().optional().describe('offers it at deposits'),
    position: z.number().int().min(1).max(10_000).optional().describe('place in the list'),
    until: moment.optional().describe('end of joining'),
    hidden: z.boolean().optional().describe('takes it off the list'),
    terms: z.strictObject(terms).partial().optional(),
  }),
  positionals: ['id'],
  response: promotion,
  summary: 'Changes a promotion; records that were joined before keep their terms.',
  examples: [
    'promotion set weekend-slots --terms.bonusBp 2500 --until +30d',
    'promotion set welcome --depositOffer',
  ],
});

const status = z.enum(promotionStatuses);
const record = z.object({
  id: z.string(),
  playerId: z.string(),
  player: z.string(),
  promotionId: z.string(),
  status,
  principal: z.string(),
  bonus: z.string(),
  balance: z.string(),
  joinedAt: instant,
  deadline: instant,
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  /** What its end paid to the wallet. */
  paid: z.string().nullable(),
});

export const listPromotionRecords = defineOperatorCall({
  id: 'promotionRecord.list',
  command: 'promotion-record list',
  method: 'GET',
  path: '/players/{playerId}/promotion-records',
  role: 'support',
  request: z.strictObject({ playerId: uuid.describe('id of the player'), ...paging }),
  positionals: ['playerId'],
  response: createListSchema(record),
  summary: 'Lists the promotion records of a player, newest first.',
  columns: ['id', 'joinedAt', 'promotionId', 'status', 'principal', 'bonus', 'balance', 'paid'],
});

const asked = z.object({ bet: z.string(), netwin: z.string(), balance: z.string() });

export const showPromotionRecord = defineOperatorCall({
  id: 'promotionRecord.show',
  command: 'promotion-record show',
  method: 'GET',
  path: '/promotion-records/{id}',
  role: 'support',
  request: z.strictObject({ id: uuid.describe('id of the record'), ...paging }),
  positionals: ['id'],
  response: record.extend({
    asked,
    current: asked,
    inGame: z.string(),
    releaseBelow: z.string(),
    termsHash: z.string(),
    terms: z.object(terms),
    /** Joining, evaluations that changed its status, endings and late money, oldest first. */
    events: z.array(
      z.object({ at: instant, actor: z.string(), action: z.string(), detail: z.unknown() }),
    ),
    /** Changes of its balance, newest first: of a bet, what it counted and why it counted nothing. */
    changes: createListSchema(
      z.object({
        at: instant,
        kind: z.string(),
        amount: z.string(),
        balanceAfter: z.string(),
        counted: z.string(),
        notCounted: z.string().nullable(),
        subject: z.string(),
      }),
    ),
  }),
  summary: 'Shows the whole history of a promotion record: terms, bets, evaluations and endings.',
});
