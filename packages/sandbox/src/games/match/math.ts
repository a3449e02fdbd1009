import { createHash } from 'node:crypto';
import type { Volatility } from '../../catalogue/types.ts';
import type { Fraction, RandomSource } from '../engine.ts';
import { getCatalogueVolatility } from '../volatility.ts';
import { TEAMS } from './look.ts';
import { SELECTIONS, type Selection } from './types.ts';

/**
 * The mathematics of a match: a fixed number of plays, each of which gives a point to the home side,
 * to the away side, or to nobody, independently and with known weights. So the number of ways to every
 * final score is exact at every moment, and each odd is its fair price less the margin.
 */

/** Plays of a match. */
export const PLAYS = 18;
/** The weights of a play add up to this. */
const WEIGHT = 1_000;
/** Share of the fair price that is paid, in per cent, before rounding down to hundredths. */
const RETURN = 96n;
/** Lowest and highest odds on offer, in hundredths. */
const LOWEST = 105n;
const HIGHEST = 5_000n;

/** The chances of a point in a play, in thousandths. */
interface Strength {
  readonly home: number;
  readonly away: number;
}

export interface MatchDefinition {
  readonly model: Volatility;
  readonly version: string;
  readonly volatility: Volatility;
  /** The pairings; each is equally likely. */
  readonly strengths: readonly Strength[];
  /** Over and under: the points of both sides, in halves. */
  readonly line: number;
}

const pairs = (...each: readonly (readonly [home: number, away: number])[]): Strength[] =>
  each.map(([home, away]) => ({ home, away }));

const define = (model: Volatility, line: number, strengths: Strength[]): MatchDefinition => ({
  model,
  version: '1',
  volatility: model,
  strengths,
  line,
});

/** Many points make the better side win more often; few make every one count. */
const definitions: Readonly<Record<Volatility, MatchDefinition>> = {
  low: define('low', 9.5, pairs([280, 280], [310, 250], [250, 310], [340, 220], [220, 340])),
  medium: define('medium', 5.5, pairs([150, 150], [170, 130], [130, 170], [190, 110], [110, 190])),
  high: define('high', 2.5, pairs([75, 75], [88, 62], [62, 88], [100, 50], [50, 100])),
};

/** The definition of a game: by the volatility that the catalogue promises. */
export function matchDefinition(gameCode: string): MatchDefinition {
  return definitions[getCatalogueVolatility(gameCode)];
}

/** A match at a moment. */
export interface MatchState {
  readonly strength: number;
  readonly home: number;
  readonly away: number;
  /** Plays that are over. */
  readonly done: number;
}

/** For a number of plays: the weighted ways to each lead of the home side, and to each total. */
interface Ways {
  /** The way to a lead of `index - plays`. */
  readonly leads: readonly bigint[];
  readonly totals: readonly bigint[];
}

const known = new Map<string, Ways>();

function getWays({ home, away }: Strength, plays: number): Ways {
  const key = `${home},${away},${plays}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [h, a] = [BigInt(home), BigInt(away)];
  const none = BigInt(WEIGHT) - h - a;
  let leads = [1n];
  let totals = [1n];
  for (let play = 0; play < plays; play += 1) {
    const nextLeads = Array.from({ length: leads.length + 2 }, () => 0n);
    for (const [index, ways] of leads.entries()) {
      nextLeads[index] = (nextLeads[index] ?? 0n) + ways * a;
      nextLeads[index + 1] = (nextLeads[index + 1] ?? 0n) + ways * none;
      nextLeads[index + 2] = (nextLeads[index + 2] ?? 0n) + ways * h;
    }
    leads = nextLeads;
    const nextTotals = Array.from({ length: totals.length + 1 }, () => 0n);
    for (const [points, ways] of totals.entries()) {
      nextTotals[points] = (nextTotals[points] ?? 0n) + ways * none;
      nextTotals[points + 1] = (nextTotals[points + 1] ?? 0n) + ways * (h + a);
    }
    totals = nextTotals;
  }
  const answer = { leads, totals };
  known.set(key, answer);
  return answer;
}

/** Whether a bet wins at a final score. */
export function isWon(
  { line }: MatchDefinition,
  selection: Selection,
  home: number,
  away: number,
): boolean {
  switch (selection) {
    case 'home':
      return home > away;
    case 'draw':
      return home === away;
    case 'away':
      return home < away;
    case 'over':
      return home + away > line;
    case 'under':
      return home + away < line;
  }
}

/** The exact chance that a bet wins from this score on. */
export function getChance(
  definition: MatchDefinition,
  { strength, home, away, done }: MatchState,
  selection: Selection,
): Fraction {
  const left = PLAYS - done;
  const { leads, totals } = getWays(definition.strengths[strength] ?? { home: 0, away: 0 }, left);
  const isTotal = selection === 'over' || selection === 'under';
  const numerator = isTotal
    ? totals.reduce(
        (sum, ways, points) =>
          isWon(definition, selection, home + points, away) ? sum + ways : sum,
        0n,
      )
    : leads.reduce(
        (sum, ways, index) =>
          isWon(definition, selection, home - away + index - left, 0) ? sum + ways : sum,
        0n,
      );
  return { numerator, denominator: BigInt(WEIGHT) ** BigInt(left) };
}

/** The odds of a selection in hundredths; null while it is not on offer. */
export function getOdds(
  definition: MatchDefinition,
  state: MatchState,
  selection: Selection,
): number | null {
  const { numerator, denominator } = getChance(definition, state, selection);
  if (numerator === 0n || state.done >= PLAYS) return null;
  const odds = (RETURN * denominator) / numerator;
  return odds < LOWEST || odds > HIGHEST ? null : Number(odds);
}

/** The exact return of a bet at the odds on offer; null while there are none. */
export function getReturn(
  definition: MatchDefinition,
  state: MatchState,
  selection: Selection,
): Fraction | null {
  const odds = getOdds(definition, state, selection);
  if (odds === null) return null;
  const { numerator, denominator } = getChance(definition, state, selection);
  return { numerator: BigInt(odds) * numerator, denominator: 100n * denominator };
}

/** Every state that a match can reach, without those that differ only in what no odds depend on. */
export function* getMatchStates({ strengths }: MatchDefinition): Generator<MatchState> {
  for (const strength of strengths.keys()) {
    for (let done = 0; done < PLAYS; done += 1) {
      for (let home = 0; home <= done; home += 1) {
        for (let away = 0; away <= done - home; away += 1) yield { strength, home, away, done };
      }
    }
  }
}

const isLess = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator < b.numerator * a.denominator;

const lowest = new Map<string, Fraction>();

/** The lowest return of all bets at all moments: what a player gets at least, on average. */
export function rtp(definition: MatchDefinition): Fraction {
  const found = lowest.get(definition.model);
  if (found !== undefined) return found;
  const returns = [...getMatchStates(definition)].flatMap((state) =>
    SELECTIONS.flatMap((selection) => getReturn(definition, state, selection) ?? []),
  );
  const least = returns.reduce((a, b) => (isLess(b, a) ? b : a));
  lowest.set(definition.model, least);
  return least;
}

/** Draws a whole match: its pairing, and who takes each play. */
export function drawMatch(
  { strengths }: MatchDefinition,
  teams: number,
  random: RandomSource,
): { strength: number; home: number; away: number; plays: string } {
  const strength = random.int(strengths.length);
  const home = random.int(teams);
  const away = (home + 1 + random.int(teams - 1)) % teams;
  const chances = strengths[strength] ?? { home: 0, away: 0 };
  let plays = '';
  for (let play = 0; play < PLAYS; play += 1) {
    const draw = random.int(WEIGHT);
    plays += draw < chances.home ? 'h' : draw < chances.home + chances.away ? 'a' : '-';
  }
  return { strength, home, away, plays };
}

/** Everything that affects payouts, as text. */
export function mathTable({ version, strengths, line }: MatchDefinition): string {
  const limits = [RETURN, LOWEST, HIGHEST].map(Number);
  return JSON.stringify([version, PLAYS, WEIGHT, limits, strengths, line, TEAMS.length]);
}

/** SHA-256 (hex) of everything that affects payouts. */
export function mathHash(definition: MatchDefinition): string {
  return createHash('sha256').update(mathTable(definition)).digest('hex');
}
