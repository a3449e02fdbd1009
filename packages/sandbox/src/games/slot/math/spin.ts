import type { RandomSource } from '../../engine.ts';
import type { PayingId, SymbolId } from './models.ts';
import type {
  LineWin,
  Position,
  ScatterWin,
  SlotClientSpin,
  SlotDefinition,
  SlotOutcome,
} from './types.ts';

/** Payout of the symbols along one line, in multiples of the bet of that line. */
export interface LinePay {
  readonly symbol: PayingId;
  readonly count: number;
  readonly multiple: number;
}

/** Evaluates the five symbols of a line from the left; null if they pay nothing. */
export function payOfLine(
  definition: SlotDefinition,
  symbols: readonly SymbolId[],
): LinePay | null {
  const symbol = symbols[0];
  if (symbol === undefined || symbol === 'scatter' || symbol === 'wild') return null;
  let count = 0;
  let multiplier = 1;
  for (const each of symbols) {
    if (each === 'wild') multiplier *= definition.wildMultiplier;
    else if (each !== symbol) break;
    count += 1;
  }
  const pay = definition.paytable[symbol][count - 3];
  return pay === undefined ? null : { symbol, count, multiple: pay * multiplier };
}

/** Payout of that many scatters, in multiples of the stake. */
export function payOfScatters(definition: SlotDefinition, count: number): number {
  return definition.scatterPays[count - 3] ?? 0;
}

/** The symbols that a reel shows when it stops with `stop` in the top row. */
export function getWindow(definition: SlotDefinition, reel: number, stop: number): SymbolId[] {
  const strip = definition.reels[reel];
  if (strip === undefined) throw new RangeError(`There is no reel ${reel}.`);
  return Array.from({ length: definition.rows }, (_, row) => {
    const symbol = strip[(stop + row) % strip.length];
    if (symbol === undefined) throw new RangeError(`Reel ${reel} has no stop ${stop}.`);
    return symbol;
  });
}

function symbolAt(grid: readonly (readonly SymbolId[])[], [reel, row]: Position): SymbolId {
  const symbol = grid[reel]?.[row];
  if (symbol === undefined) throw new RangeError(`Nothing stands at ${reel}, ${row}.`);
  return symbol;
}

/**
 * Computes the payout of the given stops.
 *
 * @param stake whole stake in minor units; a positive multiple of the number of lines, so that the bet
 *   of a line is a whole number of minor units and no payout is ever rounded.
 * @throws RangeError for any other stake.
 */
export function evaluate(
  definition: SlotDefinition,
  stake: bigint,
  stops: readonly number[],
): SlotOutcome {
  const lineCount = BigInt(definition.lines.length);
  if (stake <= 0n || stake % lineCount !== 0n) {
    throw new RangeError(`A stake of ${stake} cannot be divided among ${lineCount} lines.`);
  }
  const lineBet = stake / lineCount;
  const grid = stops.map((stop, reel) => getWindow(definition, reel, stop));

  const wins: LineWin<bigint>[] = [];
  definition.lines.forEach((rows, line) => {
    const positions = rows.map((row, reel): Position => [reel, row]);
    const pay = payOfLine(
      definition,
      positions.map((position) => symbolAt(grid, position)),
    );
    if (pay === null) return;
    wins.push({
      line,
      symbol: pay.symbol,
      count: pay.count,
      positions: positions.slice(0, pay.count),
      payout: lineBet * BigInt(pay.multiple),
    });
  });

  const scattered = grid.flatMap((column, reel) =>
    column.flatMap((symbol, row): Position[] => (symbol === 'scatter' ? [[reel, row]] : [])),
  );
  const scatterMultiple = payOfScatters(definition, scattered.length);
  const scatter: ScatterWin<bigint> | null =
    scatterMultiple === 0
      ? null
      : {
          count: scattered.length,
          positions: scattered,
          payout: stake * BigInt(scatterMultiple),
        };

  const payout = wins.reduce((sum, win) => sum + win.payout, scatter?.payout ?? 0n);
  return { stops: [...stops], grid, wins, scatter, payout };
}

/** Decides one spin: a uniform stop for each reel, then `evaluate`. */
export function spin(definition: SlotDefinition, stake: bigint, random: RandomSource): SlotOutcome {
  const stops = definition.reels.map((strip) => random.int(strip.length));
  return evaluate(definition, stake, stops);
}

/** A decided round: its spin, and the free spins that follow. */
export interface SlotRound {
  readonly spin: SlotOutcome;
  readonly free: readonly SlotOutcome[];
  /** Of the spin and all free spins. */
  readonly payout: bigint;
}

/** Whether a spin starts free spins. */
export const startsFreeSpins = (definition: SlotDefinition, { scatter }: SlotOutcome): boolean =>
  definition.freeSpins !== null && (scatter?.count ?? 0) >= 3;

const multiply = (outcome: SlotOutcome, by: bigint): SlotOutcome => ({
  ...outcome,
  wins: outcome.wins.map((win) => ({ ...win, payout: win.payout * by })),
  scatter:
    outcome.scatter === null ? null : { ...outcome.scatter, payout: outcome.scatter.payout * by },
  payout: outcome.payout * by,
});

/** Decides a whole round: all of its free spins are drawn with its spin. */
export function drawRound(
  definition: SlotDefinition,
  stake: bigint,
  random: RandomSource,
): SlotRound {
  const first = spin(definition, stake, random);
  const free: SlotOutcome[] = [];
  const { freeSpins } = definition;
  if (freeSpins !== null && startsFreeSpins(definition, first)) {
    let awarded = freeSpins.spins;
    while (free.length < awarded) {
      const next = spin(definition, stake, random);
      free.push(multiply(next, BigInt(freeSpins.multiplier)));
      if (startsFreeSpins(definition, next)) {
        awarded = Math.min(freeSpins.most, awarded + freeSpins.spins);
      }
    }
  }
  const payout = free.reduce((sum, each) => sum + each.payout, first.payout);
  return { spin: first, free, payout };
}

/** The outcome as the page receives it: `format` writes minor units as decimal strings. */
export function clientOutcome(
  outcome: SlotOutcome,
  format: (minor: bigint) => string,
): SlotClientSpin {
  return {
    stops: outcome.stops,
    grid: outcome.grid,
    wins: outcome.wins.map((win) => ({ ...win, payout: format(win.payout) })),
    scatter:
      outcome.scatter === null
        ? null
        : { ...outcome.scatter, payout: format(outcome.scatter.payout) },
    payout: format(outcome.payout),
  };
}
