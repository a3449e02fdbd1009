import { z } from 'zod';
import type { Reader } from '../../core/database/schema.ts';
import { listCategories } from '../games/index.ts';
import { type PromotionTerms, promotionTerms } from './terms.ts';
import { getRequirements, promotionTypeIds } from './types/index.ts';

/** The problem of a promotion's terms. Its message is a line for an operator. */
export class InvalidTermsError extends Error {
  override readonly name = 'InvalidTermsError';
}

/**
 * Parses the terms of a promotion of a type, amounts in minor units.
 *
 * @throws InvalidTermsError if they are not rules of the type, ask for nothing, or name a category,
 * maker or game that does not exist.
 */
export async function parseTerms(
  on: Reader,
  type: string,
  given: unknown,
): Promise<PromotionTerms> {
  if (!promotionTypeIds.includes(type)) {
    throw new InvalidTermsError(`type: must be one of ${promotionTypeIds.join(', ')}`);
  }
  try {
    const terms = promotionTerms.parse(given);
    const { betMultiple, netwin, balanceBp } = getRequirements(type, terms.rules);
    if (betMultiple === 0 && netwin === 0n && balanceBp === 0) {
      throw new InvalidTermsError('rules: must ask for something');
    }
    await assertKnown(on, terms);
    return terms;
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const lines = cause.issues.map(
      ({ path, message }) => `${path.join('.') || 'rules'}: ${message}`,
    );
    throw new InvalidTermsError(lines.join('; '), { cause });
  }
}

/** @throws InvalidTermsError for an id that no category, maker or game has. */
async function assertKnown(on: Reader, terms: PromotionTerms): Promise<void> {
  const { categories, makers, excludedGames, weights, gameWeights } = terms;
  const known = {
    category: (await listCategories(on)).map(({ categoryId }) => categoryId),
    maker: (await on.selectFrom('game_maker').select('id').execute()).map(({ id }) => id),
    game: await listKnownGames(on, [...excludedGames, ...Object.keys(gameWeights)]),
  };
  const given = {
    category: [...categories, ...Object.keys(weights)],
    maker: makers,
    game: [...excludedGames, ...Object.keys(gameWeights)],
  };
  for (const kind of ['category', 'maker', 'game'] as const) {
    const unknown = given[kind].find((id) => !known[kind].includes(id));
    if (unknown !== undefined) throw new InvalidTermsError(`terms: there is no ${kind} ${unknown}`);
  }
}

async function listKnownGames(on: Reader, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await on.selectFrom('game').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}
