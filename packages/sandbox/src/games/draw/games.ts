import { bingo } from './math/bingo.ts';
import { digits } from './math/digits.ts';
import { keno } from './math/keno.ts';
import { lotto } from './math/lotto.ts';

/** The draws of this engine; `catalogue/tables.ts` maps games to them. */
export const drawGames = { keno, bingo, lotto, digits } as const;

export type DrawGameId = keyof typeof drawGames;
