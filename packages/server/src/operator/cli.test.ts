import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { auth, wallet } from '@parlor/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dataOf,
  openEmbeddedForTest,
  openTestSite,
  type TestDatabase,
  type TestPlayer,
  type TestSite,
} from '../testing/index.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const TIMEOUT_MS = 60_000;

describe('pnpm operator (S31)', () => {
  let database: TestDatabase;
  let site: TestSite;
  let player: TestPlayer;
  let port: string;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    site = await openTestSite(database.db);
    port = new URL(await site.domains.operator.listen({ host: '127.0.0.1', port: 0 })).port;
    player = await site.signUp({ username: 'maria.reyes' });
    await site.give(player, 100_000n);
    dataOf(await site.call(auth.giveProof, { password: player.password }, { token: player.token }));
  });
  afterAll(async () => {
    await site.close();
    await database.close();
  });

  let keys = 0;
  async function withdraw(amount: string) {
    keys += 1;
    const form = { amount, bankCardId: player.cardId };
    const options = { token: player.token, idempotencyKey: `operator-${keys}` };
    return dataOf<{ withdrawalId: string }>(await site.call(wallet.withdraw, form, options))
      .withdrawalId;
  }
  const stateOf = async (id: string) =>
    dataOf(await site.call(wallet.withdrawalInfo, { id }, { token: player.token })).state;

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
  const oneLine = (said: RegExp) => expect.stringMatching(new RegExp(`^${said.source}[^\n]*\n$`));

  it(
    'lists what is under review, approves and rejects',
    async () => {
      const [first, second] = [await withdraw('100'), await withdraw('150')];
      const listed = await run(['withdrawals']);
      expect(listed).toMatchObject({ code: 0, err: '' });
      expect(listed.out).toContain(first);
      expect(listed.out).toMatch(/150\.00 PHP {2}maria\.reyes to Banco de Isla •• 7890/);
      const rejected = await run(['reject', second]);
      expect(rejected).toEqual({ code: 0, out: `${second}  rejected\n`, err: '' });
      expect(await run(['approve', 'all'])).toMatchObject({ code: 0, out: `${first}  approved\n` });
      expect([await stateOf(first), await stateOf(second)]).toEqual(['pendingPayment', 'failed']);
      expect(await run(['approve', second])).toEqual({
        code: 1,
        out: '',
        err: oneLine(/Refused \(409\): conflict/),
      });
    },
    TIMEOUT_MS,
  );

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['a wrong token', ['withdrawals'], { OPERATOR_TOKEN: 'x'.repeat(40) }, /Refused \(401\): /],
    ['no token', ['withdrawals'], { DATA_DIR: '/nowhere/at/all' }, /No operator token in /],
    ['no server', ['withdrawals'], { OPERATOR_PORT: '9' }, /No server answers on 127.0.0.1:9/],
    ['an id that is none', ['approve', 'none'], {}, /Refused \(422\): id: /],
    ['a state that is none', ['withdrawals', 'lost'], {}, /Refused \(422\): state: /],
    [
      'an unknown id',
      ['reject', '6f1c1c86-3d0e-4c55-9f5f-0d7b0a6a4b11'],
      {},
      /Refused \(404\): notFound/,
    ],
  ])(
    'says in one line what is wrong: %s',
    async (_, args, env, said) => {
      expect(await run(args, env)).toEqual({ code: 1, out: '', err: oneLine(said) });
    },
    TIMEOUT_MS,
  );

  it(
    'says in one line that somebody else answers there',
    async () => {
      const other = createServer((_, response) => response.end('<html>')).listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const env = { OPERATOR_PORT: String(typeof address === 'object' ? address?.port : '') };
      const { code, err } = await run(['withdrawals'], env);
      other.close();
      expect([code, err]).toEqual([1, oneLine(/What answers on /)]);
    },
    TIMEOUT_MS,
  );
});
