import { createHash } from 'node:crypto';
import { getFamily } from '../volatility.ts';
import { getLook, getModel, getPictures } from './math/look.ts';
import { LINES, MODELS } from './math/models.ts';
import type { SlotDefinition, SlotStageConfig } from './math/types.ts';

/**
 * The mathematics of the slot: the maker's server decides rounds with it, and sends part of it to the
 * page. Every catalogue game of this engine is one of the verified models with its own look.
 */

export { hitRate, rtp } from './math/exact.ts';
export { clientOutcome, drawRound, evaluate, spin, startsFreeSpins } from './math/spin.ts';
export type {
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
    reels: model.reels,
    lines: LINES.slice(0, model.lineCount),
    wildMultiplier: model.wildMultiplier,
    paytable: model.paytable,
    scatterPays: model.scatterPays,
    freeSpins: model.freeSpins ?? null,
  };
}

/** Everything that affects payouts, in a canonical order, as JSON. */
export function mathTable(definition: SlotDefinition): string {
  return JSON.stringify([
    ['version', definition.version],
    ['rows', definition.rows],
    ['reels', definition.reels],
    ['lines', definition.lines],
    ['wildMultiplier', definition.wildMultiplier],
    ['paytable', Object.entries(definition.paytable).sort(([a], [b]) => (a < b ? -1 : 1))],
    ['scatterPays', definition.scatterPays],
    ...(definition.freeSpins === null ? [] : [['freeSpins', definition.freeSpins]]),
  ]);
}

/** SHA-256 (hex) of everything that affects payouts. */
export function mathHash(definition: SlotDefinition): string {
  return createHash('sha256').update(mathTable(definition)).digest('hex');
}

/** What the page draws; JSON-safe. */
export function stageConfig(definition: SlotDefinition): SlotStageConfig {
  return {
    look: definition.look,
    rows: definition.rows,
    reels: definition.reels,
    lines: definition.lines,
    pictures: getPictures(definition.look.theme, definition.gameCode),
    hero: getFamily(definition.gameCode),
    wildMultiplier: definition.wildMultiplier,
    paytable: definition.paytable,
    scatterPays: definition.scatterPays,
    freeSpins: definition.freeSpins,
  };
}
