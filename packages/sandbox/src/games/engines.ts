import { catchEngine } from './catch/engine.ts';
import { crashEngine } from './crash/engine.ts';
import { drawEngine } from './draw/engine.ts';
import type { Engine, EngineId } from './engine.ts';
import { matchEngine } from './match/engine.ts';
import { minesEngine } from './mines/engine.ts';
import { slotEngine } from './slot/engine.ts';
import { tableEngine } from './table/engine.ts';

/** Every engine by its id. */
export const engines: Readonly<Record<EngineId, Engine>> = {
  slot: slotEngine,
  mines: minesEngine,
  crash: crashEngine,
  catch: catchEngine,
  match: matchEngine,
  table: tableEngine,
  draw: drawEngine,
};
