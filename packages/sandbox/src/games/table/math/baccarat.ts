import type { Fraction } from '../../engine.ts';
import type { SlipGame } from '../../slip/game.ts';
import { createShoe, DECK, getRank } from './cards.ts';

/** Punto banco from a fresh shoe of eight decks in every round, with the usual third-card rules. */

export interface BaccaratResult {
  /** Two or three cards each. */
  readonly player: readonly number[];
  readonly banker: readonly number[];
}

const DECKS = 8;

/** Hundredths of the stake. The banker's win pays 19 to 20: 5 % commission. */
export const baccaratPays = {
  player: 200,
  banker: 195,
  tie: 1_000,
  'player-pair': 1_300,
  'banker-pair': 1_300,
} as const;
type Outcome = keyof typeof baccaratPays;

const isOutcome = (outcome: string): outcome is Outcome => Object.hasOwn(baccaratPays, outcome);

/** Ace 1, two to nine their number, ten and faces 0. */
const getPoints = (card: number): number => (getRank(card) >= 10 ? 0 : getRank(card));

export const getTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + getPoints(card), 0) % 10;

/** Whether the banker draws on a total, after the player's third card of these points, if any. */
export function bankerDraws(total: number, third: number | null): boolean {
  if (third === null) return total <= 5;
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  if (total === 4) return third >= 2 && third <= 7;
  if (total === 5) return third >= 4 && third <= 7;
  return total === 6 && (third === 6 || third === 7);
}

/** Deals: player, banker, player, banker, then the third cards that the rules ask for. */
function deal(next: () => number): BaccaratResult {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const isNatural = getTotal(player) >= 8 || getTotal(banker) >= 8;
  if (isNatural) return { player, banker };
  let third: number | null = null;
  if (getTotal(player) <= 5) {
    const card = next();
    player.push(card);
    third = getPoints(card);
  }
  if (bankerDraws(getTotal(banker), third)) banker.push(next());
  return { player, banker };
}

interface Chances {
  readonly player: bigint;
  readonly banker: bigint;
  readonly tie: bigint;
  /** Of ordered draws of six cards from the shoe. */
  readonly all: bigint;
}

/**
 * Counts the ordered draws of six cards that each side wins, by the points of the cards: 128 cards of
 * the shoe count zero and 32 count each of one to nine. The counts are below 2^53, and exact.
 */
function countDraws(): Chances {
  const left = [16, 4, 4, 4, 4, 4, 4, 4, 4, 4].map((count) => count * DECKS);
  const size = DECKS * DECK;
  const won = { player: 0n, banker: 0n, tie: 0n };
  const take = (visit: (points: number, ways: number) => void): void => {
    for (let points = 0; points < 10; points += 1) {
      const ways = left[points] ?? 0;
      if (ways === 0) continue;
      left[points] = ways - 1;
      visit(points, ways);
      left[points] = ways;
    }
  };
  /** Cards that are not drawn may be any of the rest. */
  const unseen = (dealt: number): number => (dealt === 4 ? (size - 4) * (size - 5) : size - 5);
  const add = (player: number, banker: number, ways: number): void => {
    const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    won[winner] += BigInt(ways);
  };
  take((p1, w1) =>
    take((b1, w2) =>
      take((p2, w3) =>
        take((b2, w4) => {
          const ways = w1 * w2 * w3 * w4;
          const player = (p1 + p2) % 10;
          const banker = (b1 + b2) % 10;
          if (player >= 8 || banker >= 8) return add(player, banker, ways * unseen(4));
          if (player > 5) {
            if (!bankerDraws(banker, null)) return add(player, banker, ways * unseen(4));
            return take((b3, w5) => add(player, (banker + b3) % 10, ways * w5 * unseen(5)));
          }
          take((p3, w5) => {
            const total = (player + p3) % 10;
            if (!bankerDraws(banker, p3)) return add(total, banker, ways * w5 * unseen(5));
            take((b3, w6) => add(total, (banker + b3) % 10, ways * w5 * w6));
          });
        }),
      ),
    ),
  );
  return { ...won, all: won.player + won.banker + won.tie };
}

let counted: Chances | undefined;
/** Exact counts of the results; computed once. */
export function getBaccaratChances(): Chances {
  counted ??= countDraws();
  return counted;
}

function getReturn(outcome: string): Fraction {
  if (!isOutcome(outcome)) throw new RangeError(`no bet ${outcome}`);
  const pay = BigInt(baccaratPays[outcome]);
  if (outcome === 'player-pair' || outcome === 'banker-pair') {
    // The second card has one of the 31 other cards of the first one's rank.
    const same = 4 * DECKS - 1;
    return { numerator: pay * BigInt(same), denominator: BigInt((DECKS * DECK - 1) * 100) };
  }
  const { all, tie, [outcome]: wins } = getBaccaratChances();
  const ties = outcome === 'tie' ? 0n : tie;
  return { numerator: wins * pay + ties * 100n, denominator: all * 100n };
}

const isPair = ([first = 0, second = 1]: readonly number[]): boolean =>
  getRank(first) === getRank(second);

export const baccarat: SlipGame<BaccaratResult> = {
  id: 'baccarat',
  version: '1',
  volatility: 'low',
  bettingMs: 14_000,
  closedMs: 1_500,
  pauseMs: 12_000,
  isOutcome,
  draw: (random) => deal(createShoe(DECKS, random)),
  pay(outcome, { player, banker }) {
    if (!isOutcome(outcome)) return 0;
    const [ours, theirs] = [getTotal(player), getTotal(banker)];
    const isTie = ours === theirs;
    const hasWon: Readonly<Record<Outcome, boolean>> = {
      player: ours > theirs,
      banker: theirs > ours,
      tie: isTie,
      'player-pair': isPair(player),
      'banker-pair': isPair(banker),
    };
    if (isTie && (outcome === 'player' || outcome === 'banker')) return 100;
    return hasWon[outcome] ? baccaratPays[outcome] : 0;
  },
  kinds: Object.keys(baccaratPays),
  getReturn,
  table: [DECKS, baccaratPays],
};
