import { createHash } from 'node:crypto';
import { percent, rtp } from './math/exact.ts';
import { getLook, getModel, getPictures } from './math/look.ts';
import { LINES, MODELS, readStrip } from './math/models.ts';
import type { SlotClientConfig, SlotDefinition } from './math/types.ts';

/**
 * The mathematics of the slot: the maker's server decides rounds with it, and sends part of it to the
 * page. Every catalogue game of this engine is one of the verified models with its own look.
 */

export { hitRate, percent, rtp } from './math/exact.ts';
export { MODELS, type ModelId } from './math/models.ts';
export { clientOutcome, evaluate, spin } from './math/spin.ts';
export type {
  RandomSource,
  SlotClientConfig,
  SlotClientOutcome,
  SlotDefinition,
  SlotOutcome,
} from './math/types.ts';

/** The definition of a game; deterministic per code. */
export function slotDefinition(gameCode: string): SlotDefinition {
  const model = MODELS[getModel(gameCode)];
  return {
    gameCode,
    model: model.id,
    version: model.version,
    volatility: model.volatility,
    look: getLook(gameCode),
    rows: 3,
    reels: model.strips.map(readStrip),
    lines: LINES.slice(0, model.lineCount),
    wildMultiplier: model.wildMultiplier,
    paytable: model.paytable,
    scatterPays: model.scatterPays,
  };
}

/** Whole stakes in minor units. Each divides by the number of lines of every model. */
const STAKES = [100n, 200n, 400n, 600n, 1_000n, 2_000n, 4_000n, 6_000n, 10_000n, 20_000n, 50_000n];

/** Currencies whose unit has such a low value that the stakes are raised. */
const STAKE_SCALE: Readonly<Record<string, bigint>> = { MMK: 50n, KHR: 100n, IDR: 250n, VND: 400n };

/**
 * The available stakes, ascending, in minor units.
 *
 * @param currency ISO 4217 code.
 * @param maxStake highest stake allowed, in minor units; none when absent.
 */
export function stakeLevels(currency: string, maxStake?: bigint): bigint[] {
  const scale = STAKE_SCALE[currency] ?? 1n;
  return STAKES.map((stake) => stake * scale).filter(
    (stake) => maxStake === undefined || stake <= maxStake,
  );
}

/** SHA-256 (hex) of everything that affects payouts, in a canonical order. */
export function mathHash(definition: SlotDefinition): string {
  const table = [
    ['version', definition.version],
    ['rows', definition.rows],
    ['reels', definition.reels],
    ['lines', definition.lines],
    ['wildMultiplier', definition.wildMultiplier],
    ['paytable', Object.entries(definition.paytable).sort(([a], [b]) => (a < b ? -1 : 1))],
    ['scatterPays', definition.scatterPays],
  ];
  return createHash('sha256').update(JSON.stringify(table)).digest('hex');
}

/** Data for rendering the page; JSON-safe. */
export function clientConfig(definition: SlotDefinition): SlotClientConfig {
  return {
    engine: 'slot',
    gameCode: definition.gameCode,
    look: definition.look,
    volatility: definition.volatility,
    rows: definition.rows,
    reels: definition.reels,
    lines: definition.lines,
    pictures: getPictures(definition.look.theme),
    wildMultiplier: definition.wildMultiplier,
    paytable: definition.paytable,
    scatterPays: definition.scatterPays,
    rtp: percent(rtp(definition)),
    mathHash: mathHash(definition),
  };
}
