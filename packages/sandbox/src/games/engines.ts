import { crashEngine } from './crash/engine.ts';
import type { Engine, EngineId } from './engine.ts';
import { minesEngine } from './mines/engine.ts';
import { slotEngine } from './slot/engine.ts';

/** Every engine by its id. */
export const engines: Readonly<Record<EngineId, Engine>> = {
  slot: slotEngine,
  mines: minesEngine,
  crash: crashEngine,
};
