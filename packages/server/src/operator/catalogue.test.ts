import { games as gameCalls, gamePage, lobby } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { audit, catalogue } from './calls/index.ts';

const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));

interface Tile {
  gameId: string;
  badge: string | null;
  status: string;
}

describeOnDatabases('the catalogue, arranged by an operator', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: [
        providerGame('lucky-sevens', { popularity: 900 }),
        providerGame('dragon-gate', { popularity: 800, tags: ['hot'] }),
        providerGame('tide-hunt', {
          category: 'fishing',
          brand: 'coral',
          brandName: 'Coral Works',
          popularity: 700,
        }),
      ],
    });
    operator = testOperator(site);
  });
  afterAll(() => site.close());

  const lastEntry = async () => (await operator.must(audit.listAudit, { limit: 1 })).rows[0];

  const tile = async (id: string) => getData<Tile>(await site.call(gamePage.gameInfo, { id }));
  const shown = async () =>
    getData<{ rows: Tile[] }>(await site.call(lobby.categoryMakerGames, {})).rows.map(
      ({ gameId }) => gameId,
    );
  const hottest = async () =>
    getData<{ rows: Tile[] }>(await site.call(lobby.hotGames, {})).rows[0]?.gameId;

  it('schedules maintenance with an end in the time zone of the site', async () => {
    const { until } = await operator.must(catalogue.maintainGames, {
      maker: 'coral',
      until: '2026-12-24 04:30',
    });
    expect(until).toBe('2026-12-23T20:30:00.000Z');
    expect(await tile('tide-hunt')).toMatchObject({
      status: 'maintenance',
      maintenanceEndsAt: until,
    });
    expect(
      (await operator.must(catalogue.listGames, { status: 'maintenance' })).rows,
    ).toMatchObject([{ gameId: 'tide-hunt', status: 'maintenance' }]);
    await operator.must(catalogue.openGames, { ids: ['tide-hunt'] });
    expect(await tile('tide-hunt')).toMatchObject({ status: 'open', maintenanceEndsAt: null });
    expect(await lastEntry()).toMatchObject({
      action: 'game.open',
      subject: 'game:tide-hunt',
      detail: { before: { maintenanceEndsAt: until }, after: {} },
    });
  });

  it.each([
    ['nothing', {}, 422],
    ['both ways', { ids: ['lucky-sevens'], maker: 'coral' }, 422],
    ['an unknown game', { ids: ['lucky-sevens', 'nowhere'] }, 404],
    ['a maker of nothing', { maker: 'nobody' }, 404],
  ])('rejects maintenance of %s', async (_, scope, status) => {
    expect((await operator.ask(catalogue.maintainGames, { until: '+2h', ...scope })).status).toBe(
      status,
    );
    expect(await tile('lucky-sevens')).toMatchObject({ status: 'open' });
  });

  it.each(['yesterday', '2026-02-30 10:00', '2020-01-01', '+2w', '2026-13-01'])(
    'rejects %s as an end',
    async (until) => {
      const asked = { ids: ['lucky-sevens'], until };
      expect((await operator.ask(catalogue.maintainGames, asked)).status).toBe(422);
    },
  );

  it('keeps the operator’s arrangement when the provider’s list is imported again', async () => {
    await operator.must(catalogue.hideGames, { ids: ['dragon-gate'] });
    await operator.must(catalogue.hotGames, { ids: ['tide-hunt'] });
    await operator.must(catalogue.newGames, { ids: ['tide-hunt'] });
    const isArranged = async () => {
      expect(await shown()).toEqual(['lucky-sevens', 'tide-hunt']);
      expect(await hottest()).toBe('tide-hunt');
      expect(await tile('tide-hunt')).toMatchObject({ badge: 'new' });
    };
    await isArranged();
    // The provider lists a new game, so that the whole list is written again.
    const { port } = site.core.outside.lotus;
    const { games: listed } = { ...port };
    Object.assign(port, {
      games: async () =>
        (await listed()).map((game) => ({ ...game, popularity: game.popularity + 1 })),
    });
    await site.core.jobs.runNow('games.sync');
    await isArranged();
    const { rows } = await operator.must(catalogue.listGames);
    expect(rows.map(({ gameId, status, popularity }) => [gameId, status, popularity])).toEqual([
      ['lucky-sevens', 'open', 901],
      ['dragon-gate', 'hidden', 801],
      ['tide-hunt', 'open', 701],
    ]);

    await operator.must(catalogue.hideGames, { ids: ['dragon-gate'], off: true });
    await operator.must(catalogue.hotGames, { category: 'fishing', as: 'auto' });
    await operator.must(catalogue.newGames, { ids: ['tide-hunt'], as: 'auto' });
    expect(await shown()).toEqual(['lucky-sevens', 'dragon-gate', 'tide-hunt']);
    expect(await hottest()).toBe('dragon-gate');
    expect(await tile('tide-hunt')).toMatchObject({ badge: null });
    expect(await database().db.selectFrom('game_arrangement').selectAll().execute()).toEqual([]);
  });

  it('reports a hidden game as removed once its provider no longer lists it', async () => {
    await operator.must(catalogue.hideGames, { ids: ['dragon-gate'] });
    const { port } = site.core.outside.lotus;
    const { games: listed } = { ...port };
    Object.assign(port, {
      games: async () => (await listed()).filter(({ gameCode }) => gameCode !== 'dragon-gate'),
    });
    await site.core.jobs.runNow('games.sync');
    const { status } = await operator.must(catalogue.showGame, { id: 'dragon-gate' });
    expect(status).toBe('gone');
    await operator.must(catalogue.hideGames, { ids: ['dragon-gate'], off: true });
    expect(await shown()).not.toContain('dragon-gate');
    Object.assign(port, { games: listed });
    await site.core.jobs.runNow('games.sync');
    expect(await shown()).toContain('dragon-gate');
  });

  it('puts the operator’s hot games before the most played one, and others behind it', async () => {
    const { db } = database();
    const setPlays = (id: string, plays: number) =>
      db.updateTable('game').set({ recent_plays: plays }).where('id', '=', id).execute();
    const order = async () =>
      getData<{ rows: Tile[] }>(await site.call(lobby.hotGames, {})).rows.map(
        ({ gameId }) => gameId,
      );
    expect(await order()).toEqual(['dragon-gate', 'lucky-sevens', 'tide-hunt']);
    await setPlays('lucky-sevens', 50);
    expect(await order()).toEqual(['lucky-sevens', 'dragon-gate', 'tide-hunt']);
    await operator.must(catalogue.hotGames, { ids: ['tide-hunt'] });
    await operator.must(catalogue.hotGames, { ids: ['lucky-sevens'], as: 'off' });
    expect(await order()).toEqual(['tide-hunt', 'dragon-gate', 'lucky-sevens']);
    await operator.must(catalogue.hotGames, { ids: ['tide-hunt', 'lucky-sevens'], as: 'auto' });
    expect(await order()).toEqual(['lucky-sevens', 'dragon-gate', 'tide-hunt']);
    await setPlays('lucky-sevens', 0);
  });

  it('removes games from the hot and the new list', async () => {
    await operator.must(catalogue.hotGames, { ids: ['dragon-gate'], as: 'off' });
    expect(await hottest()).toBe('lucky-sevens');
    await operator.must(catalogue.newGames, { ids: ['tide-hunt'], as: 'on' });
    await operator.must(catalogue.newGames, { ids: ['tide-hunt'], as: 'off' });
    const fresh = getData<{ rows: Tile[] }>(await site.call(lobby.newGames, {})).rows;
    expect(fresh.map(({ gameId }) => gameId)).not.toContain('tide-hunt');
    await operator.must(catalogue.hotGames, { ids: ['dragon-gate'], as: 'auto' });
  });

  it('stores the operator’s texts of a game', async () => {
    const description = { en_US: 'Three reels.', zh_CN: '三轴。' };
    await operator.must(catalogue.setGame, { id: 'lucky-sevens', description });
    const answer = await site.app.inject('/user-api/game/info/lucky-sevens?lang=zh_CN');
    expect(getData(answer.json()).description).toBe('三轴。');
  });

  it('orders and renames categories and tags', async () => {
    await operator.must(catalogue.setCategory, {
      id: 'fishing',
      position: 1,
      title: { en_US: 'Deep sea' },
    });
    const home = getData<{ categories: { categoryId: string; categoryName: string }[] }>(
      await site.call(gameCalls.home, {}),
    );
    expect(home.categories[0]).toMatchObject({ categoryId: 'fishing', categoryName: 'Deep sea' });
    expect(home.categories[1]).toMatchObject({ categoryId: 'slots' });

    await operator.must(catalogue.addTag, { id: 'megaways', title: inAll('Mega'), position: 2 });
    const { rows } = await operator.must(catalogue.listTags);
    expect(rows.slice(0, 3).map(({ id }) => id)).toEqual(['hot', 'megaways', 'new']);
    expect(
      (await operator.ask(catalogue.addTag, { id: 'megaways', title: inAll('x') })).status,
    ).toBe(409);
    await operator.must(catalogue.setTag, { id: 'megaways', position: 99 });
    expect((await operator.must(catalogue.listTags)).rows.at(-1)?.id).toBe('megaways');
    await operator.must(catalogue.removeTag, { id: 'megaways' });
    expect((await operator.must(catalogue.listTags)).rows.map(({ id }) => id)).not.toContain(
      'megaways',
    );
  });
});
