import { games } from '../src/catalogue/index.ts';
import { type EngineId, engineIds } from '../src/games/engine.ts';
import { engines } from '../src/games/engines.ts';
import { seeded } from '../src/testing/seeded.ts';
import { createEngineSimulation } from '../src/testing/simulate.ts';

/**
 * Simulates rounds of every paytable through the engines, with every kind of bet in each of them, and
 * compares each return with the exact one.
 *
 *     node bench/rtp.ts [rounds per paytable] [engine]
 *
 * The random numbers are seeded, so that a run is repeatable. A bet passes if the difference is
 * less than four standard deviations of a run of that length.
 */

const ROUNDS = Number(process.argv[2] ?? 10_000_000);
const ONLY = process.argv[3];
const SEED = 20261123;
const MOST_DEVIATIONS = 4;

/** One game code of each paytable of an engine. */
function findPaytables(engine: EngineId): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const { slug } of games.filter((game) => game.engine === engine)) {
    const { mathHash } = engines[engine].certificate(slug);
    if (!codes.has(mathHash)) codes.set(mathHash, slug);
  }
  return codes;
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`;

for (const engine of engineIds.filter((id) => ONLY === undefined || id === ONLY)) {
  for (const [mathHash, code] of findPaytables(engine)) {
    const simulate = createEngineSimulation(engine, code);
    const { volatility } = engines[engine].certificate(code);
    const rounds = `${ROUNDS.toLocaleString('en')} rounds`;
    console.log(`${engine} ${volatility} (${code}, ${mathHash.slice(0, 8)}): ${rounds}`);
    for (const { way, returned, expected, deviation } of simulate(ROUNDS, seeded(SEED))) {
      const off = Math.abs(returned - expected) / deviation;
      console.log(
        `    ${way.padEnd(12)} ${percent(returned)}, ${percent(expected)} exact, ${off.toFixed(1)} standard deviations apart`,
      );
      if (off > MOST_DEVIATIONS) process.exitCode = 1;
    }
  }
}
