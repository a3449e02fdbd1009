import * as z from 'zod/mini';
import { id, instant, money } from './common.ts';

/** Bonus kinds (specification: Entities and their fields). */
export const bonusKinds = ['monthly', 'birthday', 'levelUpgrade', 'deposit'] as const;
export type BonusKind = (typeof bonusKinds)[number];

/** Bonus states (specification: Entities and their fields; States and transitions): `issued` is credited by the system without a claim. */
export const bonusStates = ['pending', 'claimed', 'expired', 'issued'] as const;
export type BonusState = (typeof bonusStates)[number];

/** A bonus of the system. */
export const bonus = z.object({
  id,
  kind: z.enum(bonusKinds),
  state: z.enum(bonusStates),
  amount: money,
  /** The member level by which it was reckoned. */
  level: z.number(),
  /** From when it can be claimed. */
  releaseTime: instant,
  /** When it came into the wallet, by a claim or by the system; null before. */
  issuedTime: z.nullable(instant),
  /** When it is lost without a claim; null for what needs none. */
  expiresAt: z.nullable(instant),
});
export type Bonus = z.output<typeof bonus>;

/** What one kind of bonus gives at the player's level, and what it asks. */
export const bonusOffer = z.object({
  kind: z.enum(bonusKinds),
  /** At the player's level now. */
  amount: money,
  /** Valid bets that it asks, and those there are in its period; zero is not asked. */
  requiredBets: money,
  currentBets: money,
  /** When the next one is released; null when that hangs on what the player does. */
  nextReleaseTime: z.nullable(instant),
  /** The one that can be claimed now; null without one. */
  claimable: z.nullable(bonus),
});

/** All bonuses of the system as they stand for the player (`levelBonus/getDetail`). */
export const bonusOverview = z.object({
  level: z.number(),
  levelName: z.string(),
  /** Sum of what can be claimed now. */
  claimableAmount: money,
  offers: z.array(bonusOffer),
});
export type BonusOverview = z.output<typeof bonusOverview>;
