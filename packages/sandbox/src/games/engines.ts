import type { Engine, EngineId } from './engine.ts';
import { slotEngine } from './slot/engine.ts';

/** Every engine by its id. */
export const engines: Readonly<Record<EngineId, Engine>> = { slot: slotEngine };
