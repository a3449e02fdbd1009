import type { RoundRecord } from '@parlor/api/entities/round';
import * as z from 'zod/mini';
import { slipGames, type Take } from './slips.ts';

/*
 * What the random numbers of a round mean. Each engine's rules derive the outcome and the win from the
 * numbers, the published table and the player's choices alone.
 */

/** Whether the recorded outcome and win follow from the random numbers. */
export interface Derived {
  readonly outcome: boolean;
  readonly win: boolean;
}

/** A round as the rules need it: amounts in minor units, the table as parsed JSON. */
interface Facts {
  readonly take: Take;
  readonly table: unknown;
  readonly stake: bigint;
  readonly choice: unknown;
  readonly outcome: unknown;
  readonly result: unknown;
}

interface Decision {
  /** Whether the record shows what was decided. */
  readonly isShown: boolean;
  readonly won: bigint;
}

/** Throws for a record or a table of another shape. */
type Derive = (facts: Facts) => Decision;

const numbers = z.array(z.number());
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Minor units of a record's decimal: all of one record have the same number of digits. */
const toMinor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

const slotTable = z.object({
  rows: z.number(),
  reels: z.array(z.array(z.string())),
  lines: z.array(numbers),
  wildMultiplier: z.number(),
  paytable: z.array(z.tuple([z.string(), numbers])),
  scatterPays: numbers,
  freeSpins: z.optional(z.object({ spins: z.number(), multiplier: z.number(), most: z.number() })),
});
type SlotTable = z.output<typeof slotTable>;
const slotSpin = z.object({ stops: numbers, grid: z.array(z.array(z.string())) });
const slotOutcome = z.extend(slotSpin, {
  feature: z.optional(
    z.object({
      awarded: z.number(),
      played: z.number(),
      won: z.string(),
      last: z.nullable(slotSpin),
    }),
  ),
});

/** The reels stop at the numbers; lines pay from the left, scatters anywhere. */
function spin(take: Take, table: SlotTable, stake: bigint) {
  const { rows, reels, lines, wildMultiplier, scatterPays } = table;
  const stops = reels.map((strip) => take(strip.length));
  const grid = reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length]),
  );
  const pays = new Map(table.paytable);
  const lineWins = lines.map((line) => {
    const symbols = line.map((row, reel) => grid[reel]?.[row]);
    const [first = ''] = symbols;
    const end = symbols.findIndex((symbol) => symbol !== first && symbol !== 'wild');
    const run = end < 0 ? symbols : symbols.slice(0, end);
    const wilds = run.filter((symbol) => symbol === 'wild').length;
    return (pays.get(first)?.[run.length - 3] ?? 0) * wildMultiplier ** wilds;
  });
  const scatters = grid.flat().filter((symbol) => symbol === 'scatter').length;
  const lineBet = stake / BigInt(lines.length);
  const won =
    lineBet * BigInt(lineWins.reduce((sum, pay) => sum + pay, 0)) +
    stake * BigInt(scatterPays[scatters - 3] ?? 0);
  return { shown: { stops, grid }, scatters, won };
}

/** A spin, and the free spins that three scatters start; three more of them add to those. */
const slot: Derive = ({ take, table, stake, outcome }) => {
  const entries = z.parse(z.array(z.tuple([z.string(), z.unknown()])), table);
  const rules = z.parse(slotTable, Object.fromEntries(entries));
  const shown = z.parse(slotOutcome, outcome);
  const { freeSpins } = rules;
  const { feature, ...first } = shown;
  const base = spin(take, rules, stake);
  let { won } = base;
  let last = null;
  let awarded = freeSpins !== undefined && base.scatters >= 3 ? freeSpins.spins : 0;
  let played = 0;
  for (; freeSpins !== undefined && played < awarded; played += 1) {
    const free = spin(take, rules, stake);
    won += free.won * BigInt(freeSpins.multiplier);
    last = free.shown;
    if (free.scatters >= 3) awarded = Math.min(freeSpins.most, awarded + freeSpins.spins);
  }
  const isFeature =
    feature === undefined
      ? played === 0
      : feature.awarded === awarded &&
        feature.played === played &&
        toMinor(feature.won) === won &&
        isSame(feature.last, last);
  return { isShown: isSame(first, base.shown) && isFeature, won };
};

const minesTable = z.tuple([z.string(), z.number(), z.array(z.tuple([z.string(), numbers]))]);
const minesChoice = z.object({ dangers: z.number() });
const minesOutcome = z.object({
  dangers: numbers,
  opened: numbers,
  hit: z.nullable(z.number()),
});

/** The dangers are the first tiles of a Fisher-Yates shuffle; each safe tile climbs the ladder. */
const mines: Derive = ({ take, table, stake, choice, outcome }) => {
  const rules = z.parse(minesTable, table);
  const chosen = z.parse(minesChoice, choice);
  const shown = z.parse(minesOutcome, outcome);
  const [, size, ladders] = rules;
  const { dangers, opened, hit } = shown;
  const tiles = Array.from({ length: size }, (_, tile) => tile);
  for (let index = 0; index < chosen.dangers; index += 1) {
    const other = index + take(size - index);
    [tiles[index], tiles[other]] = [tiles[other] ?? 0, tiles[index] ?? 0];
  }
  const drawn = tiles.slice(0, chosen.dangers).sort((a, b) => a - b);
  const ladder = new Map(ladders).get(`${drawn.length}`) ?? [];
  const multiplier = hit === null ? (ladder[opened.length - 1] ?? 0) : 0;
  return {
    isShown:
      isSame(dangers, drawn) &&
      new Set(opened).size === opened.length &&
      opened.every((tile) => !drawn.includes(tile)) &&
      (hit === null || drawn.includes(hit)),
    won: (stake * BigInt(multiplier)) / 100n,
  };
};

const crashTable = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]);
const crashResult = z.object({ point: z.number() });
const crashChoice = z.object({ target: z.nullable(z.number()) });
const crashOutcome = z.object({ cashedAt: z.nullable(z.number()) });

/**
 * The flight ends at the return divided by the share of the draws. A bet wins if it was cashed out
 * before: by the player, or at the target that the player chose.
 */
const crash: Derive = ({ take, table, stake, choice, outcome, result }) => {
  const rules = z.parse(crashTable, table);
  const chosen = z.parse(crashChoice, choice);
  const ended = z.parse(crashResult, result);
  const shown = z.parse(crashOutcome, outcome);
  const [, share, draws, highest] = rules;
  const reach = (BigInt(share) * BigInt(draws) + BigInt(highest)) / BigInt(take(draws) + 1);
  const point = Math.max(100, Math.min(highest, Number(reach)));
  const { cashedAt } = shown;
  const end = chosen.target ?? highest;
  return {
    isShown:
      ended.point === point && (cashedAt === null ? end > point : cashedAt <= Math.min(point, end)),
    won: (stake * BigInt(cashedAt ?? 0)) / 100n,
  };
};

const prize = z.object({ times: z.number(), weight: z.number() });
const catchTable = z.tuple([
  z.string(),
  z.number(),
  z.array(z.object({ chance: z.number(), prizes: z.array(prize) })),
]);
const catchChoice = z.object({ target: z.number() });
const catchOutcome = z.object({ target: z.number(), times: z.number() });

/** The first number decides whether the shot hits, the second which prize of the target it wins. */
const shoot: Derive = ({ take, table, stake, choice, outcome }) => {
  const rules = z.parse(catchTable, table);
  const aimed = z.parse(catchChoice, choice);
  const shown = z.parse(catchOutcome, outcome);
  const [, draws, targets] = rules;
  const { chance = 0, prizes = [] } = targets[aimed.target] ?? {};
  let times = 0;
  if (take(draws) < chance) {
    let left = take(prizes.reduce((sum, { weight }) => sum + weight, 0));
    times =
      prizes.find(({ weight }) => {
        left -= weight;
        return left < 0;
      })?.times ?? 0;
  }
  return {
    isShown: isSame([shown.target, shown.times], [aimed.target, times]),
    won: stake * BigInt(times),
  };
};

const strengths = z.array(z.object({ home: z.number(), away: z.number() }));
const matchTable = z.tuple([
  z.string(),
  z.number(),
  z.number(),
  numbers,
  strengths,
  z.number(),
  z.number(),
]);
const selections = ['home', 'draw', 'away', 'over', 'under'] as const;
const matchBet = z.object({ selection: z.enum(selections), odds: z.number() });
const matchResult = z.object({
  strength: z.number(),
  home: z.number(),
  away: z.number(),
  plays: z.string(),
});

/**
 * The pairing and every play are drawn. A winning bet pays the odds of its moment, which are at least
 * those that the player accepted.
 */
const match: Derive = ({ take, table, stake, choice, outcome, result }) => {
  const rules = z.parse(matchTable, table);
  const chosen = z.parse(matchBet, choice);
  const bet = z.parse(matchBet, outcome);
  const ended = z.parse(matchResult, result);
  const [, length, weight, , pairings, line, teams] = rules;
  const strength = take(pairings.length);
  const home = take(teams);
  const away = (home + 1 + take(teams - 1)) % teams;
  const chances = pairings[strength] ?? { home: 0, away: 0 };
  const plays = Array.from({ length }, () => {
    const value = take(weight);
    if (value < chances.home) return 'h';
    return value < chances.home + chances.away ? 'a' : '-';
  });
  const count = (side: string): number => plays.filter((play) => play === side).length;
  const [ours, theirs] = [count('h'), count('a')];
  const wins: Readonly<Record<(typeof selections)[number], boolean>> = {
    home: ours > theirs,
    draw: ours === theirs,
    away: ours < theirs,
    over: ours + theirs > line,
    under: ours + theirs < line,
  };
  const { selection, odds } = bet;
  return {
    isShown:
      isSame(ended, { strength, home, away, plays: plays.join('') }) &&
      selection === chosen.selection &&
      odds >= chosen.odds,
    won: wins[selection] ? (stake * BigInt(odds)) / 100n : 0n,
  };
};

const slipTable = z.tuple([z.string(), z.string(), z.unknown(), z.unknown()]);
const slipChoice = z.object({
  bets: z.array(z.object({ on: z.string(), stake: z.number() })),
});
const slipOutcome = z.object({
  bets: z.array(z.object({ on: z.string(), stake: z.number(), won: z.number() })),
});

/** Every bet of a slip is paid by the result of its game; the bets' stakes make up the round's. */
const slip: Derive = ({ take, table, stake, choice, outcome, result }) => {
  const rules = z.parse(slipTable, table);
  const chosen = z.parse(slipChoice, choice);
  const shown = z.parse(slipOutcome, outcome);
  const [name, , , published] = rules;
  const decided = slipGames[name]?.(take, published);
  if (decided === undefined) throw new RangeError(`The rules of ${name} are unknown.`);
  const bets = chosen.bets.map(({ on, stake: staked }) => {
    const won = (BigInt(staked) * BigInt(decided.pay(on))) / 100n;
    return { on, stake: staked, won: Number(won) };
  });
  const sum = (key: 'stake' | 'won') => bets.reduce((total, bet) => total + BigInt(bet[key]), 0n);
  return {
    isShown: isSame(result, decided.result) && isSame(shown.bets, bets) && sum('stake') === stake,
    won: sum('won'),
  };
};

const rules: Readonly<Record<string, Derive>> = {
  slot,
  mines,
  crash,
  catch: shoot,
  match,
  table: slip,
  draw: slip,
};

/** Derives the outcome and the win; undefined for an unknown engine, or without a published table. */
export function deriveOutcome(record: RoundRecord): Derived | undefined {
  const { engine, staked, stake = staked, won, choice, outcome, result, proof } = record;
  const derive = rules[engine];
  if (derive === undefined || proof.mathTable === null || proof.draws.length === 0) {
    return undefined;
  }
  let taken = 0;
  let isTaken = true;
  // The rules ask for each number with its range: a record cannot claim another one.
  const take: Take = (limit) => {
    const next = proof.draws[taken];
    taken += 1;
    isTaken &&= next?.limit === limit;
    return next?.value ?? 0;
  };
  try {
    const table: unknown = JSON.parse(proof.mathTable);
    const decision = derive({ take, table, stake: toMinor(stake), choice, outcome, result });
    return {
      outcome: decision.isShown && isTaken && taken === proof.draws.length,
      win: decision.won === toMinor(won),
    };
  } catch {
    // No provider publishes a record of another shape: it was changed.
    return { outcome: false, win: false };
  }
}
