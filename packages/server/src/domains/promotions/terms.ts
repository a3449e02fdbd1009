import { z } from 'zod';

/** Minor units as text, so that JSON never converts them to floats (S2). */
export const minorText = z.string().regex(/^\d{1,15}$/, 'must be minor units');
/** Basis points: 10000 is 100 %. */
const basisPoints = z.number().int().min(0).max(100_000);
const slug = z.string().regex(/^[\w.-]{1,64}$/);

/** Terms that every type of promotion has. `rules` are those of its type. */
export const promotionTerms = z
  .object({
    minAmount: minorText,
    maxAmount: minorText,
    bonusBp: basisPoints,
    maxBonus: minorText,
    /** From joining to the deadline. */
    days: z.number().int().min(1).max(365),
    /** From joining to automatic settlement; null: only the player and the deadline settle. */
    autoSettleDays: z.number().int().min(0).max(365).nullable(),
    /** Below this balance it can be unlocked. */
    releaseBelow: minorText,
    once: z.boolean(),
    /** What it can be played with; an empty list has no limit. */
    categories: z.array(slug),
    makers: z.array(slug),
    excludedGames: z.array(slug),
    /** By category and by game: what a bet counts, in basis points. */
    weights: z.record(slug, basisPoints),
    gameWeights: z.record(slug, basisPoints),
    maxStake: minorText.nullable(),
    freeSpins: z.number().int().min(0).max(1_000),
    rules: z.record(z.string(), z.unknown()),
  })
  .refine(
    ({ minAmount, maxAmount }) => BigInt(minAmount) > 0n && BigInt(minAmount) <= BigInt(maxAmount),
    {
      message: 'the minimum must be greater than zero and not above the maximum',
    },
  );
export type PromotionTerms = z.infer<typeof promotionTerms>;

/** What a record asks for, in minor units; zero: not asked. All asked conditions hold together. */
export interface Conditions {
  readonly bet: bigint;
  readonly netwin: bigint;
  readonly balance: bigint;
}
