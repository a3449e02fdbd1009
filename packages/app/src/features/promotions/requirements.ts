import type { PromotionRecord } from '@parlor/api/entities';
import { readDecimal } from '@parlor/api/rules';

interface Requirement {
  name: 'bets' | 'netWin' | 'balance';
  current: string;
  required: string;
  isMet: boolean;
}

/** The requirements of a joined promotion; those of zero are not asked for. */
export function listRequirements(record: PromotionRecord, exponent: number): Requirement[] {
  const minor = (amount: string) => readDecimal(amount, exponent) ?? 0n;
  const all = [
    { name: 'bets', current: record.currentBetAmount, required: record.askBetAmount },
    { name: 'netWin', current: record.currentNetwinAmount, required: record.askNetwinAmount },
    { name: 'balance', current: record.currentBalance, required: record.askBalance },
  ] as const;
  return all
    .filter(({ required }) => minor(required) > 0n)
    .map((asked) => ({ ...asked, isMet: minor(asked.current) >= minor(asked.required) }));
}

export const hasBetRequirement = ({ askBetAmount }: PromotionRecord, exponent: number): boolean =>
  (readDecimal(askBetAmount, exponent) ?? 0n) > 0n;
