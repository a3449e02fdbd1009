import {
  auth,
  type Call,
  content,
  gamePage,
  games,
  lobby,
  site as siteCalls,
  wallet,
} from '@parlor/api/calls';
import { DAY_MS, LOCALES } from '@parlor/api/constants';
import { type SiteDocument, siteDocumentNames } from '@parlor/api/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../core/config.ts';
import {
  encodePhone,
  getData,
  openEmbeddedForTest,
  openTestSite,
  providerGame,
  refusalIn,
  type TestDatabase,
  type TestSite,
} from '../../testing/index.ts';
import { DOMAIN_LOOKUP_AUTHORIZATION } from './module.ts';
import { createSettings } from './profiles.ts';
import { siteSettings } from './settings.ts';
import { toSiteInfo } from './store.ts';

interface Tile {
  gameId: string;
  gameName: string;
  badge: string | null;
  status: string;
}
interface Page<Row> {
  rows: Row[];
  total: number;
}

describe.each([
  {
    profile: 'PH',
    currency: 'PHP',
    symbol: '₱',
    zone: 'Asia/Manila',
    language: 'en_US',
    preset: '100.00',
    phone: '9171234567',
    same: '09171234567',
    foreign: '+66812345678',
    shown: '0917•••4567',
    age: 21,
  },
  {
    profile: 'TH',
    currency: 'THB',
    symbol: '฿',
    zone: 'Asia/Bangkok',
    language: 'th_TH',
    preset: '100.00',
    phone: '+66812345678',
    same: '0812345678',
    foreign: '09171234567',
    shown: '+668•••5678',
    age: 20,
  },
  {
    profile: 'MM',
    currency: 'MMK',
    symbol: 'K',
    zone: 'Asia/Yangon',
    language: 'my_MM',
    preset: '5000.00',
    phone: '09123456789',
    same: '+959123456789',
    foreign: '+66812345678',
    shown: '0912•••6789',
    age: 18,
  },
] as const)('a new site of $profile', (country) => {
  const { profile, currency, language, preset } = country;
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    site = await openTestSite(database.db, { env: { SITE_PROFILE: profile } });
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  it('returns its settings, flags and the demo’s fields', async () => {
    expect(siteSettings.parse(createSettings(profile))).toEqual(createSettings(profile));
    const info = getData(await site.call(siteCalls.getWebsiteInfo, {}));
    expect(info).toMatchObject({
      countryCode: profile,
      currencyCode: currency,
      currencySymbol: country.symbol,
      countryTimezone: country.zone,
      websiteDefaultLanguage: language,
      minimumAge: country.age,
      gameAccountCaptchaEnabled: true,
      gameAccountRegisterSMS: true,
      gameAccountRegisterBank: true,
      demo: true,
      demoPhoneUrl: 'http://localhost:8081/sms',
    });
    expect(info.userLevelList).toHaveLength(11);
  });

  it('publishes its three documents in every language, and no others', async () => {
    const ask = (name: string, lang: string) =>
      site.app.inject(`/user-api/content/document/${name}?lang=${lang}`);
    const seen = new Set<string>();
    for (const lang of LOCALES) {
      for (const name of siteDocumentNames) {
        const document = getData<SiteDocument>((await ask(name, lang)).json());
        expect(document.name).toBe(name);
        expect(document.content, `${name} in ${lang}`).toMatch(/^<h1>[^<]+<\/h1><h2>/);
        seen.add(document.content);
      }
    }
    expect(seen.size).toBe(LOCALES.length * siteDocumentNames.length);
    expect((await ask('secrets', 'en_US')).json()).toMatchObject({ code: 422 });
  });

  it('returns banks, games and notices in the requested language', async () => {
    expect(getData<unknown[]>(await site.call(wallet.supportBankList, {})).length).toBeGreaterThan(
      3,
    );
    const seen = new Set<string>();
    for (const locale of LOCALES) {
      const answer = await site.app.inject(`/user-api/bulletin/list?lang=${locale}`);
      const { rows, total } = getData<Page<{ bulletinId: string; title: string }>>(answer.json());
      expect(rows).toHaveLength(total);
      const [first] = rows;
      seen.add(first?.title ?? '');
      const path = `/user-api/bulletin/info/${first?.bulletinId}?lang=${locale}`;
      expect(getData((await site.app.inject(path)).json()).content).toMatch(/^<p>/);
    }
    expect(seen.size).toBe(LOCALES.length);
  });

  it('uses the terms and number format of the app in every language', async () => {
    for (const locale of LOCALES) {
      for (const path of ['/game/home', '/bulletin/list', '/game/getWebsiteInfo']) {
        const { body } = await site.app.inject(`/user-api${path}?lang=${locale}`);
        // The app uses 充值 and 提现, and formats all figures alike.
        expect(body, `${path} in ${locale}`).not.toMatch(/存款|提款|[၀-၉๐-๙]/);
      }
    }
  });

  it('signs up a player with a local phone, and recognizes its other spelling', async () => {
    const { phone: carrier } = site.core.outside;
    const send = (phone: string) =>
      site.call(auth.sendRegisterPhoneCode, { code: encodePhone(phone) });
    expect(refusalIn(await send(country.foreign)).reason).toBe('phone.invalid');
    getData(await send(country.phone));
    const [bank] = getData<{ bankCode: string; bankName: string }[]>(
      await site.call(wallet.supportBankList, {}),
    );
    const form = {
      phone: country.phone,
      code: carrier.lastCode(carrier.messages.at(-1)?.to ?? ''),
      password: 'Secret.1',
      gameUserBankCard: {
        bank: bank?.bankCode ?? '',
        bankName: bank?.bankName ?? '',
        bankCardName: 'Maria Reyes',
        bankCardAccount: '001234567890',
        bankCardRemark: country.phone,
      },
    };
    const { token } = getData<{ token: string }>(await site.call(auth.registerV2, form));
    expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
      phoneNumber: country.shown,
    });
    const amounts = getData<string[]>(await site.call(wallet.getDepositAmountList, {}, { token }));
    expect(amounts[0]).toBe(preset);
    site.core.clock.advance(61_000);
    getData(await send(country.same));
    const code = carrier.lastCode(carrier.messages.at(-1)?.to ?? '');
    const again = await site.call(auth.registerV2, { ...form, phone: country.same, code });
    expect(refusalIn(again)).toMatchObject({ reason: 'phone.taken', field: 'phone' });
  });

  it('falls back to the site’s language', async () => {
    const answer = await site.app.inject('/user-api/game/getWebsiteInfo');
    const { documentTitle } = getData(answer.json());
    expect(documentTitle).toBe(createSettings(profile).documentTitle[language]);
  });

  it('returns payment methods in every language, with its own amounts', () => {
    for (const { methodName } of createSettings(profile).deposit.methods) {
      expect(Object.keys(methodName)).toEqual([...LOCALES]);
    }
    expect(createSettings(profile).deposit.presets[0]).toBe(preset.replace('.', ''));
  });
});

describe('the site for players', () => {
  let database: TestDatabase;
  let site: TestSite;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    const now = Date.parse('2026-11-18T02:00:00Z');
    site = await openTestSite(database.db, {
      games: [
        ...Array.from({ length: 30 }, (_, index) =>
          providerGame(`slot-${String(index).padStart(2, '0')}`, { popularity: 1_000 - index }),
        ),
        providerGame('tide-hunt', {
          category: 'fishing',
          brand: 'coral',
          brandName: 'Coral Works',
          titles: { zh_CN: '乘浪捕猎' },
          releasedAt: new Date(now - 3 * DAY_MS).toISOString(),
          popularity: 5,
        }),
        providerGame('salon', { category: 'live', popularity: 6 }),
        providerGame('hot-one', { tags: ['hot'], popularity: 4 }),
        providerGame('nowhere', { category: 'a category that the site does not have' }),
      ],
    });
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });
  const list = async (args: object) =>
    getData<Page<Tile>>(await site.call(lobby.categoryMakerGames, args));

  it('returns home: categories, makers, new and hot games, the first page of all games', async () => {
    const home = getData<{
      banners: unknown[];
      categories: { categoryId: string; titles: Record<string, string>; gameCount: number }[];
      makers: { makerId: string; gameCount: number }[];
      newGames: Tile[];
      hotGames: Tile[];
      recentGames: Tile[];
      newGameCount: number;
      games: Page<Tile>;
    }>(await site.call(games.home, {}));
    expect(home.banners.length).toBeGreaterThan(0);
    expect(home.categories.find(({ categoryId }) => categoryId === 'slots')).toMatchObject({
      gameCount: 31,
      titles: { en_US: 'Slots', zh_CN: '老虎机' },
    });
    expect(home.makers).toMatchObject([{ makerId: 'pandan' }, { makerId: 'coral', gameCount: 1 }]);
    expect(home.newGames[0]).toMatchObject({ gameId: 'tide-hunt', badge: 'new' });
    expect(home.hotGames[0]).toMatchObject({ gameId: 'hot-one', badge: 'hot' });
    expect(home.recentGames).toEqual([]);
    expect(home.newGameCount).toBe(1);
    expect(home.games).toMatchObject({ total: 33 });
    expect(home.games.rows[0]).toMatchObject({ gameId: 'slot-00', badge: null });
  });

  it('pages through games without duplicates, filtered by category and maker', async () => {
    const ids: string[] = [];
    for (let page = 1; page <= 4; page += 1) {
      ids.push(...(await list({ page, limit: 10 })).rows.map(({ gameId }) => gameId));
    }
    expect([ids.length, new Set(ids).size]).toEqual([33, 33]);
    expect((await list({ page: 5, limit: 10 })).rows).toEqual([]);
    expect((await list({ makerId: 'coral' })).rows.map(({ gameId }) => gameId)).toEqual([
      'tide-hunt',
    ]);
    expect((await list({ categoryId: 'live' })).rows[0]).toMatchObject({ badge: 'live' });
    expect(await list({ categoryId: 'no-such' })).toEqual({ rows: [], total: 0 });
    expect((await list({ categoryId: 'live', makerId: 'coral' })).total).toBe(0);
    const byPath = await site.call(lobby.categoryGames, { categoryId: 'fishing' });
    expect(getData<Page<Tile>>(byPath).rows).toHaveLength(1);
  });

  it('lists by maker and tag, new and hot, in the requested order', async () => {
    const ids = async (call: Call, args: object) =>
      getData<Page<Tile>>(await site.call(call, args)).rows.map(({ gameId }) => gameId);
    expect(await ids(lobby.makerGames, { makerId: 'coral' })).toEqual(['tide-hunt']);
    expect(await ids(lobby.tagGames, { tagId: 'hot' })).toEqual(['hot-one']);
    expect(await ids(lobby.categoryMakerGames, { tagId: 'hot', makerId: 'coral' })).toEqual([]);
    expect(await ids(lobby.newGames, {})).toEqual(['tide-hunt']);
    expect((await ids(lobby.hotGames, { limit: 2 }))[0]).toBe('hot-one');
    expect(await ids(lobby.hotGames, { limit: 100, page: 2 })).toEqual([]);
    expect((await ids(lobby.categoryMakerGames, { sort: 'newest' }))[0]).toBe('tide-hunt');
    expect((await ids(lobby.categoryMakerGames, { sort: 'name' }))[0]).toBe('hot-one');
    const { rows: tags } = getData<{ rows: { tagId: string; gameCount: number }[] }>(
      await site.call(lobby.navigationTags, {}),
    );
    expect(tags).toMatchObject([{ tagId: 'hot', gameCount: 1 }]);
    const { rows: makers } = getData<{ rows: { makerId: string }[] }>(
      await site.call(lobby.makerList, {}),
    );
    expect(makers).toMatchObject([{ makerId: 'pandan' }, { makerId: 'coral' }]);
  });

  it.each([
    ['HUNT', ['tide-hunt']],
    ['乘浪', ['tide-hunt']],
    ['coral', ['tide-hunt']],
    ['no such game', []],
    ['100%', []],
  ])('finds games by name or maker: %s', async (keyword, expected) => {
    const found = getData<Page<Tile>>(await site.call(lobby.searchGames, { keyword }));
    expect(found.rows.map(({ gameId }) => gameId)).toEqual(expected);
    expect(found.total).toBe(expected.length);
  });

  it('names a game in the requested language, or in English as fallback', async () => {
    const nameIn = async (locale: string) =>
      getData<Tile>((await site.app.inject(`/user-api/game/info/tide-hunt?lang=${locale}`)).json())
        .gameName;
    expect(await nameIn('zh_CN')).toBe('乘浪捕猎');
    expect(await nameIn('th_TH')).toBe('tide hunt');
  });

  it('returns that a game is in maintenance, and until when', async () => {
    const until = new Date(site.core.clock.now() + DAY_MS);
    await database.db
      .updateTable('game')
      .set({ maintenance_ends_at: until })
      .where('id', '=', 'salon')
      .execute();
    const info = async () => getData(await site.call(gamePage.gameInfo, { id: 'salon' }));
    expect(await info()).toMatchObject({
      status: 'maintenance',
      maintenanceEndsAt: until.toISOString(),
      minStake: '1.00',
    });
    site.core.clock.advance(DAY_MS);
    expect(await info()).toMatchObject({ status: 'open', maintenanceEndsAt: null });
  });

  it('refuses unknown ids (S20)', async () => {
    expect(refusalIn(await site.call(gamePage.gameInfo, { id: 'nowhere' })).code).toBe(404);
    for (const id of ['nonsense', '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11']) {
      expect(refusalIn(await site.call(content.bulletinInfo, { id })).code).toBe(404);
    }
  });

  it('hides games that a provider no longer lists, and keeps all if its list is empty', async () => {
    const { port } = site.core.outside.lotus;
    const { games: listed } = { ...port };
    Object.assign(port, { games: async () => [] });
    await site.core.jobs.runNow('games.sync');
    expect((await list({})).total).toBe(33);
    Object.assign(port, {
      games: async () => (await listed()).filter(({ gameCode }) => gameCode !== 'hot-one'),
    });
    await site.core.jobs.runNow('games.sync');
    expect((await list({})).total).toBe(32);
    expect(refusalIn(await site.call(gamePage.gameInfo, { id: 'hot-one' })).code).toBe(404);
    Object.assign(port, { games: listed });
    await site.core.jobs.runNow('games.sync');
    expect((await list({})).total).toBe(33);
  });

  it('retries a provider that did not respond, before the next sync of all', async () => {
    const { port } = site.core.outside.lotus;
    const { games: listed } = { ...port };
    const withoutOne = async () =>
      (await listed()).filter(({ gameCode }) => gameCode !== 'hot-one');
    Object.assign(port, {
      games: async () => {
        throw new Error('no answer');
      },
    });
    await site.core.jobs.runNow('games.sync');
    Object.assign(port, { games: withoutOne });
    await site.core.jobs.runNow('games.sync.pending');
    expect((await list({})).total).toBe(32);
    // A provider that responded is not asked again.
    Object.assign(port, { games: listed });
    await site.core.jobs.runNow('games.sync.pending');
    expect((await list({})).total).toBe(32);
    await site.core.jobs.runNow('games.sync');
    expect((await list({})).total).toBe(33);
  });

  it('returns its domain only with the fixed authorization header', async () => {
    const look = async (authorization?: string) =>
      (
        await site.app.inject({
          url: '/domain/lookup',
          headers: authorization === undefined ? {} : { authorization },
        })
      ).json();
    expect(await look(DOMAIN_LOOKUP_AUTHORIZATION)).toEqual({
      code: 200,
      data: { domain: 'http://localhost:8080' },
    });
    expect(await look()).toEqual({ code: 403, data: null });
    expect(await look('Bearer something-else')).toEqual({ code: 403, data: null });
  });

  it('returns the demo’s fields in demo mode only', () => {
    const { http } = readConfig({});
    const live = toSiteInfo(createSettings('PH'), 'en_US', { mode: 'live', http });
    expect(live.demo).toBe(false);
    expect(live).not.toHaveProperty('demoPhoneUrl');
  });
});
