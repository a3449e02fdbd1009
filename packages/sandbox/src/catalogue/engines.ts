import type { EngineId } from '../games/engine.ts';
import { getFamily } from './tables.ts';
import type { CategorySlug } from './types.ts';

/** The engine of a category's games, unless the title promises another one. */
const categoryEngines: Readonly<Record<CategorySlug, EngineId>> = {
  slots: 'slot',
  live: 'table',
  fishing: 'catch',
  cards: 'table',
  crash: 'crash',
  sports: 'match',
  lottery: 'draw',
  arcade: 'mines',
};

/** Titles whose name and cover promise another game than their category: mini games and dice. */
const titleEngines: Readonly<Record<string, EngineId>> = {
  'mines-of-cebu': 'mines',
  'chick-crossing': 'mines',
  'tower-of-tala': 'mines',
  'ice-breaker': 'mines',
  'keys-and-locks': 'mines',
  pegfall: 'table',
  'wheel-of-whims': 'table',
  'hi-lo-hero': 'table',
  'coin-flip-classic': 'table',
  'dice-over-under': 'table',
  'sic-bo-imperial': 'table',
  'dice-duel-arena': 'table',
};

/** The engine of a game; an edition has that of its game. */
export const getEngine = (slug: string, category: CategorySlug): EngineId =>
  titleEngines[getFamily(slug)] ?? categoryEngines[category];
