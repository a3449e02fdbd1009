import { z } from 'zod';
import { createEngine, OddsChangedError, percent } from '../engine.ts';
import { getMatchLook, TEAMS } from './look.ts';
import {
  drawMatch,
  getOdds,
  isWon,
  type MatchDefinition,
  type MatchState,
  matchDefinition,
  mathHash,
  mathTable,
  PLAYS,
  rtp,
} from './math.ts';
import { type MatchNews, type MatchOutcome, SELECTIONS, type Selection } from './types.ts';

/** A play, and the part of it in which bets are taken: odds hold until its decisive moment. */
const PLAY_MS = 5_000;
const OPEN_MS = 3_600;
const BETTING_MS = 15_000;
const PAUSE_MS = 8_000;

const selection = z.enum(SELECTIONS);
const odds = z.number().int().min(101).max(10_000);

const result = z.object({
  strength: z.number().int(),
  home: z.number().int(),
  away: z.number().int(),
  plays: z.string().length(PLAYS),
});
type Result = z.infer<typeof result>;

/** Plays that are over at a time of the match, in milliseconds after its start. */
const countPlays = (elapsedMs: number): number =>
  Math.max(0, Math.min(PLAYS, Math.floor(elapsedMs / PLAY_MS)));

const isOpen = (elapsedMs: number): boolean =>
  elapsedMs < 0 || (elapsedMs < PLAYS * PLAY_MS && elapsedMs % PLAY_MS < OPEN_MS);

const countPoints = (plays: string, side: 'h' | 'a'): number => plays.split(side).length - 1;

function getMatchState({ strength, plays }: Result, elapsedMs: number): MatchState {
  const done = countPlays(elapsedMs);
  const over = plays.slice(0, done);
  return { strength, home: countPoints(over, 'h'), away: countPoints(over, 'a'), done };
}

function getNews(definition: MatchDefinition, match: Result, elapsedMs: number): MatchNews {
  const state = getMatchState(match, elapsedMs);
  const offer = Object.fromEntries(
    SELECTIONS.map((each) => [each, getOdds(definition, state, each)]),
  ) as Record<Selection, number | null>;
  const { home, away, plays } = match;
  return {
    home,
    away,
    plays: plays.slice(0, state.done),
    isOpen: isOpen(elapsedMs),
    odds: offer,
  };
}

/** Match: all players of a game watch the same match, and bet before and while it runs. */
export const matchEngine = createEngine({
  id: 'match',
  define: matchDefinition,
  certify: (definition) => ({
    version: definition.version,
    mathHash: mathHash(definition),
    rtp: percent(rtp(definition)),
    volatility: definition.volatility,
  }),
  publish: mathTable,
  describe: ({ line }, gameCode) => ({
    plays: PLAYS,
    playMs: PLAY_MS,
    line,
    look: getMatchLook(gameCode),
  }),
  choice: z.object({ selection, odds }),
  state: z.object({ selection, odds }),
  open(definition, { choice, shared }) {
    if (shared === undefined) throw new Error('a bet on a match needs the match');
    const match = result.parse(shared.result);
    const now = getOdds(definition, getMatchState(match, shared.elapsedMs), choice.selection);
    // A bet takes the odds of its moment, but never lower ones than the player has seen.
    if (now === null || now < choice.odds) throw new OddsChangedError();
    return { state: { selection: choice.selection, odds: now }, payout: null };
  },
  shared: {
    result,
    draw: (definition, random) => ({
      result: drawMatch(definition, TEAMS.length, random),
      bettingMs: BETTING_MS,
      runningMs: PLAYS * PLAY_MS,
      pauseMs: PAUSE_MS,
    }),
    preview: getNews,
    takesBets: (_, elapsedMs) => isOpen(elapsedMs),
    getNextChangeMs: (_, elapsedMs) => {
      const start = Math.floor(elapsedMs / PLAY_MS) * PLAY_MS;
      return elapsedMs < start + OPEN_MS ? start + OPEN_MS : start + PLAY_MS;
    },
    getDueMs: () => PLAYS * PLAY_MS,
    settle(definition, round, { plays }) {
      const { selection: chosen, odds: taken } = round.state;
      const won = isWon(definition, chosen, countPoints(plays, 'h'), countPoints(plays, 'a'));
      return { state: round.state, payout: won ? (round.stake * BigInt(taken)) / 100n : 0n };
    },
    voidsLate: true,
    action: z.never(),
    act: () => null,
    leave: null,
  },
  reveal: (bet): MatchOutcome => bet,
});
