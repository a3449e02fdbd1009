export { playInvariants } from './invariants.ts';
export { launch } from './launch.ts';
export { leave } from './leave.ts';
export { playModule } from './module.ts';
export { readSiteMoney } from './rounds.ts';
export { findOpenSession, playedGames } from './sessions.ts';
export type { PlayTables } from './tables.ts';
export { takeEvent } from './take-event.ts';
export { latestWins } from './wins.ts';
