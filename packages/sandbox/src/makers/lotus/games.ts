import { type CatalogueGame, LOCALES } from '../../catalogue/index.ts';
import { engines } from '../../games/engines.ts';
import { stakeLevels } from '../../games/stakes.ts';
import { formatAmount, parseAmount } from '../../money.ts';

const lesser = (left: bigint, right: bigint): bigint => (left < right ? left : right);

/**
 * The stakes of a game, ascending, in minor units: the engine's levels within the game's range and
 * the session's limit. Empty if the limit is below the lowest stake.
 */
export function getStakes(
  game: CatalogueGame,
  currency: string,
  limit: bigint | null = null,
): bigint[] {
  const lowest = parseAmount(game.minStake, currency) ?? 0n;
  const highest = parseAmount(game.maxStake, currency);
  const levels = stakeLevels(currency);
  const inRange = levels.filter(
    (stake) => stake >= lowest && (highest === null || stake <= highest),
  );
  // In a currency of small units a catalogue range can exclude every level; then all levels are
  // used.
  const offered = inRange.length > 0 ? inRange : levels;
  const most = offered.at(-1) ?? 0n;
  return offered.filter((stake) => stake <= (limit === null ? most : lesser(limit, most)));
}

/** The most that all bets of one round may stake together, in minor units. */
export function getSlipLimit(game: CatalogueGame, currency: string, limit: bigint | null): bigint {
  const [highest = 0n] = getStakes(game, currency, limit).slice(-1);
  const most = parseAmount(game.maxStake, currency);
  // In a currency of small units the catalogue's highest stake can be below the levels.
  if (most === null || most < highest) return highest;
  return limit === null ? most : lesser(limit, most);
}

/**
 * One game as listed by `GET /v1/games`. Its odds come from its mathematics.
 *
 * @param currency of its stakes.
 */
export function listedGame(game: CatalogueGame, currency: string) {
  const stakes = getStakes(game, currency);
  const engine = engines[game.engine];
  return {
    gameCode: game.slug,
    title: game.title,
    ...(game.titles === undefined ? {} : { titles: game.titles }),
    brand: game.brand,
    brandName: game.brandName,
    category: game.category,
    tags: game.tags,
    engine: game.engine,
    ...engine.certificate(game.slug),
    minStake: formatAmount(stakes[0] ?? 0n, currency),
    maxStake: formatAmount(stakes.at(-1) ?? 0n, currency),
    kinds: [engine.kind],
    freeSpins: engine.hasFreeSpins,
    demo: true,
    locales: LOCALES,
    status: 'active',
    cover: game.cover,
    coverColor: game.coverColor,
    releasedAt: game.releasedAt,
    popularity: game.popularity,
  };
}

export type ListedGame = ReturnType<typeof listedGame>;
