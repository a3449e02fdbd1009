import { buildStale } from '../../../../scripts/lib/build.ts';

/** Builds the game pages once for all test files, unless the last build is of the same sources. */
export default async function buildGames(): Promise<void> {
  await buildStale(['the games']);
}
