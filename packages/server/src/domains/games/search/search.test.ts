import { lobby } from '@parlor/api/calls';
import type { GameSummary, List } from '@parlor/api/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  refusalIn,
  type TestSite,
} from '../../../testing/index.ts';
import { syncCatalogue } from '../sync.ts';
import { indexGames } from './index-games.ts';
import { getRuns } from './text.ts';
import { nearestWord } from './typo.ts';

describe('normalization of a query', () => {
  it.each([
    ['Pharaoh’s  EMBER', ['pharaohs', 'ember']],
    ['Café-Olé!', ['cafe', 'ole']],
    ['ＰＨＯＥＮＩＸ　７', ['phoenix', '7']],
    ['凤凰3D', ['凤凰', '3d']],
    ['凤 凰', ['凤凰']],
    ['พญานาค ทอง', ['พญานาคทอง']],
    ['ရွှေ\u200bနဂါး ၇', ['ရွှေနဂါး', '7']],
    ['  ?! ', []],
  ])('%s', (typed, expected) => {
    const normal = expected.map((text) => text.normalize('NFKC'));
    expect(getRuns(typed).map(({ text }) => text)).toEqual(normal);
  });
});

describe('correction of a misspelled query', () => {
  const known = ['phoenix', 'ascent', 'carnival', 'tiger', 'tigers'];
  it.each([
    ['pheonix', 'phoenix'],
    ['phonix', 'phoenix'],
    ['phoennix', 'phoenix'],
    ['pheoni', 'phoenix'],
    ['carnivla', 'carnival'],
    ['cranivla', 'carnival'],
    ['tigre', 'tiger'],
    ['tgi', undefined],
    ['banana', undefined],
  ])('%s', (typed, word) => {
    expect(nearestWord(typed, known)).toBe(word);
  });
});

const catalogue = [
  providerGame('phoenix-ascent', {
    title: 'Phoenix Ascent',
    titles: {
      zh_CN: '凤凰升腾',
      th_TH: 'หงส์เพลิงทะยานฟ้า',
      my_MM: 'ဖီးနစ်ငှက် အထက်သို့',
      ms_MY: 'Feniks Mendaki',
    },
    popularity: 50,
    brand: 'ember-ash',
    brandName: 'Ember & Ash',
  }),
  providerGame('ascent-of-man', { title: 'Ascent of Man', titles: {}, popularity: 10 }),
  providerGame('tiger-monsoon', {
    title: 'Tiger Monsoon',
    titles: { zh_CN: '季雨猛虎', th_TH: 'เสือมรสุม', my_MM: 'မုတ်သုံကျား' },
    popularity: 90,
    minStake: '5.00',
    category: 'fishing',
  }),
  providerGame('halo-halo', { title: 'Halo-Halo Heaven', titles: {}, popularity: 70 }),
  providerGame('great-wall', { title: 'Great Wall', titles: { zh_CN: '长城' }, popularity: 5 }),
];

describeOnDatabases('search in five scripts', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      games: catalogue,
      env: { LIMIT_SEARCH_ADDRESS: '100000/60' },
    });
  });
  afterAll(() => site.close());

  const search = async (keyword: string, more: object = {}) => {
    const args = { keyword, page: 1, limit: 20, ...more };
    return getData<List<GameSummary>>(await site.call(lobby.searchGames, args));
  };
  const getIds = async (keyword: string, more: object = {}) =>
    (await search(keyword, more)).rows.map(({ gameId }) => gameId);

  it.each([
    ['a word', 'phoenix'],
    ['the beginning of a word', 'phoe'],
    ['two letters', 'ph'],
    ['the middle of a word', 'oeni'],
    ['words in any order', 'ascent phoenix'],
    ['no space', 'phoenixasc'],
    ['other letters and case', 'PHÖENIX'],
    ['Malay', 'feniks'],
    ['Chinese', '凤凰'],
    ['one Chinese character', '凤'],
    ['characters within', '凰升腾'],
    ['pinyin', 'fenghuang'],
    ['pinyin with spaces', 'feng huang'],
    ['pinyin initials', 'fhst'],
    ['the first pinyin initials', 'fh'],
    ['Thai, from within', 'เพลิง'],
    ['Thai, from the beginning', 'หงส์เพลิง'],
    ['Burmese, without the space', 'ဖီးနစ်ငှက်အထက်'],
    ['Burmese, from within', 'နစ်ငှက်'],
    ['a slip', 'pheonix'],
    ['two slips in a long name', 'phoneix ascnet'],
  ])('finds a game by %s: %s', async (_, keyword) => {
    expect(await getIds(keyword)).toContain('phoenix-ascent');
  });

  it('reads a character by its pronunciation in the word', async () => {
    expect(await getIds('changcheng')).toEqual(['great-wall']);
    expect(await getIds('cc')).toEqual(['great-wall']);
  });

  it('ranks matches of the maker below matches of the name', async () => {
    expect(await getIds('ember')).toEqual(['phoenix-ascent']);
  });

  it('ranks names that begin with the query first', async () => {
    expect(await getIds('ascent')).toEqual(['ascent-of-man', 'phoenix-ascent']);
    expect(await getIds('ascent', { sort: 'popular' })).toEqual([
      'phoenix-ascent',
      'ascent-of-man',
    ]);
  });

  it('requires all terms, and returns the total', async () => {
    expect(await search('phoenix monsoon')).toEqual({ rows: [], total: 0 });
    expect(await search('ascent', { limit: 1 })).toMatchObject({ total: 2, rows: [{}] });
    expect(await search('%')).toEqual({ rows: [], total: 0 });
    expect(await getIds('zzzz')).toEqual([]);
  });

  it('combines the query with the filters of all lists', async () => {
    expect(await getIds('tiger', { categoryId: 'fishing' })).toEqual(['tiger-monsoon']);
    expect(await getIds('tiger', { categoryId: 'slots' })).toEqual([]);
    expect(await getIds('tiger', { stake: '4.99' })).toEqual([]);
    expect(await getIds('tiger', { stake: '5' })).toEqual(['tiger-monsoon']);
  });

  it('finds a renamed game by its new name', async () => {
    const renamed = catalogue.map((game) =>
      game.gameCode === 'halo-halo' ? { ...game, title: 'Mango Fever' } : game,
    );
    await syncCatalogue(database().db, 'lotus', renamed, 2);
    await indexGames(database().db);
    expect(await getIds('mango')).toEqual(['halo-halo']);
    expect(await getIds('heaven')).toEqual([]);
    expect(await getIds('mnago')).toEqual(['halo-halo']);
  });

  describe('limits', () => {
    let limited: TestSite;
    beforeAll(async () => {
      limited = await openTestSite(database().db, {
        games: catalogue,
        env: { LIMIT_SEARCH: '2/60', LIMIT_SEARCH_ADDRESS: '3/60' },
      });
    });
    afterAll(() => limited.close());

    const address = '203.0.113.9';
    const ask = (token?: string) =>
      limited.call(lobby.searchGames, { keyword: 'tiger' }, { address, ...(token && { token }) });
    const list = (keyword?: string, token?: string) =>
      limited.call(
        lobby.categoryGames,
        { categoryId: 'slots', keyword },
        { address, ...(token && { token }) },
      );
    const getCode = async (answer: ReturnType<typeof ask>) => refusalIn(await answer).code;

    it('S29: searches of visitors per address, and returns the wait time', async () => {
      for (let n = 0; n < 3; n += 1) expect(await getCode(ask())).toBe(200);
      expect(refusalIn(await ask())).toMatchObject({ code: 429, seconds: 60 });
      expect(await getCode(list('tiger'))).toBe(429);
      expect(await getCode(list())).toBe(200);
    });

    it('S15, S29: searches of players per player, regardless of others at the address', async () => {
      for (let n = 0; n < 3; n += 1) await ask();
      const [one, other] = [await limited.signUp(), await limited.signUp()];
      for (const code of [200, 200]) expect(await getCode(ask(one.token))).toBe(code);
      expect(refusalIn(await ask(one.token))).toMatchObject({ code: 429, seconds: 60 });
      expect(await getCode(list('tiger', one.token))).toBe(429);
      expect(await getCode(list(undefined, one.token))).toBe(200);
      expect(await getCode(ask(other.token))).toBe(200);
      // Also elsewhere: the limit counts per player.
      const elsewhere = { address: '198.51.100.7', token: one.token };
      const asked = limited.call(lobby.searchGames, { keyword: 'tiger' }, elsewhere);
      expect(await getCode(asked)).toBe(429);
    });
  });
});
