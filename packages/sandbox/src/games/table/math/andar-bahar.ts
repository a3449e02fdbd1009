import type { SlipGame } from '../../slip/game.ts';
import { createShoe, DECK, getRank } from './cards.ts';

/**
 * Andar bahar: a joker lies face up, and the rest of its deck is dealt alternately, to andar first,
 * until a card has the joker's rank. Bets are on the side of that card, and on how many were dealt.
 */

export interface AndarBaharResult {
  /** Seen while bets are taken. */
  readonly joker: number;
  /** Andar's first card, bahar's first card, and so on; the last one has the joker's rank. */
  readonly dealt: readonly number[];
}

/** Three of the 51 other cards have the joker's rank, so that at most 49 are dealt. */
const OTHERS = DECK - 1;
const MOST = OTHERS - 2;

/** The lowest and highest number of cards, and what a bet on them pays in hundredths of the stake. */
const RANGES = [
  [1, 5, 355],
  [6, 10, 445],
  [11, 15, 570],
  [16, 25, 445],
  [26, 30, 1_600],
  [31, 35, 2_600],
  [36, 40, 5_100],
  [41, 49, 12_200],
] as const;

interface Bet {
  readonly pay: number;
  readonly wins: (dealt: number) => boolean;
}

const bets = new Map<string, Bet>([
  ['andar', { pay: 190, wins: (dealt) => dealt % 2 === 1 }],
  ['bahar', { pay: 200, wins: (dealt) => dealt % 2 === 0 }],
  ...RANGES.map(([least, most, pay]): [string, Bet] => [
    `dealt-${least}-${most}`,
    { pay, wins: (dealt) => dealt >= least && dealt <= most },
  ]),
]);

/** How many of the placements of the three cards among the others have the first one at this place. */
const countPlacements = (place: number): number => ((OTHERS - place) * (OTHERS - place - 1)) / 2;
const PLACEMENTS = (OTHERS * (OTHERS - 1) * (OTHERS - 2)) / 6;

/** How many of all placements win a bet. */
function countWays({ wins }: Bet): number {
  const places = Array.from({ length: MOST }, (_, index) => index + 1).filter(wins);
  return places.reduce((sum, place) => sum + countPlacements(place), 0);
}

export const getAndarBaharPay = (outcome: string): number => bets.get(outcome)?.pay ?? 0;

export const andarBahar: SlipGame<AndarBaharResult> = {
  id: 'andar-bahar',
  version: '1',
  volatility: 'low',
  bettingMs: 12_000,
  closedMs: 1_500,
  pauseMs: 12_000,
  isOutcome: (outcome) => bets.has(outcome),
  draw(random) {
    const deal = createShoe(1, random);
    const joker = deal();
    const dealt = [deal()];
    while (getRank(dealt.at(-1) ?? 0) !== getRank(joker)) dealt.push(deal());
    return { joker, dealt };
  },
  preview: ({ joker }) => ({ joker }),
  pay(outcome, { dealt }) {
    const bet = bets.get(outcome);
    return bet?.wins(dealt.length) ? bet.pay : 0;
  },
  kinds: [...bets.keys()],
  getReturn(outcome) {
    const bet = bets.get(outcome);
    if (bet === undefined) throw new RangeError(`no bet ${outcome}`);
    return {
      numerator: BigInt(countWays(bet) * bet.pay),
      denominator: BigInt(PLACEMENTS * 100),
    };
  },
  table: Object.fromEntries([...bets].map(([on, { pay }]) => [on, pay])),
};
