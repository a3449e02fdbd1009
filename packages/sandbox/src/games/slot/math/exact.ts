import type { Fraction } from '../../engine.ts';
import { SYMBOL_IDS, type SymbolId } from './models.ts';
import { getWindow, payOfLine, payOfScatters } from './spin.ts';
import type { SlotDefinition } from './types.ts';

/** How many stops of a reel show each symbol. */
function countSymbols(strip: readonly SymbolId[]): Map<SymbolId, bigint> {
  const counts = new Map<SymbolId, bigint>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  return counts;
}

/** How many stops of a reel have a scatter in the window, and how many have none. */
function scatterSplit(definition: SlotDefinition, reel: number): { with: bigint; without: bigint } {
  const length = definition.reels[reel]?.length ?? 0;
  let shown = 0n;
  for (let stop = 0; stop < length; stop += 1) {
    if (getWindow(definition, reel, stop).includes('scatter')) shown += 1n;
  }
  return { with: shown, without: BigInt(length) - shown };
}

/** Number of equally likely stop combinations. */
function stopCount(definition: SlotDefinition): bigint {
  return definition.reels.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

/** For each number of scatters, the number of stop combinations that show them. */
function scatterWays(definition: SlotDefinition, reels: readonly number[]): bigint[] {
  let ways = [1n];
  for (const reel of reels) {
    const split = scatterSplit(definition, reel);
    const next = Array.from({ length: ways.length + 1 }, () => 0n);
    ways.forEach((way, count) => {
      next[count] = (next[count] ?? 0n) + way * split.without;
      next[count + 1] = (next[count + 1] ?? 0n) + way * split.with;
    });
    ways = next;
  }
  return ways;
}

/**
 * Payout of one line over all stop combinations, in bets of that line: the same for each line, because
 * every row of a reel passes every stop once. Uses the evaluation function of a spin for every sequence
 * of symbols, weighted by the number of stops that show it.
 */
function lineTotal(definition: SlotDefinition): bigint {
  const counts = definition.reels.map(countSymbols);
  let total = 0n;
  const walk = (symbols: readonly SymbolId[], ways: bigint): void => {
    const next = counts[symbols.length];
    if (next === undefined) {
      const pay = payOfLine(definition, symbols);
      if (pay !== null) total += ways * BigInt(pay.multiple);
      return;
    }
    for (const symbol of SYMBOL_IDS) {
      const count = next.get(symbol);
      if (count !== undefined) walk([...symbols, symbol], ways * count);
    }
  };
  walk([], 1n);
  return total;
}

/**
 * The return of a spin with the free spins that it may start. A free spin returns the same as a spin,
 * times the multiplier, and whether another one follows depends only on those before it: so the mean
 * of their sum is the mean number of free spins times the mean of one (Wald's identity). That number
 * is exact: a Markov chain over the spins that were played and awarded.
 */
function addFreeSpins(definition: SlotDefinition, spin: Fraction): Fraction {
  const { freeSpins } = definition;
  if (freeSpins === null) return spin;
  const { spins, multiplier, most } = freeSpins;
  const all = spin.denominator;
  const reels = definition.reels.map((_, reel) => reel);
  const starts = scatterWays(definition, reels).reduce(
    (sum, ways, count) => (count >= 3 ? sum + ways : sum),
    0n,
  );
  const known = new Map<string, bigint>();
  /** The mean number of further free spins, as a numerator over `all` to the power of `most - played`. */
  const countFurther = (played: number, awarded: number): bigint => {
    if (played >= awarded) return 0n;
    const key = `${played},${awarded}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const more = Math.min(most, awarded + spins);
    const mean =
      all ** BigInt(most - played) +
      starts * countFurther(played + 1, more) +
      (all - starts) * countFurther(played + 1, awarded);
    known.set(key, mean);
    return mean;
  };
  const whole = all ** BigInt(most + 1);
  return {
    numerator: spin.numerator * (whole + starts * BigInt(multiplier) * countFurther(0, spins)),
    denominator: all * whole,
  };
}

const rtpByModel = new Map<string, Fraction>();

/** Exact return to player of a definition: total payout divided by total stake over all stops. */
export function rtp(definition: SlotDefinition): Fraction {
  const key = `${definition.model}/${definition.version}`;
  const known = rtpByModel.get(key);
  if (known !== undefined) return known;
  const reels = definition.reels.map((_, reel) => reel);
  // A stake is one bet for each line, and each line returns the same: the number of lines cancels.
  const scatters = scatterWays(definition, reels).reduce(
    (sum, ways, count) => sum + ways * BigInt(payOfScatters(definition, count)),
    0n,
  );
  const answer = addFreeSpins(definition, {
    numerator: lineTotal(definition) + scatters,
    denominator: stopCount(definition),
  });
  rtpByModel.set(key, answer);
  return answer;
}

/**
 * Exact share of spins that pay anything. A line needs three of a kind from the left, so the first
 * three reels decide whether any line pays; the last two only add scatters.
 */
export function hitRate(definition: SlotDefinition): Fraction {
  const [first, second, third] = definition.reels.map((strip, reel) =>
    strip.map((_, stop) => getWindow(definition, reel, stop)),
  );
  if (first === undefined || second === undefined || third === undefined) {
    throw new RangeError('A slot has five reels.');
  }
  const rest = definition.reels.map((_, reel) => reel).slice(3);
  const restWays = scatterWays(definition, rest);
  const allRest = restWays.reduce((sum, ways) => sum + ways, 0n);
  let hits = 0n;
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const pays = definition.lines.some((rows) => {
          const [x = 0, y = 0, z = 0] = rows;
          const symbol = a[x];
          if (symbol === 'scatter' || symbol === 'wild') return false;
          return (b[y] === symbol || b[y] === 'wild') && (c[z] === symbol || c[z] === 'wild');
        });
        if (pays) {
          hits += allRest;
          continue;
        }
        const shown = [a, b, c].filter((column) => column.includes('scatter')).length;
        restWays.forEach((ways, count) => {
          if (payOfScatters(definition, shown + count) > 0) hits += ways;
        });
      }
    }
  }
  return { numerator: hits, denominator: stopCount(definition) };
}
