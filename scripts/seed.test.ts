import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../packages/sandbox/src/books/folder-lock.ts';
import { lockDataFolder } from '../packages/server/src/core/database/data-folder-lock.ts';
import { openEmbeddedForTest, openTestSite } from '../packages/server/src/testing/index.ts';
import { freePorts } from './lib/ports.ts';
import { root } from './lib/run.ts';

/** Time to start and stop a product. */
const TIMEOUT_MS = 240_000;

let folder: string;
let ports: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-seed-'));
  const names = ['PORT', 'SANDBOX_PORT', 'OPERATOR_PORT'];
  const free = await freePorts(names.length);
  ports = Object.fromEntries(names.map((name, index) => [name, String(free[index])]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(script: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`${root}scripts/${script}.ts`, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...ports, ...env },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

describe('pnpm seed', { timeout: TIMEOUT_MS }, () => {
  it('lists the scenarios', async () => {
    const { code, out } = await run('seed', []);
    expect(code).toBe(0);
    for (const name of [
      'new',
      'depositor',
      'under-audit',
      'heavy-month',
      'vip-10',
      'abandoned-round',
    ]) {
      expect(out).toContain(`  ${name} `);
    }
  });

  it.each([['nobody', 'There is no scenario “nobody”.']])(
    'answers %s with the list',
    async (name, said) => {
      const { code, err } = await run('seed', [name]);
      expect(code).toBe(2);
      expect(err.split('\n')[0]).toBe(said);
      expect(err).toContain('Usage: pnpm seed <name>');
    },
  );

  it('refuses to seed in live mode', async () => {
    expect(await run('seed', ['new'], { PARLOR_MODE: 'live' })).toEqual({
      code: 1,
      out: '',
      err: 'PARLOR_MODE=live: demo players exist in demo mode only.\n',
    });
  });

  it('S31: uses the running operator server and starts nothing', async () => {
    const database = await openEmbeddedForTest();
    const site = await openTestSite(database.db);
    try {
      const { dataDir } = site.core.config;
      const { port } = new URL(await site.domains.operator.listen({ host: '127.0.0.1', port: 0 }));
      const { code, out, err } = await run('seed', ['new'], {
        DATA_DIR: dataDir,
        OPERATOR_PORT: port,
      });
      expect([code, err]).toEqual([0, '']);
      const [, username = ''] = /Username {3}(\S+)/.exec(out) ?? [];
      const made = await database.db
        .selectFrom('audit_entry')
        .innerJoin('player', (join) => join.on('player.username', '=', username))
        .select(['actor', 'subject', 'player.id'])
        .where('action', '=', 'scenario.set')
        .execute();
      expect(made).toEqual([
        { actor: 'operator:demo', subject: `player:${made[0]?.id}`, id: made[0]?.id },
      ]);
      expect(existsSync(join(dataDir, 'database'))).toBe(false);
    } finally {
      await site.close();
      await database.close();
    }
  });

  it('starts the product temporarily and prints the login; reset deletes the data', async () => {
    const { code, out, err } = await run('seed', ['abandoned', 'round']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/Username {3}abandoned_round\.\d{4}\n/);
    expect(out).toMatch(/Password {3}\S+\n/);
    expect(out).toContain(`http://localhost:${ports.PORT}/pages/login/accountLogin`);
    const data = join(folder, 'data');
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['database', 'sandbox']));

    expect(await run('reset', [])).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(data)).toEqual([]);
  });
});

describe('pnpm reset', { timeout: TIMEOUT_MS }, () => {
  const kept = () => join(folder, 'kept');
  const held = (name: string) => {
    mkdirSync(join(kept(), name), { recursive: true });
    writeFileSync(join(kept(), name, 'file'), '');
  };
  const reset = (env: Record<string, string> = {}) =>
    run('reset', [], { DATA_DIR: kept(), ...env });

  it('deletes nothing while the server runs or in live mode', async () => {
    held('database');
    const release = lockDataFolder(kept());
    const refused = await reset();
    release();
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(/^The data folder .* is in use by process \d+; stop it[^\n]*\n$/);
    const live = await reset({
      PARLOR_MODE: 'live',
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      PUBLIC_ORIGIN: 'https://play.example',
      SANDBOX_PUBLIC_ORIGIN: 'https://games.example',
      ...Object.fromEntries(
        ['SMS', 'PSP', 'LOTUS'].flatMap((party) => [
          [`${party}_SECRET`, 'a-secret-of-its-own'],
          [`${party}_URL`, 'https://third.example'],
        ]),
      ),
    });
    expect(live).toMatchObject({ code: 1, out: '' });
    expect(live.err).toMatch(/^PARLOR_MODE=live keeps its data[^\n]*\n$/);
    expect(existsSync(join(kept(), 'database', 'file'))).toBe(true);
  });

  it('deletes nothing while the sandbox runs', async () => {
    held('database');
    held('sandbox');
    const release = lockFolder(join(kept(), 'sandbox'));
    const refused = await reset();
    release();
    expect(refused.err).toMatch(/^The folder .* is in use by process \d+; stop it[^\n]*\n$/);
    expect(existsSync(join(kept(), 'database', 'file'))).toBe(true);
  });

  it('keeps files that it did not create', async () => {
    held('database');
    held('photographs');
    expect(await reset()).toMatchObject({ code: 0, err: '' });
    expect(readdirSync(kept())).toEqual(['photographs']);
  });
});
