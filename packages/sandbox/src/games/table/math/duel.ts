import type { SlipGame } from '../../slip/game.ts';
import { createShoe, DECK, getRank, getSuit, isRed } from './cards.ts';

/**
 * Two sides get one card each from a fresh shoe of eight decks, and the higher rank wins. Aces are low.
 * A tie returns half of a bet on a side. Games differ in the names of the sides and of the tie.
 */

export interface DuelResult {
  readonly first: number;
  readonly second: number;
}

const DECKS = 8;
/** What a tie pays of a bet on a side, in hundredths of the stake. */
const HALF = 50;

/** The other 415 cards may be the second one: 31 are of the first one's rank, seven also of its suit. */
const OTHERS = DECKS * DECK - 1;
const SAME_RANK = 4 * DECKS - 1;
const SAME_SUIT = DECKS - 1;

interface Bet {
  /** Hundredths of the stake. */
  readonly pay: number;
  /** Twice the number of other cards with which it wins, so that one half of them is an integer. */
  readonly ways: number;
  readonly wins: (result: DuelResult) => boolean;
}

export interface Duel extends SlipGame<DuelResult> {
  /** Outcomes of which exactly one wins: the sides, and the tie. */
  readonly sides: readonly [first: string, second: string];
  readonly tie: string;
  getPay(outcome: string): number;
  /** The side or tie that wins. */
  getWinner(result: DuelResult): string;
}

function createDuel(id: string, [first, second]: Duel['sides'], tie: string): Duel {
  const lead = (result: DuelResult): number => getRank(result.first) - getRank(result.second);
  const isTie = (result: DuelResult): boolean => lead(result) === 0;
  const side = { pay: 200, ways: OTHERS - SAME_RANK };
  const color = { pay: 194, ways: OTHERS };
  const bets = new Map<string, Bet>([
    [first, { ...side, wins: (result) => lead(result) > 0 }],
    [second, { ...side, wins: (result) => lead(result) < 0 }],
    [tie, { pay: 1_300, ways: 2 * SAME_RANK, wins: isTie }],
    [
      `suited-${tie}`,
      {
        pay: 5_700,
        ways: 2 * SAME_SUIT,
        wins: (result) => isTie(result) && getSuit(result.first) === getSuit(result.second),
      },
    ],
    [`${first}-red`, { ...color, wins: (result) => isRed(result.first) }],
    [`${first}-black`, { ...color, wins: (result) => !isRed(result.first) }],
    [`${second}-red`, { ...color, wins: (result) => isRed(result.second) }],
    [`${second}-black`, { ...color, wins: (result) => !isRed(result.second) }],
  ]);
  const isSide = (outcome: string): boolean => outcome === first || outcome === second;

  return {
    id,
    version: '1',
    volatility: 'low',
    bettingMs: 12_000,
    closedMs: 1_500,
    pauseMs: 8_500,
    sides: [first, second],
    tie,
    getPay: (outcome) => bets.get(outcome)?.pay ?? 0,
    getWinner: (result) => [first, second].find((on) => bets.get(on)?.wins(result)) ?? tie,
    isOutcome: (outcome) => bets.has(outcome),
    draw(random) {
      const deal = createShoe(DECKS, random);
      return { first: deal(), second: deal() };
    },
    pay(outcome, result) {
      const bet = bets.get(outcome);
      if (bet?.wins(result)) return bet.pay;
      return isSide(outcome) && isTie(result) ? HALF : 0;
    },
    kinds: [...bets.keys()],
    getReturn(outcome) {
      const bet = bets.get(outcome);
      if (bet === undefined) throw new RangeError(`no bet ${outcome}`);
      const halves = isSide(outcome) ? 2 * SAME_RANK * HALF : 0;
      return {
        numerator: BigInt(bet.ways * bet.pay + halves),
        denominator: BigInt(2 * OTHERS * 100),
      };
    },
    table: [
      DECKS,
      [first, second, tie],
      Object.fromEntries([...bets].map(([on, { pay }]) => [on, pay])),
      HALF,
    ],
  };
}

export const duels = {
  'dragon-tiger': createDuel('dragon-tiger', ['dragon', 'tiger'], 'tie'),
  'football-cards': createDuel('football-cards', ['home', 'away'], 'draw'),
} as const;
