import type { EngineId } from '../games/engine.ts';
import type { CategorySlug } from './types.ts';

/** The engine of each category's games. A category without an engine of its own uses the slot. */
export const categoryEngines: Readonly<Record<CategorySlug, EngineId>> = {
  slots: 'slot',
  live: 'table',
  fishing: 'catch',
  cards: 'table',
  crash: 'crash',
  sports: 'match',
  lottery: 'draw',
  arcade: 'mines',
};
