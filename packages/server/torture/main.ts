/**
 * `pnpm torture [embedded | postgres]`: kills the real server with -9, again and again, while players deposit, play and
 * withdraw at a real sandbox, on both databases. Afterwards everything that was acknowledged is
 * there, every sum holds, and what the platform says of each player is what the provider and the
 * bank say (S7).
 */
import { strict as assert } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { systemClock } from '../src/clock.ts';
import { readConfig } from '../src/config.ts';
import { createCore } from '../src/core.ts';
import { openDatabase } from '../src/database/open.ts';
import { createLogger } from '../src/http/redaction.ts';
import { houseBalance, moneyMap } from '../src/ledger/index.ts';
import { connectOutside, LOTUS } from '../src/outside/connect.ts';
import type { GameProviderPort } from '../src/outside/ports.ts';
import { depositsAndTheirTransfers } from '../src/payments/invariants.ts';
import { playAndItsTransfers } from '../src/play/invariants.ts';
import { withdrawalsAndTheirTransfers } from '../src/withdrawals/invariants.ts';
import { Player } from './player.ts';
import { openWorld, type World } from './world.ts';

const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 3);
const PLAYERS = 4;
const SETTLE_TIMEOUT_MS = 60_000;
const POSTGRES = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

const [, , only] = process.argv;
if (only !== 'postgres') await torture('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => torture('PostgreSQL', url));

async function torture(name: string, url: string | undefined): Promise<void> {
  const began = Date.now();
  const dataDir = mkdtempSync(join(tmpdir(), 'parlor-torture-'));
  const world = await openWorld(dataDir, url);
  try {
    const players = Array.from({ length: PLAYERS }, (_, index) => new Player(world, index));
    for (let round = 0; round < ROUNDS; round += 1) {
      await world.startServer();
      if (round === 0) await Promise.all(players.map((player) => player.signUp()));
      await killedWhile(world, players);
    }
    await world.startServer();
    await until('every game is left', async () => all(players, (player) => player.leaveGames()));
    await until('every paid order is done', async () =>
      all(players, async (player) =>
        all(player.paid, async (orderNo) => (await player.orderState(orderNo)) === 'done'),
      ),
    );
    await until('every withdrawal is done', async () =>
      all(players, async (player) =>
        all(player.withdrawals, async (id) => (await player.withdrawalState(id)) === 'done'),
      ),
    );
    await world.stopServer();
    await prove(world, url, players);
    const sum = (of: (player: Player) => number) =>
      players.reduce((total, player) => total + of(player), 0);
    console.log(
      `${name}: ${ROUNDS} kills, ${sum((player) => player.paid.length)} deposits and ` +
        `${sum((player) => player.withdrawals.length)} withdrawals acknowledged, nothing lost ` +
        `(${Date.now() - began} ms)`,
    );
  } finally {
    await world.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function killedWhile(world: World, players: readonly Player[]): Promise<void> {
  let over = false;
  const living = players.map((player) => player.live(() => over));
  await sleep(1_500 + Math.random() * 1_000);
  await world.killServer();
  over = true;
  await Promise.all(living);
}

/** Looks into the books while nobody writes to them. */
async function prove(world: World, url: string | undefined, players: readonly Player[]) {
  const config = readConfig(world.env);
  const logger = createLogger('error');
  const { db, close } = await openDatabase({ url, pool: 4, dataDir: config.dataDir });
  const outside = connectOutside(config, systemClock, logger);
  const { auditor } = createCore({ config, db, clock: systemClock, logger, outside });
  for (const invariants of [
    depositsAndTheirTransfers,
    withdrawalsAndTheirTransfers,
    playAndItsTransfers,
  ]) {
    for (const invariant of invariants) auditor.add(invariant);
  }
  assert.equal(await auditor.runFull(), 0, 'an invariant is broken');
  assert.equal(await houseBalance(db, 'house:suspense'), 0n, 'something is unexplained');
  const lotus = outside.providers[LOTUS];
  assert.ok(lotus);
  const results = await resultsOf(lotus);
  for (const { playerId } of players) {
    const { total } = await moneyMap(db, playerId);
    const orders = await db
      .selectFrom('deposit_order')
      .select(['order_no', 'amount', 'state'])
      .where('player_id', '=', playerId)
      .execute();
    let expected = results.get(playerId) ?? 0n;
    for (const order of orders) {
      // Nothing is done that the bank was not paid for, and nothing that it was is not done.
      const { status } = await outside.payments.payment(order.order_no);
      assert.equal(order.state === 'done', status === 'succeeded', order.order_no);
      if (order.state === 'done') expected += order.amount;
    }
    const withdrawals = await db
      .selectFrom('withdrawal')
      .select(['id', 'amount', 'state'])
      .where('player_id', '=', playerId)
      .execute();
    for (const withdrawal of withdrawals) {
      const { status } = await outside.payments.payout(withdrawal.id);
      assert.equal(withdrawal.state === 'paid', status === 'paid', withdrawal.id);
      if (withdrawal.state === 'paid') expected -= withdrawal.amount;
    }
    assert.equal(total, expected, `the money of ${playerId}`);
    const left = await lotus.balance(playerId);
    assert.ok(
      left.every(({ balance }) => /^0(\.0+)?$/.test(balance)),
      'money was left in a game',
    );
  }
  await close();
}

/** What each player won beyond their stakes, in minor units, by the provider's own books. */
async function resultsOf(lotus: GameProviderPort): Promise<Map<string, bigint>> {
  const results = new Map<string, bigint>();
  for (let cursor = ''; ; ) {
    const { events, next } = await lotus.rounds(cursor, 500);
    for (const { type, playerRef, amount } of events) {
      const minor = BigInt(amount.replace('.', ''));
      const signed = type === 'bet' ? -minor : minor;
      results.set(playerRef, (results.get(playerRef) ?? 0n) + signed);
    }
    if (events.length === 0 || next === cursor) return results;
    cursor = next;
  }
}

async function all<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  return (await Promise.all(items.map(holds))).every(Boolean);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + SETTLE_TIMEOUT_MS;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > giveUp) throw new Error(`not in time: ${what}`);
    await sleep(200);
  }
}

async function onOwnDatabase(work: (url: string) => Promise<void>): Promise<void> {
  const name = `parlor_torture_${process.pid}`;
  const client = new Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
  } catch {
    console.log('PostgreSQL: left out, since none answers');
    return;
  }
  await client.query(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  try {
    await work(url.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}
