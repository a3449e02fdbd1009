import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { describeOnDatabases, fakeClock } from '../../testing/index.ts';
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

  it('reads it again for what changes with time alone', async () => {
    const open = openServer();
    await (await open()).get('home', read);
    clock.advance(9_999);
    expect(await (await open()).get('home', read)).toBe(1);
    clock.advance(1);
    expect(await (await open()).get('home', read)).toBe(2);
  });

  it('reads a page that is about to expire in the background, once', async () => {
    const open = openServer();
    await (await open()).get('home', read);
    clock.advance(5_000);
    const waiting = Promise.withResolvers<number>();
    const slow = () => waiting.promise;
    expect(await (await open()).get('home', slow)).toBe(1);
    expect(await (await open()).get('home', read)).toBe(1);
    expect(reads).toBe(1);
    waiting.resolve(7);
    await expect.poll(async () => (await open()).get('home', read)).toBe(7);
    clock.advance(9_999);
    expect(await (await open()).get('home', read)).toBe(7);
  });

  it('keeps a page until it expires if it cannot be read again', async () => {
    const open = openServer();
    await (await open()).get('home', read);
    clock.advance(9_999);
    const fail = () => Promise.reject(new Error('no'));
    expect(await (await open()).get('home', fail)).toBe(1);
    clock.advance(1);
    expect(await (await open()).get('home', read)).toBe(2);
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
