/**
 * Measures lists and analyses of a player with 1,000,000 transactions beside one with 100,000, on
 * the local PostgreSQL.
 *
 *     node bench/bills.ts [runs] [transactions]
 *
 * Both players' transactions are spread over a year. Each read is made in turns for both, so that the
 * ratio of the medians does not depend on the load of the machine. The rollup is made before.
 */
import { randomUUID } from 'node:crypto';
import { addDays, isoDayAt } from '@parlor/api/rules';
import { sql } from 'kysely';
import { migrate } from '../src/core/database/migrate.ts';
import { openDatabase } from '../src/core/database/open.ts';
import type { Db } from '../src/core/database/schema.ts';
import { withTransaction } from '../src/core/database/transaction.ts';
import { accounts, analyzeBills, listBills } from '../src/ledger/index.ts';
import { onOwnDatabase } from '../torture/own-database.ts';

const [, , givenRuns = '15', givenSize = '1000000'] = process.argv;
const RUNS = Number(givenRuns);
const SIZES = [Number(givenSize) / 10, Number(givenSize)];
const BATCH = 10_000;
const ZONE = 'Asia/Manila';
const TODAY = isoDayAt(Date.now(), ZONE);

async function measure(url: string): Promise<void> {
  const { db, close } = await openDatabase({ url, pool: 4, dataDir: '' });
  try {
    await migrate(db);
    const players: string[] = [];
    for (const size of SIZES) players.push(await createPlayer(db, size));
    await sql`vacuum analyze`.execute(db);
    const [few = '', many = ''] = players;
    const made = await Promise.all(players.map((player) => time(() => first(db, player))));
    console.log(
      `The first rollup takes ${made.map((ms) => `${ms.toFixed(0)} ms`).join(' and ')}.\n`,
    );
    console.log(
      `| Read | ${SIZES.map((size) => `${size} transactions: ms`).join(' | ')} | Ratio |`,
    );
    console.log('| --- | --: | --: | --: |');
    for (const [name, read] of reads) {
      const times: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        times[0].push(await time(() => read(db, few)));
        times[1].push(await time(() => read(db, many)));
      }
      const [left, right] = [median(times[0]), median(times[1])];
      console.log(
        `| ${name} | ${left.toFixed(1)} | ${right.toFixed(1)} | ${(right / left).toFixed(2)} |`,
      );
    }
  } finally {
    await close();
  }
}

type Read = (db: Db, player: string) => Promise<unknown>;
const list = (query: Partial<Parameters<typeof listBills>[3]>): Read => {
  return (db, player) => listBills(db, player, ZONE, { page: 1, limit: 20, ...query });
};
const analyze = (daysBack: number, step: 'hour' | 'day' | 'month'): Read => {
  const days = { from: addDays(TODAY, -daysBack), until: TODAY };
  return (db, player) => analyzeBills(db, player, ZONE, days, step);
};
const first = list({});
const lastMonth = { from: addDays(TODAY, -30), until: TODAY };
const reads: readonly (readonly [string, Read])[] = [
  ['list, first page', first],
  ['list, page 50', list({ page: 50 })],
  ['list of games, first page', list({ type: 'games' })],
  ['list of deposits, first page', list({ type: 'deposit' })],
  ['list of deposits in 30 days, page 10', list({ type: 'deposit', days: lastMonth, page: 10 })],
  ['analysis, today by the hour', analyze(0, 'hour')],
  ['analysis, 30 days', analyze(29, 'day')],
  ['analysis, 12 months', analyze(364, 'month')],
];

/** Writes entries as `ledger_post` does, in bulk: one in twenty a deposit, one a withdrawal. */
async function createPlayer(db: Db, size: number): Promise<string> {
  const player = randomUUID();
  const { code } = accounts.cash(player);
  const { rows } = await sql<{ id: bigint }>`
    insert into ledger_account (code, kind, player_id, side, currency)
    values (${code}, 'cash', ${player}::uuid, 'credit', 'PHP') returning id`.execute(db);
  const account = rows[0]?.id ?? 0n;
  for (let from = 0; from < size; from += BATCH) {
    await withTransaction(db, async (trx) => {
      await sql`set local parlor.posting = 'on'`.execute(trx);
      await sql`with part as (
          select n, case n % 20 when 0 then 'deposit' when 1 then 'withdraw.hold'
              when 2 then 'maker.in.reserve' else 'maker.out.complete' end as kind
          from generate_series(${from}::integer, ${from + BATCH - 1}::integer) as n
        ), transfer as (
          insert into ledger_transfer
            (scope, key, hash, kind, currency, player_id, ref, subject, posted_at)
          select ${player}, n, '', kind, 'PHP', ${player}::uuid, 'bench:' || n, 'bench',
            now() - (${size}::integer - 1 - n) * (interval '365 days' / ${size}::integer)
          from part order by n
          returning id, kind
        )
        insert into ledger_entry (transfer_id, account_id, amount, balance_after)
        select id, ${account}, case when kind in ('deposit', 'maker.out.complete') then -3 else 1 end, 0
        from transfer order by id`.execute(trx);
    });
  }
  return player;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const median = (values: readonly number[]) =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

await onOwnDatabase(measure);
