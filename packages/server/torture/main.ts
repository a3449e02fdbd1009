/**
 * `pnpm torture [embedded | postgres]`: the long run, on both databases by default.
 * `TORTURE_ROUNDS` is how often the server is killed on each, `TORTURE_FEEDS` how many random feeds
 * of a faulty provider are posted. On PostgreSQL, the connections of two servers are ended under
 * load and idle, 20 times each, a separate PostgreSQL is stopped for a minute, and slow sockets are
 * held open. `PROMOTION_HISTORIES` random histories of promotion records with each kind of wallet
 * are compared with their model. The normal tests run the same with few rounds.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attack } from '../attack/attack.ts';
import { getLine } from '../attack/report.ts';
import { slowSockets } from '../attack/scenarios/slow-sockets.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { openDatabase } from '../src/core/database/open.ts';
import { loseConnections } from './connection-loss.ts';
import { feedsBlockNobody } from './feeds.ts';
import { canMakeCluster, makeCluster } from './own-cluster.ts';
import { onOwnDatabase } from './own-database.ts';
import { restartPostgres } from './postgres-restart.ts';
import { torture } from './torture.ts';

const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 10);
const FEEDS = Number(process.env.TORTURE_FEEDS ?? 200);
/** Of each kind of wallet on each database: 10,000 in all. */
const HISTORIES = process.env.PROMOTION_HISTORIES ?? '2500';
const CONNECTION_LOSSES = 20;
const OUTAGE_MS = 60_000;
const DATABASES = ['embedded', 'postgres'];

const [, , only] = process.argv;
if (only !== undefined && !DATABASES.includes(only)) {
  console.error(`No such database: ${only}. There are ${DATABASES.join(', ')}.`);
  process.exit(2);
}
if (only !== 'postgres') {
  await run('embedded', undefined);
  await runFeeds('embedded', undefined);
  runHistories('embedded');
}
if (only !== 'embedded') {
  await onOwnDatabase((url) => run('PostgreSQL', url));
  await onOwnDatabase((url) => runFeeds('PostgreSQL', url));
  runHistories('PostgreSQL');
  await onOwnDatabase(endConnections);
  await stopPostgres();
  await onOwnDatabase(holdSockets);
}

async function run(name: string, databaseUrl: string | undefined): Promise<void> {
  const began = Date.now();
  const survived = await torture({ databaseUrl, rounds: ROUNDS });
  console.log(
    `${name}: ${ROUNDS} kills, ${survived.deposits} deposits, ${survived.rounds} rounds and ` +
      `${survived.withdrawals} withdrawals of ${survived.players} players acknowledged, nothing ` +
      `lost; ${survived.repeated} unanswered requests repeated, ${survived.known} of them done ` +
      `before, none of them twice (${secondsSince(began)} s)`,
  );
}

/** Runs the histories of the tests, as many as a long run takes; ends this process if one fails. */
function runHistories(name: 'embedded' | 'PostgreSQL'): void {
  const began = Date.now();
  const file = 'src/domains/promotions/histories.test.ts';
  const { status } = spawnSync('vitest', ['run', file, '-t', `(${name})`], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, PROMOTION_HISTORIES: HISTORIES },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name}: a history of a promotion differs from its model`);
  console.log(
    `${name}: ${HISTORIES} random histories of promotion records with each kind of wallet agree ` +
      `with the model (${secondsSince(began)} s)`,
  );
}

async function endConnections(databaseUrl: string): Promise<void> {
  const began = Date.now();
  const result = await loseConnections({ databaseUrl, rounds: CONNECTION_LOSSES });
  console.log(
    `PostgreSQL: connections ended ${CONNECTION_LOSSES} times under load and ` +
      `${CONNECTION_LOSSES} times idle, ${result.terminated} in all, ${result.terminatedActive} in ` +
      `the middle of something; both servers lived, every request was answered, ${result.shed} of ` +
      `them with 503; ${result.withdrawals} withdrawals accepted, ${result.repeated} requests ` +
      `repeated, ${result.known} of them done before, none of them twice (${secondsSince(began)} s)`,
  );
}

async function stopPostgres(): Promise<void> {
  if (!canMakeCluster) {
    console.log('PostgreSQL stopped for a minute: left out, since there is no initdb');
    return;
  }
  const began = Date.now();
  const cluster = await makeCluster();
  try {
    const result = await restartPostgres(cluster, OUTAGE_MS);
    console.log(
      `PostgreSQL: stopped for ${OUTAGE_MS / 1_000} s; the server lived, every request was answered, ` +
        `${result.shed} of one player's with 503; ${result.withdrawals} withdrawals accepted, ` +
        `${result.repeated} requests repeated, ${result.known} of them done before, none of them ` +
        `twice (${secondsSince(began)} s)`,
    );
  } finally {
    await cluster.remove();
  }
}

async function holdSockets(databaseUrl: string): Promise<void> {
  const results = await attack({ databaseUrl, scenarios: [slowSockets] });
  for (const result of results) {
    console.log(getLine(result));
    if (result.observations.some(({ isHarm }) => isHarm)) process.exitCode = 1;
  }
}

function secondsSince(began: number): number {
  return Math.round((Date.now() - began) / 1_000);
}

async function runFeeds(name: string, url: string | undefined): Promise<void> {
  const began = Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-feeds-'));
  const { db, close } = await openDatabase({ url, pool: 8, dataDir });
  try {
    await migrate(db);
    await feedsBlockNobody(db, FEEDS);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  console.log(
    `${name}: ${FEEDS} random feeds of a faulty provider kept no player's money in the game ` +
      `(${secondsSince(began)} s)`,
  );
}
