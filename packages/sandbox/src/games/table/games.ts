import { baccarat } from './math/baccarat.ts';
import { hiLo } from './math/hi-lo.ts';
import { roulette } from './math/roulette.ts';
import { wheel } from './math/wheel.ts';

/** The tables of this engine; `catalogue/tables.ts` maps games to them. */
export const tableGames = { baccarat, roulette, wheel, 'hi-lo': hiLo } as const;

export type TableGameId = keyof typeof tableGames;
