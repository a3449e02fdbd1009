import { statSync } from 'node:fs';
import {
  contact as contactCalls,
  content as contentCalls,
  games as gameCalls,
  lobby,
  site as siteCalls,
  wallet,
} from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  describeOnDatabases,
  openTestSite,
  providerGame,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { tokenFile } from './accounts.ts';
import {
  accounts,
  audit,
  catalogue,
  content,
  money,
  operatorCalls,
  players,
  site as siteDesk,
} from './calls/index.ts';

const DAY_MS = 86_400_000;
const inAll = (text: string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, `${text} ${locale}`]));

interface Tile {
  gameId: string;
  badge: string | null;
  status: string;
}

describeOnDatabases('the operator', (database) => {
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
  const info = () => site.call(siteCalls.getWebsiteInfo, {}).then((answer) => dataOf(answer));

  describe('and strangers', () => {
    it('S31: every call needs the token of a named operator', async () => {
      for (const call of operatorCalls) {
        const path = call.path.replaceAll(/\{\w+\}/g, 'x');
        const url = `/operator${path}`;
        const bare = await site.domains.operator.inject({ method: call.method, url });
        expect(bare.statusCode, call.id).toBe(401);
      }
      const stranger = testOperator(site, 'x'.repeat(43));
      expect((await stranger.ask(siteDesk.showSite)).status).toBe(401);
    });

    it('S31: nothing of it is served on the players’ origin', async () => {
      for (const path of ['/operator/site', '/operator/docs', '/user-api/operator/site']) {
        const answer = await site.app.inject({
          url: path,
          headers: { accept: 'application/json' },
        });
        expect(answer.statusCode, path).toBe(404);
      }
    });

    it('S31: the demo’s token is readable by its owner alone, and stored as a hash', async () => {
      const file = tokenFile(site.core.config.dataDir);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const rows = await database().db.selectFrom('operator_account').selectAll().execute();
      expect(rows.map(({ token_hash }) => token_hash)).toEqual([
        expect.stringMatching(/^[\da-f]{64}$/),
      ]);
    });

    it('shows its pages without a token, since no secret stands there', async () => {
      const page = await site.domains.operator.inject('/operator/docs/');
      expect(page.statusCode).toBe(200);
      const document = (await site.domains.operator.inject('/operator/docs/json')).json();
      expect(Object.keys(document.paths)).toContain('/operator/games/maintain');
      for (const path of [
        '/operator/docs/../site',
        '/operator/docsite',
        '/operator/docs%2f..%2fsite',
      ]) {
        expect((await site.domains.operator.inject(path)).statusCode, path).not.toBe(200);
      }
    });
  });

  describe('accounts', () => {
    it('S31: each has a token of its own, its roles, and an end', async () => {
      const made = await operator.must(accounts.addAccount, { name: 'ana', roles: ['support'] });
      expect(JSON.stringify(await lastEntry())).not.toContain(made.token);
      const ana = testOperator(site, made.token);
      expect((await ana.ask(players.findPlayers)).status).toBe(200);
      expect(await ana.ask(money.listWithdrawals)).toEqual({
        status: 403,
        body: { error: 'this needs the role money; you have support' },
      });
      expect(await lastEntry()).toMatchObject({
        action: 'operator.refused',
        actor: 'operator:ana',
      });
      await operator.must(accounts.setAccount, { name: 'ana', roles: ['support', 'money'] });
      expect((await ana.ask(money.listWithdrawals)).status).toBe(200);

      const renewed = await operator.must(accounts.renewAccount, { name: 'ana' });
      expect((await ana.ask(players.findPlayers)).status).toBe(401);
      const again = testOperator(site, renewed.token);
      expect((await again.ask(players.findPlayers)).status).toBe(200);
      await operator.must(accounts.disableAccount, { name: 'ana' });
      expect((await again.ask(players.findPlayers)).status).toBe(401);
    });

    it('are never left without an admin, and no name is taken twice', async () => {
      for (const [call, args] of [
        [accounts.disableAccount, { name: 'demo' }],
        [accounts.setAccount, { name: 'demo', roles: ['viewer'] }],
        [accounts.addAccount, { name: 'demo', roles: ['viewer'] }],
      ] as const) {
        expect((await operator.ask(call, args)).status, call.id).toBe(409);
      }
      expect((await operator.ask(accounts.renewAccount, { name: 'nobody' })).status).toBe(404);
    });
  });

  describe('the site', () => {
    it('is changed without a restart: players are told with their next request', async () => {
      const terms = '<h1>Nouveau</h1>';
      const { changed } = await operator.must(siteDesk.setSite, {
        websiteName: 'Casa Parlor',
        gameAccountRegisterSMS: false,
        telegramLink: 'https://t.me/casaparlor',
        userAgreement: { th_TH: terms },
        deposit: { minimum: '75.50' },
        levels: [
          { level: 0, name: 'Guest', requiredBets: '0' },
          { level: 1, name: 'Regular', requiredBets: '2500' },
        ],
      });
      expect(changed).toContain('deposit.minimum');
      expect(await info()).toMatchObject({
        websiteName: 'Casa Parlor',
        gameAccountRegisterSMS: false,
        telegramLink: 'https://t.me/casaparlor',
        userLevelList: [{ requiredBets: '0.00' }, { name: 'Regular', requiredBets: '2500.00' }],
      });
      const thai = await site.app.inject('/user-api/game/getWebsiteInfo?lang=th_TH');
      expect(dataOf(thai.json()).userAgreement).toBe(terms);
      await operator.must(siteDesk.setSite, {
        documents: { privacy: { ms_MY: '<h1>Privasi kami</h1>' } },
      });
      const privacy = async (lang: string) =>
        (await site.app.inject(`/user-api/content/document/privacy?lang=${lang}`)).body;
      expect(await privacy('ms_MY')).toContain('Privasi kami');
      expect(await privacy('en_US')).not.toContain('Privasi kami');
      // What was not named stays: the English document, and the other limits.
      expect((await info()).userAgreement).toContain('<h1>User agreement</h1>');
      const player = await site.signUp();
      const list = dataOf(
        await site.call(wallet.getPayChannel, { id: '1' }, { token: player.token }),
      );
      expect(JSON.stringify(list)).toContain('75.50');
      expect((await operator.must(siteDesk.showSite, { field: 'deposit' })).deposit).toMatchObject({
        minimum: '75.50',
        maximum: '50000.00',
      });
      await operator.must(siteDesk.setSite, { gameAccountRegisterSMS: true });
    });

    it('S31: the change is in the audit log, before and after', async () => {
      await operator.must(siteDesk.setSite, { minimumAge: 25, withdrawal: { timesPerDay: 5 } });
      expect(await lastEntry()).toMatchObject({
        actor: 'operator:demo',
        action: 'site.set',
        subject: 'site',
        detail: {
          before: { minimumAge: 21, 'withdrawal.timesPerDay': 3 },
          after: { minimumAge: 25, 'withdrawal.timesPerDay': 5 },
        },
      });
      const { id } = (await lastEntry()) ?? {};
      await operator.must(siteDesk.setSite, { minimumAge: 25 });
      expect((await lastEntry())?.id).toBe(id);
    });

    it.each([
      ['a setting that there is none of', { websiteNmae: 'x' }, 'websiteNmae'],
      ['an address that is no https', { lineLink: 'javascript:alert(1)' }, 'lineLink'],
      ['a zone that there is none of', { countryTimezone: 'Asia/Manilla' }, 'countryTimezone'],
      ['a language of nobody', { websiteDefaultLanguage: 'fr_FR' }, 'websiteDefaultLanguage'],
      ['an empty document', { userAgreement: { en_US: ' ' } }, 'userAgreement.en_US'],
      ['limits that cross', { deposit: { minimum: '90000' } }, 'deposit.minimum: is above'],
      ['presets beyond them', { withdrawal: { presets: ['1'] } }, 'withdrawal.presets'],
      ['levels out of order', { levels: [{ level: 3, name: 'x', requiredBets: '0' }] }, 'levels'],
      ['more decimals than the currency', { deposit: { minimum: '50.001' } }, '50.001'],
      ['a holiday that is no day', { withdrawal: { holidays: ['soon'] } }, 'withdrawal.holidays'],
    ])('refuses %s, and changes nothing', async (_, args, said) => {
      const before = await operator.must(siteDesk.showSite);
      const { status, body } = await operator.ask(siteDesk.setSite, args);
      expect([status, body.error]).toEqual([422, expect.stringContaining(said)]);
      expect(await operator.must(siteDesk.showSite)).toEqual(before);
    });

    it('keeps its currency once money has moved', async () => {
      expect(await operator.ask(siteDesk.setSite, { currencyCode: 'THB' })).toMatchObject({
        status: 200,
      });
      await operator.must(siteDesk.setSite, { currencyCode: 'PHP' });
      await site.give(await site.signUp(), 10_000n);
      expect(await operator.ask(siteDesk.setSite, { currencyCode: 'THB' })).toMatchObject({
        status: 409,
      });
    });

    it('answers in its own language to whoever asks in none of ours', async () => {
      const title = async () =>
        dataOf(
          (
            await site.app.inject({
              url: '/user-api/game/getWebsiteInfo',
              headers: { 'accept-language': 'fr' },
            })
          ).json(),
        ).documentTitle;
      await operator.must(siteDesk.setSite, { websiteDefaultLanguage: 'th_TH' });
      site.core.clock.advance(5_000);
      await expect.poll(title).toContain('เกม');
      await operator.must(siteDesk.setSite, { websiteDefaultLanguage: 'en_US' });
      site.core.clock.advance(5_000);
      await expect.poll(title).toContain('games');
    });
  });

  describe('the catalogue', () => {
    const tile = async (id: string) => dataOf<Tile>(await site.call(gameCalls.gameInfo, { id }));
    const shown = async () =>
      dataOf<{ rows: Tile[] }>(await site.call(gameCalls.categoryMakerGames, {})).rows.map(
        ({ gameId }) => gameId,
      );
    const hottest = async () =>
      dataOf<{ rows: Tile[] }>(await site.call(lobby.hotGames, {})).rows[0]?.gameId;

    it('has maintenance with its end, read on the clocks of the site', async () => {
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
      ['a game that is none', { ids: ['lucky-sevens', 'nowhere'] }, 404],
      ['a maker of nothing', { maker: 'nobody' }, 404],
    ])('refuses maintenance of %s', async (_, scope, status) => {
      expect((await operator.ask(catalogue.maintainGames, { until: '+2h', ...scope })).status).toBe(
        status,
      );
      expect(await tile('lucky-sevens')).toMatchObject({ status: 'open' });
    });

    it.each(['yesterday', '2026-02-30 10:00', '2020-01-01', '+2w', '2026-13-01'])(
      'refuses %s as an end',
      async (until) => {
        const asked = { ids: ['lucky-sevens'], until };
        expect((await operator.ask(catalogue.maintainGames, asked)).status).toBe(422);
      },
    );

    it('is arranged differently from its provider, whatever the provider lists again', async () => {
      await operator.must(catalogue.hideGames, { ids: ['dragon-gate'] });
      await operator.must(catalogue.hotGames, { ids: ['tide-hunt'] });
      await operator.must(catalogue.newGames, { ids: ['tide-hunt'] });
      const isArranged = async () => {
        expect(await shown()).toEqual(['lucky-sevens', 'tide-hunt']);
        expect(await hottest()).toBe('tide-hunt');
        expect(await tile('tide-hunt')).toMatchObject({ badge: 'new' });
      };
      await isArranged();
      // The provider lists something new, so that the whole list is written again.
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

    it('knows a hidden game as gone once its provider no longer lists it', async () => {
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

    it('takes games off the hot and the new list', async () => {
      await operator.must(catalogue.hotGames, { ids: ['dragon-gate'], as: 'off' });
      expect(await hottest()).toBe('lucky-sevens');
      await operator.must(catalogue.newGames, { ids: ['tide-hunt'], as: 'on' });
      await operator.must(catalogue.newGames, { ids: ['tide-hunt'], as: 'off' });
      const fresh = dataOf<{ rows: Tile[] }>(await site.call(lobby.newGames, {})).rows;
      expect(fresh.map(({ gameId }) => gameId)).not.toContain('tide-hunt');
      await operator.must(catalogue.hotGames, { ids: ['dragon-gate'], as: 'auto' });
    });

    it('says of a game what the operator writes', async () => {
      const description = { en_US: 'Three reels.', zh_CN: '三轴。' };
      await operator.must(catalogue.setGame, { id: 'lucky-sevens', description });
      const answer = await site.app.inject('/user-api/game/info/lucky-sevens?lang=zh_CN');
      expect(dataOf(answer.json()).description).toBe('三轴。');
    });

    it('orders and names categories and tags', async () => {
      await operator.must(catalogue.setCategory, {
        id: 'fishing',
        position: 1,
        title: { en_US: 'Deep sea' },
      });
      const home = dataOf<{ categories: { categoryId: string; categoryName: string }[] }>(
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

  describe('banners and notices', () => {
    const banner = {
      art: 'banners/ocean-hunt.webp',
      link: '/pages/account/recharge',
      kicker: inAll('Kicker'),
      title: inAll('Title'),
      text: inAll('Text'),
      action: inAll('Go'),
    };
    const shown = async (locale: string) =>
      dataOf<{ banners: { bannerId: string; title: string }[] }>(
        (await site.app.inject(`/user-api/game/home?lang=${locale}`)).json(),
      ).banners;

    it('come in five languages, in their place, change and go', async () => {
      const { bannerId: id } = await operator.must(content.addBanner, { ...banner, position: 2 });
      for (const locale of LOCALES) {
        expect((await shown(locale))[1]).toMatchObject({ bannerId: id, title: `Title ${locale}` });
      }
      await operator.must(content.setBanner, { id, title: { ms_MY: 'Baharu' }, position: 1 });
      expect((await shown('ms_MY'))[0]).toMatchObject({
        bannerId: id,
        title: 'Baharu',
        action: 'Go ms_MY',
      });
      expect((await shown('en_US'))[0]).toMatchObject({ title: 'Title en_US' });
      await operator.must(content.removeBanner, { id });
      expect((await shown('en_US')).map(({ bannerId }) => bannerId)).not.toContain(id);
      expect((await operator.ask(content.removeBanner, { id })).status).toBe(404);
    });

    it.each([
      ['lacks a language', { title: { en_US: 'alone' } }, 'title'],
      ['leads to another site (S25)', { link: '//evil.example' }, 'link'],
      ['leads to a script (S25)', { link: 'javascript:alert(1)' }, 'link'],
      ['takes its picture from elsewhere', { art: '../../secret.png' }, 'art'],
    ])('refuses a banner that %s', async (_, change, field) => {
      const { status, body } = await operator.ask(content.addBanner, { ...banner, ...change });
      expect([status, body.error]).toEqual([422, expect.stringContaining(field)]);
    });

    it('publishes a notice that players read in their language, edits and removes it', async () => {
      const { noticeId: id } = await operator.must(content.addNotice, {
        title: inAll('Rest'),
        content: inAll('<p>Page</p>'),
      });
      const page = async (locale: string) =>
        dataOf((await site.app.inject(`/user-api/bulletin/info/${id}?lang=${locale}`)).json());
      for (const locale of LOCALES)
        expect(await page(locale)).toMatchObject({ title: `Rest ${locale}` });
      await operator.must(content.editNotice, { id, title: { en_US: 'Rest until five' } });
      expect(await page('en_US')).toMatchObject({
        title: 'Rest until five',
        content: '<p>Page</p> en_US',
      });
      await operator.must(content.removeNotice, { id });
      expect(
        dataOf<{ rows: { bulletinId: string }[] }>(await site.call(contentCalls.bulletinList, {}))
          .rows,
      ).not.toContainEqual(expect.objectContaining({ bulletinId: id }));
    });
  });

  describe('what home shows once a day, and the ways to customer service', () => {
    it('shows a notification from its beginning to its end', async () => {
      const shown = async () => {
        const answer = await site.app.inject('/user-api/bulletin/dailyNotification?lang=my_MM');
        return dataOf<{ notification: { title: string } | null }>(answer.json()).notification
          ?.title;
      };
      const usual = await shown();
      const args = { title: inAll('Feast'), content: inAll('<p>Feast</p>') };
      const times = { from: '+1h', until: '+3h' };
      const made = await operator.must(content.addNotification, { ...args, ...times });
      expect(await shown()).toBe(usual);
      site.core.clock.advance(3_600_000);
      expect(await shown()).toBe('Feast my_MM');
      site.core.clock.advance(2 * 3_600_000);
      expect(await shown()).toBe(usual);
      await operator.must(content.removeNotification, { id: made.notificationId });
      const crossed = { ...args, from: '+3h', until: '+1h' };
      expect((await operator.ask(content.addNotification, crossed)).status).toBe(422);
    });

    it('names ways that a browser may follow, in their order', async () => {
      const shown = async () =>
        dataOf<{ rows: { value: string; name: string; hours: string }[] }>(
          await site.call(contactCalls.getServiceContactInformation, {}),
        ).rows;
      const phone = { kind: 'phone', value: '+63 2 8555 0199', link: 'tel:+63285550199' };
      const said = { name: inAll('Call us'), hours: inAll('Always') };
      const { contactId: id } = await operator.must(content.addContact, {
        ...phone,
        ...said,
        position: 1,
      });
      expect((await shown())[0]).toMatchObject({ value: phone.value, name: 'Call us en_US' });
      await operator.must(content.setContact, { id, hours: { en_US: 'By day' }, position: 99 });
      expect((await shown()).at(-1)).toMatchObject({ name: 'Call us en_US', hours: 'By day' });
      await operator.must(content.removeContact, { id });
      expect((await shown()).map(({ value }) => value)).not.toContain(phone.value);
    });

    it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x.example', '/pages', 'tel:x'])(
      'S24: leads nobody to %s',
      async (link) => {
        const args = {
          kind: 'chat',
          value: 'Chat',
          link,
          name: inAll('Chat'),
          hours: inAll('Now'),
        };
        expect((await operator.ask(content.addContact, args)).status).toBe(422);
      },
    );
  });

  describe('the audit log', () => {
    it('S31: is read by who, what, to what and when, and hides no look at a player', async () => {
      const player = await site.signUp({ username: 'looked.at' });
      const {
        money: map,
        phone,
        cards,
      } = await operator.must(players.showPlayer, { player: 'looked.at' });
      expect([map.total, phone, cards]).toEqual(['0.00', player.phone, ['Banco de Isla •• 7890']]);
      const subject = `player:${player.playerId}`;
      expect((await operator.must(audit.listAudit, { subject })).rows).toMatchObject([
        { actor: 'operator:demo', action: 'player.show' },
      ]);
      const { rows } = await operator.must(audit.listAudit, { subject, everybody: 'true' });
      expect(rows.map(({ action }) => action)).toContain('player.registered');
      const games = await operator.must(audit.listAudit, { action: 'game.', limit: 2 });
      expect(games.rows).toHaveLength(2);
      const [newest, older] = games.rows;
      const before = await operator.must(audit.listAudit, {
        action: 'game.',
        before: newest?.id,
        limit: 1,
      });
      expect(before.rows[0]?.id).toBe(older?.id);
      expect(await operator.must(audit.showAudit, { id: older?.id })).toEqual(older);
      site.core.clock.advance(2 * DAY_MS);
      expect((await operator.must(audit.listAudit, { since: '+0m' })).rows).toEqual([]);
      expect((await operator.ask(audit.showAudit, { id: '999999999' })).status).toBe(404);
    });

    it('finds players by part of a name or of a phone, masked', async () => {
      const player = await site.signUp({ username: 'Found.Me' });
      for (const search of [
        'found.m',
        player.phone,
        `+63${player.phone.slice(1)}`,
        player.playerId,
      ]) {
        const { rows } = await operator.must(players.findPlayers, { search });
        expect(rows, search).toMatchObject([{ playerId: player.playerId, username: 'Found.Me' }]);
        expect(rows[0]?.phone).toMatch(/^0917•••\d{4}$/);
      }
      expect((await operator.must(players.findPlayers, { search: '%' + '%' })).rows).toEqual([]);
      expect((await operator.ask(players.showPlayer, { player: 'nobody.at.all' })).status).toBe(
        404,
      );
    });
  });

  it('S20: ends sessions of the player who is named, and of nobody else', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const alive = async ({ token }: { token: string }) =>
      (await site.call(wallet.getBalanceInfo, {}, { token })).code === 200;
    const [foreign] = (await operator.must(players.listSessions, { player: other.playerId })).rows;
    const reason = 'lost phone';
    const wrong = { player: one.playerId, session: foreign?.sessionId, reason };
    expect((await operator.ask(players.endSessions, wrong)).status).toBe(404);
    expect([await alive(one), await alive(other)]).toEqual([true, true]);
    const { ended } = await operator.must(players.endSessions, { player: one.playerId, reason });
    expect(ended).toBe(1);
    expect([await alive(one), await alive(other)]).toEqual([false, true]);
    expect(await lastEntry()).toMatchObject({
      action: 'player.sessionsEnd',
      detail: { reason, ended: 1 },
    });
  });
});
