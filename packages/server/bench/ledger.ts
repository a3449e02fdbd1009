/**
 * Measures how many transfers per second the ledger posts beside `pgbench` on the same PostgreSQL.
 *
 *     node bench/ledger.ts [rounds] [seconds per turn]
 *
 * pgbench runs its TPC-B transaction (`-M prepared`, scale 20) with as many connections as the
 * ledger, in turns: a busy machine is slow in spells, so the result is the ratio within one run. The
 * auditor runs during the ledger's turns and must find nothing. pgbench is Debian's
 * `postgresql-contrib`; `POSTGRES_BIN` names another folder of PostgreSQL's programs.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemClock } from '../src/core/clock.ts';
import { migrate } from '../src/core/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../src/core/database/open.ts';
import { commitWith, withTransaction } from '../src/core/database/transaction.ts';
import { createLogger } from '../src/core/http/redaction.ts';
import { createAuditor } from '../src/ledger/auditor.ts';
import { post, type Transfer, transfers } from '../src/ledger/index.ts';
import { onOwnDatabase } from '../torture/own-database.ts';

const [, , givenRounds = '3', givenSeconds = '20'] = process.argv;
const ROUNDS = Number(givenRounds);
const SECONDS = Number(givenSeconds);
const CONNECTIONS = 24;
const PGBENCH_SCALE = 20;
const PLAYERS = 2_000;
/** Four in five transfers concern a tenth of the players. */
const BUSY_PLAYERS = PLAYERS / 10;
const BUSY_SHARE = 0.8;
const AUDIT_EVERY_MS = 5_000;

const PGBENCH = join(process.env.POSTGRES_BIN || '/usr/lib/postgresql/15/bin', 'pgbench');
const run = promisify(execFile);

/** One way to use the connections for a turn. */
interface Contender {
  readonly name: string;
  /** @returns transactions per second */
  turn(): Promise<number>;
  readonly rates: number[];
}

async function measure(url: string): Promise<void> {
  await run(PGBENCH, ['--initialize', '--quiet', `--scale=${PGBENCH_SCALE}`, url]);
  const database = await openDatabase({ url, pool: CONNECTIONS, dataDir: '' });
  try {
    await migrate(database.db);
    const players = await createPlayers(database);
    const contenders: Contender[] = [
      { name: 'pgbench, TPC-B', turn: () => runPgbench(url), rates: [] },
      {
        name: 'ledger, one transfer per transaction',
        turn: () => runLedger(database, players),
        rates: [],
      },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { turn, rates } of contenders) rates.push(await turn());
    }
    const found = await audit(database).runFull();
    if (found > 0) throw new Error(`the auditor found ${found} broken invariants`);
    report(contenders);
  } finally {
    await database.close();
  }
}

function audit({ db }: OpenDatabase) {
  return createAuditor({ db, clock: systemClock, logger: createLogger('error') });
}

async function runPgbench(url: string): Promise<number> {
  const { stdout } = await run(PGBENCH, [
    '--no-vacuum',
    '--protocol=prepared',
    `--client=${CONNECTIONS}`,
    '--jobs=2',
    `--time=${SECONDS}`,
    url,
  ]);
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench reported no rate: ${stdout}`);
  return Number(rate);
}

async function createPlayers({ db }: OpenDatabase): Promise<string[]> {
  const players = Array.from({ length: PLAYERS }, () => randomUUID());
  const waiting = [...players];
  await concurrently(async () => {
    for (let playerId = waiting.pop(); playerId; playerId = waiting.pop()) {
      const txId = randomUUID();
      const of = { playerId, amount: 1_000_000_00n, currency: 'PHP', subject: 'Card' };
      const transfer = transfers.deposit({ ...of, channel: 'card', txId, orderNo: txId });
      await withTransaction(db, (trx) => post(trx, systemClock, transfer));
    }
  });
  return players;
}

async function runLedger(database: OpenDatabase, players: readonly string[]): Promise<number> {
  const auditor = audit(database);
  const until = performance.now() + SECONDS * 1_000;
  let posted = 0;
  const posting = concurrently(async () => {
    while (performance.now() < until) {
      const transfer = getRandomTransfer(players);
      await withTransaction(database.db, (trx) =>
        commitWith(() => post(trx, systemClock, transfer)),
      );
      posted += 1;
    }
  });
  while (performance.now() < until) {
    await sleep(Math.min(AUDIT_EVERY_MS, until - performance.now()));
    const found = await auditor.runIncremental();
    if (found > 0) throw new Error(`the auditor found ${found} broken invariants`);
  }
  await posting;
  return posted / SECONDS;
}

/** A bet or a win in a seamless wallet: one player account, one shard of a house account. */
function getRandomTransfer(players: readonly string[]): Transfer {
  const among = Math.random() < BUSY_SHARE ? BUSY_PLAYERS : PLAYERS;
  const txId = randomUUID();
  const of = {
    playerId: players[Math.floor(Math.random() * among)] ?? '',
    amount: BigInt(1 + Math.floor(Math.random() * 100)),
    currency: 'PHP',
    subject: 'Lucky Lotus',
    provider: 'orbit',
    roundId: txId,
    txId,
    walletMode: 'seamless',
  } as const;
  return Math.random() < 0.5 ? transfers.roundBet(of) : transfers.roundWin(of);
}

async function concurrently(work: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

function report(contenders: readonly Contender[]): void {
  const floor = contenders[0]?.rates ?? [];
  const median = (values: readonly number[]) =>
    values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
  console.log(
    `${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each, ${PLAYERS} players`,
  );
  console.log('');
  console.log('| Work | Transactions a second (median) | Ratio (median) | Ratios of the rounds |');
  console.log('| --- | --: | --: | --- |');
  for (const { name, rates } of contenders) {
    const ratios = rates.map((rate, round) => rate / (floor[round] ?? Number.NaN));
    const listed = ratios.map((ratio) => ratio.toFixed(2)).join(', ');
    console.log(
      `| ${name} | ${median(rates).toFixed(0)} | ${median(ratios).toFixed(2)} | ${listed} |`,
    );
  }
}

if (existsSync(PGBENCH)) await onOwnDatabase(measure);
else console.log(`left out: ${PGBENCH} is missing (Debian: postgresql-contrib)`);
