/** Reads the books while nobody writes to them. */
import { strict as assert } from 'node:assert';
import type { Db } from '../src/core/database/schema.ts';
import { LOTUS } from '../src/core/integrations/connect.ts';
import type { OutsidePorts } from '../src/core/integrations/ports.ts';
import { houseBalance, moneyMap } from '../src/ledger/index.ts';
import { openBooks } from './books.ts';
import type { Player } from './player.ts';
import { getResults, minor } from './results.ts';

/**
 * Proves that every response that a player received is in the ledger, and that the ledger is
 * consistent with itself, the bank and the provider.
 *
 * @returns how many of the repeated requests had been executed before.
 * @throws AssertionError
 */
export async function prove(
  env: Readonly<Record<string, string>>,
  url: string | undefined,
  players: readonly Player[],
): Promise<number> {
  const { db, outside, auditor, close } = await openBooks(env, url);
  try {
    assert.equal(await auditor.runFull(), 0, 'an invariant is broken');
    assert.equal(await houseBalance(db, 'house:suspense'), 0n, 'something is unexplained');
    const results = await getResults(Object.values(outside.providers));
    const lotus = outside.providers[LOTUS];
    assert.ok(lotus);
    let known = 0;
    for (const player of players) {
      await proveRounds(db, player);
      const deposits = await proveDeposits(db, outside, player);
      const withdrawals = await proveWithdrawals(db, outside, player);
      known += deposits.known + withdrawals.known;
      const rewards = await getRewards(db, player);
      const expected =
        (results.get(player.playerId) ?? 0n) + deposits.total + rewards - withdrawals.total;
      const { total } = await moneyMap(db, player.playerId);
      assert.equal(total, expected, `the money of ${player.playerId}`);
      const left = await lotus.balance(player.playerId);
      assert.ok(
        left.every(({ balance }) => /^0(\.0+)?$/.test(balance)),
        'money was left in a game',
      );
    }
    return known;
  } finally {
    await close();
  }
}

interface Proved {
  /** The amount paid in or out, in minor units. */
  readonly total: bigint;
  /** How many of the repeated requests had been executed before. */
  readonly known: number;
}

/**
 * Every posted request was confirmed to the player: a repeated request that was posted twice would
 * leave one over.
 */
function proveOnce(
  player: Player,
  confirmed: ReadonlySet<string>,
  rows: readonly { id: string; key: string; at: Date }[],
): number {
  assert.deepEqual(
    rows.map(({ id }) => id).sort(),
    [...confirmed].sort(),
    'what was done and confirmed',
  );
  return rows.filter(({ key, at }) => at < (player.repeats.get(key) ?? at)).length;
}

async function proveDeposits(db: Db, outside: OutsidePorts, player: Player): Promise<Proved> {
  const orders = await db
    .selectFrom('deposit_order')
    .select(['order_no as id', 'idempotency_key as key', 'created_at as at', 'amount', 'state'])
    .where('player_id', '=', player.playerId)
    .execute();
  const known = proveOnce(player, player.orders, orders);
  for (const orderNo of player.paid) {
    const state = orders.find(({ id }) => id === orderNo)?.state;
    assert.equal(state, 'done', `the deposit ${orderNo} that was paid`);
  }
  let total = 0n;
  for (const order of orders) {
    // Every completed order was paid at the bank, and every payment completed an order.
    const { status } = await outside.payments.payment(order.id);
    assert.equal(order.state === 'done', status === 'succeeded', order.id);
    if (order.state === 'done') total += order.amount;
  }
  return { total, known };
}

/** The bonuses that the player received, at most one for the first deposit and one a level. */
async function getRewards(db: Db, player: Player): Promise<bigint> {
  const rewards = await db
    .selectFrom('reward')
    .select(['kind', 'subject', 'amount'])
    .where('player_id', '=', player.playerId)
    .where('state', '<>', 'expired')
    .execute();
  const names = rewards.map(({ kind, subject }) => `${kind} ${subject}`);
  assert.equal(new Set(names).size, names.length, `bonuses of ${player.playerId}`);
  return rewards.reduce((sum, { amount }) => sum + amount, 0n);
}

async function proveWithdrawals(db: Db, outside: OutsidePorts, player: Player): Promise<Proved> {
  const withdrawals = await db
    .selectFrom('withdrawal')
    .select(['id', 'idempotency_key as key', 'requested_at as at', 'amount', 'state'])
    .where('player_id', '=', player.playerId)
    .execute();
  const known = proveOnce(player, player.withdrawals, withdrawals);
  for (const id of player.withdrawals) {
    const state = withdrawals.find((withdrawal) => withdrawal.id === id)?.state;
    assert.equal(state, 'paid', `the withdrawal ${id} that was accepted`);
  }
  let total = 0n;
  for (const withdrawal of withdrawals) {
    const { status } = await outside.payments.payout(withdrawal.id);
    assert.equal(withdrawal.state === 'paid', status === 'paid', withdrawal.id);
    if (withdrawal.state === 'paid') total += withdrawal.amount;
  }
  return { total, known };
}

async function proveRounds(db: Db, player: Player): Promise<void> {
  const rounds = await db
    .selectFrom('game_round')
    .select(['round_id', 'staked', 'state'])
    .where('player_id', '=', player.playerId)
    .execute();
  for (const { roundId, staked } of player.rounds) {
    const posted = rounds.find((round) => round.round_id === roundId);
    assert.deepEqual(
      [posted?.staked, posted?.state],
      [minor(staked), 'closed'],
      `the round ${roundId} that was played`,
    );
  }
}
