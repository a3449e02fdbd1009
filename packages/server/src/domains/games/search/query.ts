import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/schema.ts';
import { getRuns, isExact, type Run, termsOfQuery } from './text.ts';
import { nearestWord } from './typo.ts';

/** A parsed query, as conditions on `game_search`. */
export interface GameQuery {
  /** Whether a row matches: by the index, and by the names themselves if that is not exact. */
  readonly fits: RawBuilder<boolean>;
  /**
   * Rank: 4 the whole name, 3 its beginning, 2 the beginning of a term or of the maker, 1 within.
   */
  readonly rank: RawBuilder<number>;
}

/** Parses a search query; undefined if it has no terms. */
export function readGameQuery(typed: string): GameQuery | undefined {
  return getQuery(getRuns(typed));
}

/**
 * Replaces unknown terms with the nearest known ones.
 *
 * @returns undefined if that changes nothing.
 */
export async function correctedQuery(
  typed: string,
  knownWords: () => Promise<readonly string[]>,
): Promise<GameQuery | undefined> {
  const runs = getRuns(typed);
  if (!runs.some(({ isLatin }) => isLatin)) return undefined;
  const known = await knownWords();
  const mended = runs.map((run): Run => {
    if (!run.isLatin || known.some((word) => word.includes(run.text))) return run;
    return { isLatin: true, text: nearestWord(run.text, known) ?? run.text };
  });
  return mended.some((run, index) => run !== runs[index]) ? getQuery(mended) : undefined;
}

/** All Latin terms of names. */
export async function readKnownWords(on: Reader): Promise<string[]> {
  const rows = await on.selectFrom('game_search_word').select('word').orderBy('word').execute();
  return rows.map(({ word }) => word);
}

function getQuery(runs: readonly Run[]): GameQuery | undefined {
  if (runs.length === 0) return undefined;
  const terms = [...new Set(runs.flatMap(termsOfQuery))];
  const inside = runs.filter((run) => !isExact(run)).map(({ text }) => text);
  const phrase = runs.map(({ text }) => text).join(' ');
  const within = (text: string) => sql<boolean>`strpos(game_search.haystack, ${text}) > 0`;
  return {
    fits: sql<boolean>`(${sql.join(
      [sql`game_search.terms @> ${terms}::text[]`, ...inside.map(within)],
      sql` and `,
    )})`,
    rank: sql<number>`case
      when ${within(`\n${phrase}\n`)} then 4
      when ${within(`\n${phrase}`)} then 3
      when ${within(` ${phrase}`)} or ${within(`\t${phrase}`)} then 2
      else 1 end`,
  };
}
