import type { RoundRecord } from '@parlor/api/entities/round';
import * as z from 'zod/mini';

/*
 * What the random numbers of a round mean, for the engines whose rules the verifier knows. Each
 * derives the outcome and the win from the numbers and the published table alone.
 */

/** Whether the recorded outcome and win follow from the random numbers. */
export interface Derived {
  readonly outcome: boolean;
  readonly win: boolean;
}

/** A round as the rules need it: amounts in minor units, the table as parsed JSON. */
interface Facts {
  readonly values: readonly number[];
  readonly table: unknown;
  readonly stake: bigint;
  readonly won: bigint;
  readonly outcome: unknown;
  readonly result: unknown;
}

type Derive = (facts: Facts) => Derived | undefined;

const numbers = z.array(z.number());
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const slotTable = z.object({
  rows: z.number(),
  reels: z.array(z.array(z.string())),
  lines: z.array(numbers),
  wildMultiplier: z.number(),
  paytable: z.array(z.tuple([z.string(), numbers])),
  scatterPays: numbers,
});
const slotOutcome = z.object({ stops: numbers, grid: z.array(z.array(z.string())) });

/** The reels stop at the numbers; lines pay from the left, scatters anywhere. */
const slot: Derive = ({ values, table, stake, won, outcome }) => {
  const entries = z.safeParse(z.array(z.tuple([z.string(), z.unknown()])), table);
  const rules = z.safeParse(slotTable, Object.fromEntries(entries.data ?? []));
  const shown = z.safeParse(slotOutcome, outcome);
  if (!rules.success || !shown.success) return undefined;
  const { rows, reels, lines, wildMultiplier, paytable, scatterPays } = rules.data;
  // A round of several spins is beyond this check.
  if (values.length !== reels.length) return undefined;
  const grid = reels.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((values[reel] ?? 0) + row) % strip.length]),
  );
  const pays = new Map(paytable);
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
  const paid =
    lineBet * BigInt(lineWins.reduce((sum, pay) => sum + pay, 0)) +
    stake * BigInt(scatterPays[scatters - 3] ?? 0);
  return {
    outcome: isSame(shown.data.stops, values) && isSame(shown.data.grid, grid),
    win: paid === won,
  };
};

const minesTable = z.tuple([z.string(), z.number(), z.array(z.tuple([z.string(), numbers]))]);
const minesOutcome = z.object({
  dangers: numbers,
  opened: numbers,
  hit: z.nullable(z.number()),
});

/** The dangers are the first tiles of a Fisher-Yates shuffle; each safe tile climbs the ladder. */
const mines: Derive = ({ values, table, stake, won, outcome }) => {
  const rules = z.safeParse(minesTable, table);
  const shown = z.safeParse(minesOutcome, outcome);
  if (!rules.success || !shown.success) return undefined;
  const [, size, ladders] = rules.data;
  const { dangers, opened, hit } = shown.data;
  const tiles = Array.from({ length: size }, (_, tile) => tile);
  for (const [index, value] of values.entries()) {
    const other = index + value;
    [tiles[index], tiles[other]] = [tiles[other] ?? 0, tiles[index] ?? 0];
  }
  const drawn = tiles.slice(0, values.length).sort((a, b) => a - b);
  const ladder = new Map(ladders).get(`${drawn.length}`) ?? [];
  const multiplier = hit === null ? (ladder[opened.length - 1] ?? 0) : 0;
  return {
    outcome:
      isSame(dangers, drawn) &&
      opened.every((tile) => !drawn.includes(tile)) &&
      (hit === null || drawn.includes(hit)),
    win: (stake * BigInt(multiplier)) / 100n === won,
  };
};

const crashTable = z.tuple([z.string(), z.number(), z.number(), z.number(), z.number()]);
const crashResult = z.object({ point: z.number() });
const crashOutcome = z.object({ cashedAt: z.nullable(z.number()) });

/** The flight ends at the return divided by the share of the draws; a bet cashed out before wins. */
const crash: Derive = ({ values, table, stake, won, outcome, result }) => {
  const rules = z.safeParse(crashTable, table);
  const ended = z.safeParse(crashResult, result);
  const shown = z.safeParse(crashOutcome, outcome);
  const [value] = values;
  if (!rules.success || !ended.success || !shown.success || value === undefined) return undefined;
  const [, share, draws, highest] = rules.data;
  const reach = (BigInt(share) * BigInt(draws) + BigInt(highest)) / (BigInt(value) + 1n);
  const point = Math.max(100, Math.min(highest, Number(reach)));
  const { cashedAt } = shown.data;
  return {
    outcome: ended.data.point === point && (cashedAt === null || cashedAt <= point),
    win: (stake * BigInt(cashedAt ?? 0)) / 100n === won,
  };
};

const prize = z.object({ times: z.number(), weight: z.number() });
const catchTable = z.tuple([
  z.string(),
  z.number(),
  z.array(z.object({ chance: z.number(), prizes: z.array(prize) })),
]);
const catchOutcome = z.object({ target: z.number(), times: z.number() });

/** The first number decides whether the shot hits, the second which prize of the target it wins. */
const shoot: Derive = ({ values, table, stake, won, outcome }) => {
  const rules = z.safeParse(catchTable, table);
  const shown = z.safeParse(catchOutcome, outcome);
  const target = rules.data?.[2][shown.data?.target ?? -1];
  const [aim = 0, pick = 0] = values;
  if (!shown.success || target === undefined) return undefined;
  let left = pick;
  const drawn = target.prizes.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  const times = aim < target.chance ? (drawn?.times ?? 0) : 0;
  return { outcome: shown.data.times === times, win: stake * BigInt(times) === won };
};

const rules: Readonly<Record<string, Derive>> = { slot, mines, crash, catch: shoot };

/** Minor units of a record's decimal: all of one record have the same number of digits. */
const toMinor = (decimal: string): bigint => BigInt(decimal.replace('.', ''));

/** Derives the outcome and the win; undefined for an engine or a table that this does not know. */
export function deriveOutcome(record: RoundRecord): Derived | undefined {
  const { engine, staked, won, outcome, result, proof } = record;
  const derive = rules[engine];
  if (derive === undefined || proof.mathTable === null || proof.draws.length === 0) {
    return undefined;
  }
  return derive({
    values: proof.draws.map(({ value }) => value),
    table: JSON.parse(proof.mathTable),
    stake: toMinor(staked),
    won: toMinor(won),
    outcome,
    result,
  });
}
