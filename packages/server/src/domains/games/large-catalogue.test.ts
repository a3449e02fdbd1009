import { gamePage, games, lobby } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import {
  CompiledQuery,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type RootOperationNode,
  sql,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../core/database/schema.ts';
import type { ProviderGame } from '../../core/integrations/ports.ts';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  type TestSite,
} from '../../testing/index.ts';
import { initialTitles } from './initial-titles.ts';
import { indexGames } from './search/index-games.ts';
import { syncCatalogue } from './sync.ts';

const categories = initialTitles('categories');

const GAMES = 10_000;
const MAKERS = 12;
const PROVIDER = 'lotus';
const EXPONENT = 2;

/** Values spread over every filter of a list. */
const many: readonly ProviderGame[] = Array.from({ length: GAMES }, (_, index) =>
  providerGame(`game-${index}`, {
    title: index % 20 === 0 ? `Dragon ${index}` : `Game ${index}`,
    titles: index % 20 === 0 ? { zh_CN: `金龙${index}` } : {},
    category: categories[index % categories.length]?.id ?? '',
    brand: `maker-${index % MAKERS}`,
    tags: index % 50 === 0 ? ['hot', 'quick'] : ['quick'],
    popularity: (index * 7_919) % GAMES,
    releasedAt: new Date(Date.UTC(2024, 0, 1) + ((index * 7_919) % 900) * DAY_MS).toISOString(),
  }),
);

/** Records the queries of a database. */
class Selections implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  transformQuery({ node }: PluginTransformQueryArgs) {
    if (node.kind === 'SelectQueryNode') this.nodes.push(node);
    return node;
  }
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

async function getPlan(db: Db, node: RootOperationNode): Promise<string> {
  const executor = db.getExecutor();
  const { sql: text, parameters, queryId } = executor.compileQuery(node, { queryId: 'explained' });
  const asked = CompiledQuery.raw(`explain ${text}`, [...parameters]);
  const { rows } = await executor.executeQuery<Record<string, string>>({ ...asked, queryId });
  return rows.map((row) => Object.values(row).join()).join('\n');
}

describeOnDatabases('a catalogue of 10,000 games', (database) => {
  const selections = new Selections();
  let site: TestSite;
  let db: Db;
  beforeAll(async () => {
    db = database().db;
    site = await openTestSite(db.withPlugin(selections));
    await syncCatalogue(db, PROVIDER, many, EXPONENT);
    await indexGames(db);
  });
  afterAll(() => site.close());

  const lastWrite = async () =>
    (
      await db
        .selectFrom('game')
        .select(sql<bigint>`max(xmin::text::bigint)`.as('last'))
        .executeTakeFirstOrThrow()
    ).last;
  const totalIn = async (categoryId: string) =>
    getData<{ total: number }>(
      await site.call(lobby.categoryGames, { categoryId, page: 1, limit: 10 }),
    ).total;

  it('is imported completely, in the order of the lobby', async () => {
    const home = getData<{ games: { rows: { gameId: string }[]; total: number } }>(
      await site.call(games.home, {}),
    );
    expect(home.games.total).toBe(GAMES);
    const first = many.find(({ popularity }) => popularity === GAMES - 1);
    expect(home.games.rows[0]?.gameId).toBe(first?.gameCode);
  });

  it('writes only changed rows', async () => {
    const before = await lastWrite();
    await syncCatalogue(db, PROVIDER, many, EXPONENT);
    expect(await lastWrite()).toBe(before);
    const changed = many.map((game, index) =>
      index === 77 ? { ...game, title: 'Another name' } : game,
    );
    await syncCatalogue(db, PROVIDER, changed, EXPONENT);
    const written = await db
      .selectFrom('game')
      .select(['id', 'name'])
      .where(sql<boolean>`xmin::text::bigint > ${before}`)
      .execute();
    expect(written).toEqual([{ id: 'game-77', name: 'Another name' }]);
  });

  it('hides removed games, updates the counts, and restores games that return', async () => {
    const before = await totalIn('slots');
    await syncCatalogue(
      db,
      PROVIDER,
      many.filter(({ category }, index) => category !== 'slots' || index < 80),
      EXPONENT,
    );
    expect(await totalIn('slots')).toBe(10);
    await syncCatalogue(db, PROVIDER, many, EXPONENT);
    expect(await totalIn('slots')).toBe(before);
  });

  it('imports a duplicate game once', async () => {
    await syncCatalogue(db, PROVIDER, [...many, ...many.slice(0, 600)], EXPONENT);
    expect(getData(await site.call(games.home, {}))).toMatchObject({ games: { total: GAMES } });
  });

  describe('reads no first page with a full scan', () => {
    const page = { page: 1, limit: 24 };
    it.each<[string, () => Promise<unknown>]>([
      ['home', () => site.call(games.home, {})],
      ['a category', () => site.call(lobby.categoryGames, { categoryId: 'live', ...page })],
      ['a maker', () => site.call(lobby.makerGames, { makerId: 'maker-3', ...page })],
      [
        'a maker in a category',
        () =>
          site.call(lobby.categoryMakerGames, {
            categoryId: 'live',
            makerId: 'maker-1',
            ...page,
          }),
      ],
      ['the hot ones', () => site.call(lobby.hotGames, page)],
      ['the makers', () => site.call(lobby.makerList, {})],
      ['the tags', () => site.call(lobby.navigationTags, {})],
      ['one game', () => site.call(gamePage.gameInfo, { id: 'game-77' })],
      ['makers of a category', () => site.call(lobby.makersOfCategory, { categoryId: 'live' })],
      ['a search', () => site.call(lobby.searchGames, { keyword: 'dragon 7', ...page })],
      ['a search in Chinese', () => site.call(lobby.searchGames, { keyword: '金龙', ...page })],
      ['a search by initials', () => site.call(lobby.searchGames, { keyword: 'jl7', ...page })],
      [
        'a category by words',
        () => site.call(lobby.categoryGames, { categoryId: 'live', keyword: 'dragon', ...page }),
      ],
    ])('%s', async (_, ask) => {
      selections.nodes.length = 0;
      await ask();
      expect(selections.nodes.length).toBeGreaterThan(0);
      for (const node of [...selections.nodes]) {
        expect(await getPlan(db, node)).not.toMatch(/Seq Scan on (game|game_search)( |$)/m);
      }
    });
  });

  it('is searched by its index, not by a scan of names', async () => {
    selections.nodes.length = 0;
    const found = await site.call(lobby.searchGames, {
      keyword: 'jin long 77',
      page: 1,
      limit: 24,
    });
    expect(getData<{ total: number }>(found).total).toBeGreaterThan(0);
    const plans = await Promise.all(selections.nodes.map((node) => getPlan(db, node)));
    const searches = plans.filter((plan) => plan.includes('game_search'));
    expect(searches.length).toBeGreaterThan(0);
    for (const plan of searches) expect(plan).toContain('Bitmap Index Scan on game_search_terms');
  });
});
