import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { auth, site as siteCalls, wallet } from '@parlor/api/calls';
import { LOCALES } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getData,
  newKey,
  openEmbeddedForTest,
  openTestSite,
  providerGame,
  type TestDatabase,
  type TestPlayer,
  type TestSite,
} from '../testing/index.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;

describe('S31: pnpm operator', () => {
  let database: TestDatabase;
  let site: TestSite;
  let player: TestPlayer;
  let port: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-cli-'));
    database = await openEmbeddedForTest();
    site = await openTestSite(database.db, {
      games: [providerGame('lucky-sevens'), providerGame('dragon-gate', { popularity: 50 })],
    });
    port = new URL(await site.domains.operator.listen({ host: '127.0.0.1', port: 0 })).port;
    player = await site.signUp({ username: 'maria.reyes' });
    await site.give(player, 100_000n);
    getData(
      await site.call(auth.giveProof, { password: player.password }, { token: player.token }),
    );
  });
  afterAll(async () => {
    await site.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function withdraw(amount: string) {
    const form = { amount, bankCardId: player.cardId };
    const options = { token: player.token, idempotencyKey: newKey() };
    return getData<{ withdrawalId: string }>(await site.call(wallet.withdraw, form, options))
      .withdrawalId;
  }
  const getState = async (id: string) =>
    getData(await site.call(wallet.withdrawalInfo, { id }, { token: player.token })).state;

  async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    const child = spawn(process.execPath, [CLI, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        DATA_DIR: site.core.config.dataDir,
        OPERATOR_PORT: port,
        ...env,
      },
    });
    const [out, err, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'close'),
    ]);
    return { code, out, err };
  }
  const done = async (...args: string[]) => {
    const { code, out, err } = await run(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };
  const oneLine = (said: RegExp) => expect.stringMatching(new RegExp(`^${said.source}[^\n]*\n$`));
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('lists pending comments, approves and rejects', async () => {
    const [first, second] = [await withdraw('100'), await withdraw('150')];
    const listed = await done('withdrawals');
    expect(listed).toContain(first);
    expect(listed).toMatch(/150\.00 +PHP +maria\.reyes +Banco de Isla +7890/);
    expect(await done('reject', second, '--reason', 'card of another')).toMatch(
      new RegExp(`${second} +rejected\n$`),
    );
    expect(await done('approve', 'all')).toMatch(new RegExp(`${first} +approved\n$`));
    expect([await getState(first), await getState(second)]).toEqual(['pendingPayment', 'failed']);
    expect(await run(['approve', second])).toEqual({
      code: 1,
      out: '',
      err: oneLine(/Refused \(409\): This has changed in the meantime/),
    });
    expect(await done('withdrawals')).toBe('None.\n');
  });

  it('prints help for all commands and for one, with examples', async () => {
    const all = await done();
    for (const word of ['site', 'game', 'banner', 'notice', 'player', 'block', 'audit']) {
      expect(all).toMatch(new RegExp(`^ +${word} `, 'm'));
    }
    const one = await done('game', 'maintain', '--help');
    expect(one).toContain('Usage: pnpm operator game maintain [options] [ids...]');
    expect(one).toContain('pnpm operator game maintain lucky-sevens --until +2h');
  });

  it('changes the site from options, from files and from one JSON file', async () => {
    const terms = file('terms.html', '<h1>House rules</h1>\n');
    await done(
      ...['site', 'set', '--websiteName', 'Casa Parlor', '--gameAccountRegisterBank', 'off'],
      ...['--userAgreement', `en_US=@${terms}`, 'ms_MY=<p>Peraturan = rumah</p>'],
      ...['--deposit.presets', '100', '250', '--levelScheduleStatus', 'no'],
    );
    const info = async (lang: string) =>
      getData((await site.app.inject(`/user-api/game/getWebsiteInfo?lang=${lang}`)).json());
    expect(await info('en_US')).toMatchObject({
      websiteName: 'Casa Parlor',
      gameAccountRegisterBank: false,
      levelScheduleStatus: false,
      userAgreement: '<h1>House rules</h1>',
    });
    expect((await info('ms_MY')).userAgreement).toBe('<p>Peraturan = rumah</p>');
    const settings = file('settings.json', '{ "minimumAge": 30, "deposit": { "minimum": "60" } }');
    expect(await done('site', 'set', '--input', settings)).toContain('minimumAge, deposit.minimum');
    expect(JSON.parse(await done('site', 'show', 'deposit', '--json'))).toMatchObject({
      deposit: { minimum: '60.00', presets: ['100.00', '250.00'] },
    });
    expect(await done('site', 'show')).toMatch(/^websiteName +Casa Parlor$/m);
    expect(getData(await site.call(siteCalls.getWebsiteInfo, {})).minimumAge).toBe(30);
  });

  it('prints the changed catalogue and its audit log', async () => {
    await done('game', 'maintain', 'lucky-sevens', 'dragon-gate', '--until', '+2h');
    await done('game', 'hide', 'dragon-gate');
    const list = await done('game', 'list');
    expect(list).toMatch(/^gameId +status +category/);
    expect(list).toMatch(/^lucky-sevens +maintenance +slots/m);
    expect(list).toMatch(/^dragon-gate +hidden/m);
    const log = await done('audit', '--action', 'game', '--limit', '2');
    expect(log).toMatch(/operator:demo +game\.hide +game:dragon-gate/);
    expect(log.trim().split('\n')).toHaveLength(3);
    expect(log).toMatch(/hidden: - → yes$/m);
    const { rows } = JSON.parse(await done('audit', 'list', '--limit', '1', '--json'));
    expect(await done('audit', 'show', rows[0].id)).toMatch(/^detail\.after\.hidden +yes$/m);
    await done('game', 'hide', 'dragon-gate', '--off');
    expect(await done('game', 'list', '--status', 'hidden')).toBe('None.\n');
    expect(await done('audit', '--everybody', '--action', 'player.registered')).toMatch(/player:/);
  });

  it('publishes a notice in five languages from a file', async () => {
    const inAll = (word: string) =>
      Object.fromEntries(LOCALES.map((each) => [each, `${word} ${each}`]));
    const input = file(
      'notice.json',
      JSON.stringify({ title: inAll('Rest'), content: inAll('<p>') }),
    );
    expect(await done('notice', 'add', '--input', input)).toMatch(/^title\.my_MM +Rest my_MM$/m);
    expect(await done('notice', 'list')).toContain('Rest en_US');
  });

  it('escapes control characters in players’ texts', async () => {
    await database.db
      .updateTable('player_session')
      .set({ device: '\u001b[2Jevil\u0007\nline' })
      .where('player_id', '=', player.playerId)
      .execute();
    const listed = await done('player', 'sessions', 'list', 'maria.reyes');
    expect(listed).toContain('evil line');
    for (const control of ['\u001b', '\u0007']) expect(listed).not.toContain(control);
  });

  it.each<[string, number, string[], Record<string, string>, RegExp]>([
    ['a wrong token', 4, ['withdrawals'], { OPERATOR_TOKEN: 'x'.repeat(40) }, /Refused \(401\): /],
    ['no token', 4, ['withdrawals'], { DATA_DIR: '/nowhere/at/all' }, /No operator token in /],
    ['no server', 3, ['withdrawals'], { OPERATOR_PORT: '9' }, /No server answers on 127.0.0.1:9/],
    ['an invalid id', 2, ['approve', 'none'], {}, /id: must be the id of a withdrawal/],
    ['a language missing', 2, ['tag', 'add', 'x', '--title', 'en_US=X'], {}, /title\.zh_CN: /],
    ['a missing file', 2, ['notice', 'add', '--input', '/nowhere'], {}, /--input \/nowhere: /],
    ['an unknown player', 1, ['player', 'show', 'nobody.here'], {}, /Refused \(404\): there is no/],
    [
      'an unknown id',
      1,
      ['reject', '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11', '--reason', 'unknown card'],
      {},
      /Refused \(404\): We could not find this/,
    ],
  ])('reports in one line: %s', async (_, code, args, env, said) => {
    expect(await run(args, env)).toEqual({ code, out: '', err: oneLine(said) });
  });

  it.each<[string, string[], RegExp]>([
    ['a command', ['gmae'], /unknown command 'gmae'\n\(Did you mean game\?\)/],
    ['an option', ['site', 'set', '--websiteNmae', 'x'], /unknown option '--websiteNmae'/],
    ['a choice', ['withdrawals', 'lost'], /Allowed choices are requested, /],
    ['a switch', ['site', 'set', '--levelScheduleStatus', 'perhaps'], /Must be on or off/],
    [
      'a language',
      ['category', 'set', 'live', '--title', 'fr=x'],
      /Must be locale=text, with one of/,
    ],
    ['JSON', ['site', 'set', '--levels', '[1,'], /Not JSON/],
    ['what is needed', ['block', 'add'], /missing required argument 'entry'/],
  ])('rejects an unknown %s with a hint', async (_, args, said) => {
    const { code, out, err } = await run(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(said);
  });

  it('reports in one line that another server uses the port', async () => {
    const other = createServer((_, response) => response.end('<html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const env = { OPERATOR_PORT: String(typeof address === 'object' ? address?.port : '') };
    const { code, err } = await run(['withdrawals'], env);
    other.close();
    expect([code, err]).toEqual([3, oneLine(/127\.0\.0\.1:\d+ is not the operator's server/)]);
  });

  it('creates the first operator in the database, and refuses a second one', async () => {
    const env = { DATA_DIR: join(folder, 'first') };
    const { code, out, err } = await run(['account', 'first', 'ana'], env);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ana is the first operator\. [^\n]*\n\n[\w-]{43}\n$/);
    expect(await run(['account', 'first', 'eve'], env)).toEqual({
      code: 1,
      out: '',
      err: oneLine(/The operator ana already exists and can add others/),
    });
    expect(await run(['account', 'first', 'Not A Name'], env)).toMatchObject({ code: 1, out: '' });
  });
});
