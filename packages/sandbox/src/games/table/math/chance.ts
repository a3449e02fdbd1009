import type { SlipGame } from '../../slip/game.ts';

/** Games with a list of equally likely results, so that every return is counted exactly. */

interface Bet<Result> {
  /** Hundredths of the stake, by what `count` returns; nothing beyond the list. */
  readonly pays: readonly number[];
  readonly count: (result: Result) => number;
}

/** What a game takes bets on, and what they pay. */
export interface Offer {
  readonly outcomes: readonly string[];
  getPays(outcome: string): readonly number[];
}

export type ChanceGame<Result> = SlipGame<Result> & Offer;

interface Rules<Result> {
  readonly id: string;
  readonly volatility: SlipGame['volatility'];
  readonly pauseMs: number;
  readonly results: readonly Result[];
  readonly bets: Readonly<Record<string, Bet<Result>>>;
  readonly kinds: readonly string[];
}

/** A bet that wins or loses. */
export const whether = <Result>(pay: number, wins: (result: Result) => boolean): Bet<Result> => ({
  pays: [0, pay],
  count: (result) => (wins(result) ? 1 : 0),
});

/** Every sequence of throws of a die, a coin or a peg, as numbers below `sides`. */
export const listThrows = (sides: number, count: number): readonly (readonly number[])[] =>
  Array.from({ length: sides ** count }, (_, index) =>
    Array.from({ length: count }, (__, place) =>
      Math.floor((index / sides ** (count - 1 - place)) % sides),
    ),
  );

export function createChanceGame<Result>(rules: Rules<Result>): ChanceGame<Result> {
  const { results, bets, kinds } = rules;
  const find = (outcome: string): Bet<Result> | undefined =>
    Object.hasOwn(bets, outcome) ? bets[outcome] : undefined;
  const pay = (outcome: string, result: Result): number => {
    const bet = find(outcome);
    return bet?.pays[bet.count(result)] ?? 0;
  };
  return {
    id: rules.id,
    version: '1',
    volatility: rules.volatility,
    bettingMs: 14_000,
    closedMs: 1_500,
    pauseMs: rules.pauseMs,
    outcomes: Object.keys(bets),
    getPays: (outcome) => find(outcome)?.pays ?? [],
    isOutcome: (outcome) => find(outcome) !== undefined,
    draw(random) {
      const result = results[random.int(results.length)];
      if (result === undefined) throw new RangeError('A game needs results.');
      return result;
    },
    pay,
    kinds,
    getReturn: (outcome) => ({
      numerator: BigInt(results.reduce((sum, result) => sum + pay(outcome, result), 0)),
      denominator: BigInt(results.length * 100),
    }),
    table: Object.fromEntries(Object.entries(bets).map(([on, { pays }]) => [on, pays])),
  };
}
