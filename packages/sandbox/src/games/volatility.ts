import { rows } from '../catalogue/rows.ts';
import type { Volatility } from '../catalogue/types.ts';
import { pick } from './pick.ts';

const known = new Map(rows.map(({ slug, volatility }) => [slug, volatility]));

/** The code of the game that an edition (`koi-king--gold`) belongs to. */
export const getFamily = (gameCode: string): string => gameCode.split('--', 1)[0] ?? gameCode;

/** The volatility that the catalogue promises for a game; of an unknown game, one by its code. */
export function getCatalogueVolatility(gameCode: string): Volatility {
  return (
    known.get(getFamily(gameCode)) ??
    pick(['low', 'medium', 'high'] as const, gameCode, 'volatility')
  );
}
