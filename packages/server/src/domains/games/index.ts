export { type Arrangement, arrangeGames } from './arrangement.ts';
export {
  type GameRow,
  HOT_TAG,
  inMaintenance,
  NEW_FOR_MS,
  type ReviewSummary,
} from './game-view.ts';
export { createGameView, gamesModule, getArtUrl, type Played, type Win } from './module.ts';
export { seedNavigationTags } from './seed-tags.ts';
export {
  findGame,
  findGameByCode,
  listCategories,
  listGames,
  listMakersWithin,
  toCatalogueGame,
} from './store.ts';
export { seedCategories } from './sync.ts';
export { scheduleCatalogueSync } from './sync-job.ts';
export type { GameTables } from './tables.ts';
