import type { SlipGame } from '../../slip/game.ts';

/** The money wheel: 54 segments, each with the multiplier that bets on it pay. */

export interface WheelResult {
  readonly segment: number;
}

/** Hundredths of the stake, and number of segments; each product is 52, so that all return the same. */
const SEGMENTS: Readonly<Record<number, number>> = {
  200: 26,
  400: 13,
  650: 8,
  1300: 4,
  2600: 2,
  5200: 1,
};

/** Multipliers that a player can bet on, ascending, in hundredths. */
export const wheelPays: readonly number[] = Object.keys(SEGMENTS).map(Number);

/** Clockwise; equal multipliers lie as far apart as their number allows. */
function arrange(): readonly number[] {
  const places = Object.entries(SEGMENTS).flatMap(([pay, count]) =>
    Array.from({ length: count }, (_, index) => ({
      pay: Number(pay),
      at: (index + 0.5 + (Number(pay) % 7) / 50) / count,
    })),
  );
  return places.sort((a, b) => a.at - b.at || a.pay - b.pay).map(({ pay }) => pay);
}

export const wheelSegments = arrange();

const readPay = (outcome: string): number => Number(/^pays-(\d+)$/.exec(outcome)?.[1] ?? 0);

export const wheel: SlipGame<WheelResult> = {
  id: 'wheel',
  version: '1',
  volatility: 'medium',
  bettingMs: 14_000,
  closedMs: 2_000,
  pauseMs: 11_000,
  isOutcome: (outcome) => wheelPays.includes(readPay(outcome)),
  draw: (random) => ({ segment: random.int(wheelSegments.length) }),
  pay: (outcome, { segment }) =>
    wheelSegments[segment] === readPay(outcome) ? readPay(outcome) : 0,
  kinds: wheelPays.map((pay) => `pays-${pay}`),
  getReturn: (outcome) => ({
    numerator: BigInt((SEGMENTS[readPay(outcome)] ?? 0) * readPay(outcome)),
    denominator: BigInt(wheelSegments.length * 100),
  }),
  table: wheelSegments,
};
