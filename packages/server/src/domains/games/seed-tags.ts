import type { Trx } from '../../core/database/schema.ts';
import { initialTitles } from './initial-titles.ts';

/** Seeds the navigation tags of a site without any: a new one, or one from before the feature. */
export async function seedNavigationTags(trx: Trx): Promise<void> {
  const known = await trx.selectFrom('game_navigation_tag').select('id').limit(1).execute();
  if (known.length > 0) return;
  await trx
    .insertInto('game_navigation_tag')
    .values(
      initialTitles('navigationTags').map(({ id, titles }, position) => ({
        id,
        name: titles.en_US,
        titles: JSON.stringify(titles),
        position,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
