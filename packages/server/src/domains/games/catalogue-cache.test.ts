import { lobby } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { GameSummary, List } from '@parlor/api/entities';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  describeOnDatabases,
  fakeClock,
  getData,
  openTestSite,
  providerGame,
} from '../../testing/index.ts';
import { createCatalogueCache } from './catalogue-cache.ts';

describeOnDatabases('the cache of the catalogue', (database) => {
  const clock = fakeClock();
  let reads = 0;
  beforeEach(() => {
    reads = 0;
  });
  const read = async () => {
    reads += 1;
    return reads;
  };
  const openServer = () => createCatalogueCache({ db: database().db, clock });
  const changes = [
    `insert into game_maker values ('pandan', 'Pandan', 'makers/pandan.webp')`,
    `update game_maker set name = 'Pandan Studio'`,
    'delete from game_maker',
    `insert into game_category values ('slots', 'Slots', '{}', 'slots', 1)`,
    `insert into game_navigation_tag values ('quick', 'Quick', '{}', 1)`,
    'delete from game_count',
  ];

  it('reads a page once while the catalogue stays the same', async () => {
    const open = openServer();
    const results = [
      await (await open()).get('home', read),
      await (await open()).get('home', read),
    ];
    expect(results).toEqual([1, 1]);
    expect(await (await open()).get('another page', read)).toBe(2);
  });

  it.each(changes)('reads it again on every server after: %s', async (change) => {
    const servers = [openServer(), openServer()];
    for (const open of servers) await (await open()).get('home', read);
    await sql.raw(change).execute(database().db);
    const results = [];
    for (const open of servers) results.push(await (await open()).get('home', read));
    expect(results).toEqual([3, 4]);
  });

  it('reads a page again after a minute, once, whatever its version', async () => {
    const open = openServer();
    await (await open()).get('home', read);
    clock.advance(59_999);
    expect(await (await open()).get('home', read)).toBe(1);
    clock.advance(1);
    const requests = [open(), open()];
    const results = requests.map(async (request) => (await request).get('home', read));
    expect(await Promise.all(results)).toEqual([2, 2]);
  });

  it('reads a page again in a database that was restored to an earlier version', async () => {
    const open = openServer();
    await (await open()).get('home', read);
    await sql`update catalogue_version set version = version - 1`.execute(database().db);
    expect(await (await open()).get('home', read)).toBe(2);
  });

  it('recovers when the time of the next change cannot be read', async () => {
    const open = openServer();
    await sql`alter table game rename to game_elsewhere`.execute(database().db);
    await expect(open()).rejects.toThrow('game');
    await sql`alter table game_elsewhere rename to game`.execute(database().db);
    expect(await (await open()).get('home', read)).toBe(1);
  });

  it('does not cache a failure', async () => {
    const open = openServer();
    const fail = () => Promise.reject(new Error('no'));
    await expect((await open()).get('home', fail)).rejects.toThrow('no');
    expect(await (await open()).get('home', read)).toBe(1);
  });

  it('keeps the pages that were used last', async () => {
    const catalogue = await openServer()();
    await catalogue.get('first', read);
    for (let page = 0; page < 999; page += 1) await catalogue.get(`page ${page}`, read);
    await catalogue.get('first', read);
    expect(reads).toBe(1_000);
    await catalogue.get('one more', read);
    await catalogue.get('first', read);
    expect(reads).toBe(1_001);
    await catalogue.get('page 0', read);
    expect(reads).toBe(1_002);
  });
});

describeOnDatabases('cached pages', (database) => {
  it('show the end of a maintenance and of "new" at once', async () => {
    const clock = fakeClock();
    const released = clock.now() - 44 * DAY_MS;
    const game = providerGame('reef', { releasedAt: new Date(released).toISOString() });
    const site = await openTestSite(database().db, { clock, games: [game] });
    const read = async () => {
      const list = await site.call(lobby.categoryGames, { categoryId: 'slots', page: 1, limit: 1 });
      return getData<List<GameSummary>>(list).rows[0];
    };
    await database()
      .db.updateTable('game')
      .set({ maintenance_ends_at: new Date(clock.now() + 30_000) })
      .execute();
    expect(await read()).toMatchObject({ badge: 'new', status: 'maintenance' });
    clock.advance(29_999);
    expect(await read()).toMatchObject({ status: 'maintenance' });
    clock.advance(1);
    expect(await read()).toMatchObject({ badge: 'new', status: 'open' });
    clock.advance(DAY_MS - 30_001);
    expect(await read()).toMatchObject({ badge: 'new' });
    clock.advance(1);
    expect(await read()).toMatchObject({ badge: null });
    await site.close();
  });
});
