import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

/** Bonus kinds (docs/product.md: Entities and their fields). */
export const bonusKinds = ['monthly', 'birthday', 'levelUpgrade', 'deposit'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Bonus states (docs/product.md: Entities and their fields; States and transitions): `issued` is credited by the system without a claim. */
export const bonusStates = ['pending', 'claimed', 'expired', 'issued'] as const;
export type BonusState = (typeof bonusStates)[number];

/** A bonus of the system. */
export const bonus = z.object({
  id,
  kind: z.enum(bonusKinds),
  state: z.enum(bonusStates),
  amount: money,
  /** The member level used for the calculation. */
  level: z.number(),
  /** Start of the claim period. */
  releaseTime: instant,
  /** When it was credited to the wallet, by a claim or by the system; null before. */
  issuedTime: z.nullable(instant),
  /** When it expires without a claim; null if none is required. */
  expiresAt: z.nullable(instant),
});
export type Bonus = z.output<typeof bonus>;

/** One kind of bonus at the player's level, with its requirements. */
export const bonusOffer = z.object({
  kind: z.enum(bonusKinds),
  /** Amount at the player's current level. */
  amount: money,
  /** Required valid bets, and those in the current period; zero means no requirement. */
  requiredBets: money,
  currentBets: money,
  /** When the next one is released; null if that depends on the player. */
  nextReleaseTime: z.nullable(instant),
  /** The bonus that can be claimed now; null without one. */
  claimable: z.nullable(bonus),
});

/** The current state of all bonuses of the system for the player (`levelBonus/getDetail`). */
export const bonusOverview = z.object({
  level: z.number(),
  levelName: z.string(),
  /** Sum of what can be claimed now. */
  claimableAmount: money,
  offers: z.array(bonusOffer),
});
export type BonusOverview = z.output<typeof bonusOverview>;
