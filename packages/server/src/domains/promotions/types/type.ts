import type { z } from 'zod';
import type { Conditions } from '../terms.ts';

/** What the rules of a type ask for, before an amount is known. */
export interface Requirements {
  /** Turnover: times transfer and bonus. */
  readonly betMultiple: number;
  /** Minor units. */
  readonly netwin: bigint;
  /** Basis points of transfer and bonus. */
  readonly balanceBp: number;
}

/**
 * A type of promotion: a plug-in, one file each. What it does not say here is common to all types:
 * the transfer, the bonus, the games, the deadline and the endings.
 */
export interface PromotionType {
  readonly id: string;
  /**
   * What the rules of a promotion ask for.
   *
   * @throws ZodError if they are not rules of this type.
   */
  require(rules: unknown): Requirements;
}

export function definePromotionType<Rules>(type: {
  readonly id: string;
  /** The settings of its own that a promotion of this type has. */
  readonly rules: z.ZodType<Rules>;
  readonly require: (rules: Rules) => Requirements;
}): PromotionType {
  const { id } = type;
  return { id, require: (rules) => type.require(type.rules.parse(rules)) };
}

/** Turns the requirements of a type into those of one record. */
export function toConditions(
  { betMultiple, netwin, balanceBp }: Requirements,
  funds: bigint,
): Conditions {
  return {
    bet: BigInt(betMultiple) * funds,
    netwin,
    // A required amount is rounded up (product decision 25).
    balance: (BigInt(balanceBp) * funds + 9_999n) / 10_000n,
  };
}
