import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPool, kyselyOn } from './core/database/open.ts';
import { describeOnPostgres } from './testing/index.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const START_TIMEOUT_MS = 60_000;

type Server = ChildProcessByStdio<null, Readable, Readable>;

let folder: string;
const running: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-main-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>>): Server {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      OPERATOR_PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      // An unused port: a server must start while third parties are unreachable.
      SMS_URL: 'http://127.0.0.1:9',
      PSP_URL: 'http://127.0.0.1:9',
      LOTUS_URL: 'http://127.0.0.1:9/lotus',
      ORBIT_URL: 'off',
      ...env,
    },
  });
  running.push(child);
  return child;
}

/** The exit status and the output. */
async function ended(child: Server) {
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const [code, signal] = await once(child, 'close');
  return { code, signal, out, err };
}

async function ready(child: Server): Promise<void> {
  const failed = ended(child).then(({ err }) =>
    Promise.reject(new Error(`it did not start: ${err}`)),
  );
  await Promise.race([once(child.stdout, 'data'), failed]);
}

describe('starting and stopping', () => {
  it(
    'reports in one line that the port is in use',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const address = other.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const { code, err } = await ended(start({ PORT: String(port) }));
      other.close();
      expect([code, err]).toEqual([
        1,
        `Port ${port} is taken; stop the other process, or set PORT\n`,
      ]);
      expect(existsSync(join(folder, 'server.lock'))).toBe(false);
    },
    START_TIMEOUT_MS,
  );

  it(
    'reports in one line that the data folder is not writable',
    async () => {
      writeFileSync(join(folder, 'file'), '');
      const { code, err } = await ended(start({ DATA_DIR: join(folder, 'file', 'data') }));
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^The data folder .* cannot be written: [^\n]*\n$/),
      ]);
    },
    START_TIMEOUT_MS,
  );

  it(
    'reports in one line that the database is unreachable, without its password',
    async () => {
      const url = 'postgres://parlor:hunter22@127.0.0.1:9/none';
      const { code, err } = await ended(start({ DATABASE_URL: url }));
      expect([code, err]).toEqual([
        1,
        expect.stringMatching(/^DATABASE_URL cannot be reached \(127.0.0.1:9\/none\): [^\n]*\n$/),
      ]);
      expect(err).not.toContain('hunter22');
    },
    START_TIMEOUT_MS,
  );

  it(
    'lists invalid settings in one line',
    async () => {
      const { code, err } = await ended(start({ PARLOR_MODE: 'live' }));
      expect([code, err.split('\n').length]).toEqual([1, 2]);
      expect(err).toMatch(/^PARLOR_MODE=live refuses to start: /);
    },
    START_TIMEOUT_MS,
  );

  it(
    'refuses a second process on the same folder, stops on SIGTERM, and starts again',
    async () => {
      const first = start({});
      await ready(first);
      const second = await ended(start({}));
      expect(second.code).toBe(1);
      expect(second.err).toMatch(
        new RegExp(`^The data folder .* is in use by process ${first.pid}; [^\n]*\n$`),
      );
      const stopped = ended(first);
      first.kill('SIGTERM');
      expect(await stopped).toMatchObject({ code: 0, err: '' });
      expect(existsSync(join(folder, 'server.lock'))).toBe(false);
      const again = start({});
      await ready(again);
      const interrupted = ended(again);
      again.kill('SIGINT');
      expect(await interrupted).toMatchObject({ code: 0 });
    },
    START_TIMEOUT_MS,
  );

  it(
    'S7 restarts after kill -9 without a repair',
    async () => {
      const first = start({});
      await ready(first);
      const killed = ended(first);
      first.kill('SIGKILL');
      await killed;
      const again = start({});
      await ready(again);
      const stopped = ended(again);
      again.kill('SIGTERM');
      expect(await stopped).toMatchObject({ code: 0 });
    },
    START_TIMEOUT_MS,
  );
});

describeOnPostgres('a database of a newer version', (database) => {
  it(
    'is refused in one line, without changes',
    async () => {
      const url = database().url ?? '';
      const db = kyselyOn(new PostgresDialect({ pool: createPool(url, 2) }));
      await sql`insert into schema_migration (name, timestamp) values ('9999-later', 'x')`.execute(
        db,
      );
      const { code, err } = await ended(start({ DATABASE_URL: url }));
      expect(code).toBe(1);
      expect(err).toBe(
        'The database belongs to a newer version of Parlor (it has 9999-later); nothing was changed\n',
      );
      await db.destroy();
    },
    START_TIMEOUT_MS,
  );
});
