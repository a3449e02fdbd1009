import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../core/database/open.ts';
import { createLogger } from '../core/http/redaction.ts';
import { describeOnPostgres, fakeClock } from '../testing/index.ts';
import { createAuditor } from './auditor.ts';
import { findTransfer } from './index.ts';

const POSTER = new URL('../testing/poster.ts', import.meta.url).pathname;
const ROUNDS = 3;
const TEST_TIMEOUT_MS = 120_000;

/** Runs the poster, kills it in the middle of its work, and returns its acknowledged keys. */
async function killedInTheMiddle(args: readonly string[]): Promise<[string, string][]> {
  const child = spawn(process.execPath, [POSTER, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  await once(child.stdout, 'data');
  await sleep(200 + Math.random() * 300);
  child.kill('SIGKILL');
  await once(child, 'close');
  // The last line may be incomplete.
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}

describe('S7 kill -9 under load', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlor-crash-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function provesItself(url: string | undefined): Promise<void> {
    const acknowledged: [string, string][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      acknowledged.push(...(await killedInTheMiddle(url === undefined ? [folder] : [folder, url])));
    }
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 4);
    const opened = await openDatabase({ url, pool: 4, dataDir: folder });
    const auditor = createAuditor({
      db: opened.db,
      clock: fakeClock(),
      logger: createLogger('silent'),
    });
    for (const [scope, key] of acknowledged) {
      expect(await findTransfer(opened.db, scope, key), key).toBeDefined();
    }
    expect(await auditor.runFull()).toBe(0);
    await opened.close();
  }

  it(
    'loses no acknowledged transfer, and every sum is correct (embedded)',
    async () => {
      await provesItself(undefined);
    },
    TEST_TIMEOUT_MS,
  );

  describeOnPostgres('and the same', (database) => {
    it(
      'loses no acknowledged transfer, and every sum is correct',
      async () => {
        await provesItself(database().url);
      },
      TEST_TIMEOUT_MS,
    );
  });
});
