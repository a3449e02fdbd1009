import { type Call, gamePage, lobby } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import type { GameDetail, GameSummary, List, Maker } from '@parlor/api/entities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  refusalIn,
  type TestSite,
} from '../../testing/index.ts';
import { describeGame } from './description.ts';

const RECENT = '2026-11-10T00:00:00Z';
const OLD = '2025-01-01T00:00:00Z';

const catalogue = [
  providerGame('old-hot', { tags: ['hot', 'myth'], releasedAt: OLD, popularity: 90 }),
  providerGame('new-hot', {
    tags: ['hot', 'animals'],
    releasedAt: RECENT,
    popularity: 80,
    minStake: '10.00',
  }),
  providerGame('new-plain', {
    releasedAt: RECENT,
    popularity: 70,
    brand: 'jade',
    brandName: 'Jade',
  }),
  providerGame('fish', {
    category: 'fishing',
    releasedAt: OLD,
    popularity: 60,
    minStake: '0.10',
    brand: 'jade',
    brandName: 'Jade',
  }),
  providerGame('reef', { category: 'fishing', releasedAt: OLD, popularity: 50 }),
];

describeOnDatabases('all lists of games have the same filters', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { games: catalogue });
  });
  afterAll(() => site.close());

  const lists = [
    ['a category', lobby.categoryGames, { categoryId: 'slots' }],
    ['a maker', lobby.makerGames, { makerId: 'pandan' }],
    ['a tag', lobby.tagGames, { tagId: 'hot' }],
    ['all', lobby.categoryMakerGames, {}],
    ['the new', lobby.newGames, {}],
    ['the hot', lobby.hotGames, {}],
    ['a search', lobby.searchGames, { keyword: 'hot' }],
  ] as const satisfies readonly (readonly [string, Call, object])[];

  const getList = async (call: (typeof lists)[number][1], args: object) =>
    getData<List<GameSummary>>(
      await site.call(call as typeof lobby.categoryMakerGames, { ...args, limit: 20 }),
    );

  it.each(lists)('%s', async (_, call, args) => {
    const all = await getList(call, args);
    expect(all.total).toBe(all.rows.length);
    const fresh = await getList(call, { ...args, isNew: true });
    expect(fresh.rows.map(({ gameId }) => gameId)).not.toContain('old-hot');
    const hot = await getList(call, { ...args, isNew: true, isHot: true });
    expect(hot).toMatchObject({ total: 1, rows: [{ gameId: 'new-hot' }] });
    expect((await getList(call, { ...args, isHot: true, stake: '9.99' })).rows).not.toContainEqual(
      expect.objectContaining({ gameId: 'new-hot' }),
    );
    const byName = await getList(call, { ...args, sort: 'name' });
    const names = byName.rows.map(({ gameName }) => gameName);
    expect(names).toEqual(names.toSorted());
    const none = await getList(call, { ...args, isNew: true, tagId: 'nothing' });
    expect(none).toEqual({ rows: [], total: 0 });
  });

  it('sorts each list in its own order', async () => {
    const getIds = async (call: (typeof lists)[number][1], args: object = {}) =>
      (await getList(call, args)).rows.map(({ gameId }) => gameId);
    expect(await getIds(lobby.newGames)).toEqual(['new-hot', 'new-plain']);
    expect(await getIds(lobby.hotGames, { categoryId: 'fishing' })).toEqual(['fish', 'reef']);
    expect((await getIds(lobby.hotGames)).slice(0, 2)).toEqual(['old-hot', 'new-hot']);
    expect(await getIds(lobby.categoryMakerGames, { stake: '0.10' })).toEqual(['fish']);
  });

  it('S21: rejects a stake that is no amount', async () => {
    const answer = await site.call(lobby.categoryMakerGames, { stake: '1.001' });
    expect(refusalIn(answer)).toMatchObject({ code: 422, field: 'stake' });
  });

  it('lists makers with games in the category, the largest first', async () => {
    const { rows } = getData<{ rows: Maker[] }>(
      await site.call(lobby.makersOfCategory, { categoryId: 'slots' }),
    );
    expect(rows.map(({ makerId, gameCount }) => [makerId, gameCount])).toEqual([
      ['pandan', 2],
      ['jade', 1],
    ]);
    const nowhere = await site.call(lobby.makersOfCategory, { categoryId: 'nowhere' });
    expect(getData(nowhere)).toEqual({ rows: [] });
  });

  it('returns a game’s details in every language', async () => {
    const game = getData<GameDetail>(await site.call(gamePage.gameInfo, { id: 'fish' }));
    expect(game.description).toContain('Jade');
    const words = LOCALES.map((locale) =>
      describeGame({ categoryId: 'fishing', makerName: 'Jade', volatility: 'low' }, locale),
    );
    expect(new Set(words).size).toBe(LOCALES.length);
    for (const text of words) expect(text).not.toMatch(/[{}]/);
  });
});
