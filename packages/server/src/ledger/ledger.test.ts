import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../core/database/schema.ts';
import { withTransaction } from '../core/database/transaction.ts';
import { describeOnDatabases, describeOnPostgres, fakeClock } from '../testing/index.ts';
import {
  accounts,
  findTransfer,
  houseBalance,
  InsufficientFundsError,
  LedgerConflictError,
  listBills,
  moneyMap,
  type Posted,
  post,
  readBalance,
  type Transfer,
  transfers,
} from './index.ts';

const clock = fakeClock();
const CURRENCY = 'PHP';

function poster(db: Db): (transfer: Transfer) => Promise<Posted> {
  return (transfer) => withTransaction(db, (trx) => post(trx, clock, transfer));
}

function getDeposit(playerId: string, amount: bigint, txId: string = randomUUID()): Transfer {
  const orderNo = `order-${txId}`;
  const movement = { playerId, amount, currency: CURRENCY, subject: 'Card' };
  return transfers.deposit({ ...movement, channel: 'card', txId, orderNo });
}

function getHold(
  playerId: string,
  amount: bigint,
  idempotencyKey: string = randomUUID(),
): Transfer {
  const movement = { playerId, amount, currency: CURRENCY, subject: 'BDO 1234' };
  return transfers.withdrawalHold({ ...movement, withdrawalId: idempotencyKey, idempotencyKey });
}

function getBet(playerId: string, amount: bigint, txId: string = randomUUID()): Transfer {
  return transfers.roundBet({
    playerId,
    amount,
    currency: CURRENCY,
    subject: 'Lucky Lotus',
    provider: 'orbit',
    txId,
    roundId: txId,
    walletMode: 'seamless',
  });
}

async function trialBalance(db: Db): Promise<bigint> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from ledger_entry`.execute(db);
  return rows[0]?.total ?? -1n;
}

describeOnDatabases('the ledger', (database) => {
  it('S1 posts both sides; every transfer sums to zero', async () => {
    const { db } = database();
    const player = randomUUID();
    const posted = await poster(db)(getDeposit(player, 100_00n));
    expect(posted.replayed).toBe(false);
    expect(posted.balances.get(`player:${player}:cash`)).toBe(100_00n);
    expect(await readBalance(db, accounts.cash(player))).toBe(100_00n);
    expect(await trialBalance(db)).toBe(0n);
  });

  it('S1 rejects entries that do not sum to zero, in the database', async () => {
    const { db } = database();
    const player = randomUUID();
    const lopsided = {
      ...getDeposit(player, 5n),
      legs: [{ account: accounts.cash(player), amount: -5n }],
    };
    await expect(poster(db)(lopsided)).rejects.toThrow(/do not sum to zero/);
    expect(await moneyMap(db, player)).toMatchObject({ total: 0n });
  });

  it('S1 rejects a negative player account in the database, without a trace', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 10_00n));
    const hold = getHold(player, 10_01n);
    await expect(poster(db)(hold)).rejects.toThrow(InsufficientFundsError);
    expect(await findTransfer(db, hold.scope, hold.key)).toBeUndefined();
    expect(await moneyMap(db, player)).toMatchObject({ cash: 10_00n, onHold: 0n });
    await expect(
      sql`update ledger_account set balance = -1 where code = ${`player:${player}:cash`}`.execute(
        db,
      ),
    ).rejects.toThrow(/ledger_post alone/);
  });

  it('is append-only, enforced by the database', async () => {
    const { db } = database();
    await poster(db)(getDeposit(randomUUID(), 1n));
    for (const statement of [
      'update ledger_entry set amount = 2',
      'delete from ledger_entry',
      'truncate ledger_entry cascade',
      "update ledger_transfer set kind = 'x'",
      'delete from ledger_transfer',
      'delete from ledger_account',
    ]) {
      await expect(sql.raw(statement).execute(db), statement).rejects.toThrow(/append-only/);
    }
  });

  it('S4 returns the first result for a repeated key, even after later postings', async () => {
    const { db } = database();
    const player = randomUUID();
    const first = await poster(db)(getDeposit(player, 7_00n, 'tx-replay'));
    await poster(db)(getDeposit(player, 1_00n));
    const again = await poster(db)(getDeposit(player, 7_00n, 'tx-replay'));
    expect(again).toEqual({ ...first, replayed: true });
    expect(await readBalance(db, accounts.cash(player))).toBe(8_00n);
  });

  it('S4 refuses the same key with other input, and names the existing transfer', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 7_00n, 'tx-conflict'));
    const refused = poster(db)(getDeposit(player, 7_01n, 'tx-conflict'));
    await expect(refused).rejects.toThrow(LedgerConflictError);
    await expect(refused).rejects.toMatchObject({ existingKind: 'deposit' });
    expect(await readBalance(db, accounts.cash(player))).toBe(7_00n);
  });

  it('S2 keeps amounts beyond the precision of a float', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 9_007_199_254_740_993n));
    await poster(db)(getDeposit(player, 1n));
    expect(await readBalance(db, accounts.cash(player))).toBe(9_007_199_254_740_994n);
  });

  it('rolls back the money together with the row of the same transaction', async () => {
    const { db } = database();
    const player = randomUUID();
    const both = withTransaction(db, async (trx) => {
      await post(trx, clock, getDeposit(player, 5_00n));
      throw new Error('the business row was refused');
    });
    await expect(both).rejects.toThrow('the business row was refused');
    expect(await moneyMap(db, player)).toMatchObject({ total: 0n });
  });

  it('follows money through a withdrawal; its parts always sum to the total', async () => {
    const { db } = database();
    const send = poster(db);
    const player = randomUUID();
    const of = { playerId: player, amount: 30_00n, currency: CURRENCY, subject: 'BDO 1234' };
    await send(getDeposit(player, 100_00n));
    await send(getHold(player, 30_00n, 'w1-key-of-client'));
    expect(await moneyMap(db, player)).toMatchObject({
      cash: 70_00n,
      onHold: 30_00n,
      total: 100_00n,
    });
    await send(transfers.withdrawalRelease({ ...of, withdrawalId: 'w1' }));
    await send(getHold(player, 30_00n, 'w2-key-of-client'));
    await send(
      transfers.withdrawalPaid({ ...of, withdrawalId: 'w2', channel: 'bank', payoutId: 'p2' }),
    );
    expect(await moneyMap(db, player)).toMatchObject({ cash: 70_00n, onHold: 0n, total: 70_00n });
    const bills = await listBills(db, player, 'Asia/Manila', { page: 1, limit: 10 });
    expect(bills.rows.map(({ type, kind, amount }) => [type, kind, amount])).toEqual([
      ['withdrawal', 'withdraw.hold', -30_00n],
      ['withdrawal', 'withdraw.release', 30_00n],
      ['withdrawal', 'withdraw.hold', -30_00n],
      ['deposit', 'deposit', 100_00n],
    ]);
    expect(bills.total).toBe(4);
    expect(bills.rows.reduce((sum, { amount }) => sum + amount, 0n)).toBe(70_00n);
    const deposits = await listBills(db, player, 'Asia/Manila', {
      type: 'deposit',
      page: 1,
      limit: 10,
    });
    expect(deposits.rows.map(({ kind }) => kind)).toEqual(['deposit']);
  });

  it('follows money into a transfer-wallet game, through rounds, and back', async () => {
    const { db } = database();
    const send = poster(db);
    const player = randomUUID();
    const money = {
      playerId: player,
      currency: CURRENCY,
      subject: 'Lucky Lotus',
      provider: 'lotus',
    };
    const into = { ...money, amount: 50_00n, transferId: randomUUID() };
    await send(getDeposit(player, 80_00n));
    await send(transfers.makerInReserve(into));
    expect(await moneyMap(db, player)).toMatchObject({ cash: 30_00n, inTransit: 50_00n });
    await send(transfers.makerInComplete(into));
    expect(await moneyMap(db, player)).toMatchObject({ inTransit: 0n, inPlay: 50_00n });
    const round = { ...money, roundId: 'r1', walletMode: 'transfer' as const };
    const prefix = randomUUID();
    await send(transfers.roundBet({ ...round, amount: 10_00n, txId: `${prefix}-bet` }));
    await send(transfers.roundWin({ ...round, amount: 25_00n, txId: `${prefix}-win` }));
    expect(await moneyMap(db, player)).toMatchObject({ inPlay: 65_00n });
    const out = { ...money, amount: 65_00n, transferId: randomUUID(), inPlay: 65_00n };
    await send(transfers.makerOutComplete(out));
    expect(await moneyMap(db, player)).toMatchObject({ cash: 95_00n, inPlay: 0n, total: 95_00n });
  });

  it('posts an unexplained amount of a transfer out to suspense, without refusing it', async () => {
    const { db } = database();
    const send = poster(db);
    const player = randomUUID();
    const money = {
      playerId: player,
      currency: CURRENCY,
      subject: 'Lucky Lotus',
      provider: 'lotus',
    };
    const into = { ...money, amount: 20_00n, transferId: randomUUID() };
    const before = await readBalance(db, accounts.suspense);
    await send(getDeposit(player, 20_00n));
    await send(transfers.makerInReserve(into));
    await send(transfers.makerInComplete(into));
    const out = { ...money, amount: 23_00n, transferId: randomUUID(), inPlay: 20_00n };
    await send(transfers.makerOutComplete(out));
    expect(await moneyMap(db, player)).toMatchObject({ cash: 23_00n, inPlay: 0n });
    expect((await readBalance(db, accounts.suspense)) - before).toBe(-3_00n);
  });

  it('rolls a bet back exactly, once, with any key', async () => {
    const { db } = database();
    const send = poster(db);
    const player = randomUUID();
    await send(getDeposit(player, 10_00n));
    await send(getBet(player, 4_00n, 'bet-1'));
    const bet = await findTransfer(db, 'maker:orbit', 'bet-1');
    if (!bet) throw new Error('the bet was not found');
    const of = { provider: 'orbit', roundId: 'bet-1', betTxId: 'bet-1', playerId: player };
    const rollback = (txId: string) =>
      transfers.roundRollback({ ...of, txId, currency: CURRENCY, subject: 'Lucky Lotus' }, bet);
    await send(rollback('undo-1'));
    expect(await readBalance(db, accounts.cash(player))).toBe(10_00n);
    expect((await send(rollback('undo-1'))).replayed).toBe(true);
    await expect(send(rollback('undo-2'))).rejects.toThrow(LedgerConflictError);
    expect(await readBalance(db, accounts.cash(player))).toBe(10_00n);
  });

  it('rejects a bet after its rollback, and repeats the tombstone', async () => {
    const { db } = database();
    const send = poster(db);
    const player = randomUUID();
    await send(getDeposit(player, 10_00n));
    const stone = transfers.roundTombstone({
      provider: 'orbit',
      roundId: 'late',
      txId: 'undo-late',
      betTxId: 'bet-late',
      playerId: player,
      currency: CURRENCY,
      subject: 'Lucky Lotus',
    });
    await send(stone);
    expect((await send(stone)).replayed).toBe(true);
    await expect(send(getBet(player, 1_00n, 'bet-late'))).rejects.toMatchObject({
      existingKind: 'round.tombstone',
    });
    expect(await readBalance(db, accounts.cash(player))).toBe(10_00n);
  });

  it('sums a house account over its shards', async () => {
    const { db } = database();
    const player = randomUUID();
    const before = await houseBalance(db, 'house:psp:card');
    for (let n = 0; n < 40; n += 1) await poster(db)(getDeposit(player, 1_00n));
    expect((await houseBalance(db, 'house:psp:card')) - before).toBe(40_00n);
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from ledger_account where code like 'house:psp:card#%'`.execute(db);
    expect(Number(rows[0]?.count)).toBeGreaterThan(4);
  });

  it('writes one outbox row per affected player, in the same transaction', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 1_00n));
    await expect(poster(db)(getHold(player, 9_00n))).rejects.toThrow(InsufficientFundsError);
    const events = db.selectFrom('outbox_event').selectAll().where('player_id', '=', player);
    expect(await events.execute()).toMatchObject([{ topic: 'balance.changed' }]);
  });

  it('rejects zero amounts, and code parts that would forge an account', () => {
    expect(() => getDeposit(randomUUID(), 0n)).toThrow(RangeError);
    expect(() => accounts.gaming('lotus:x', 'k')).toThrow(/not a part/);
  });
});

describeOnPostgres('the ledger under races', (database) => {
  it('S5 accepts exactly the covered ones of 400 concurrent bets', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 1_000n));
    const bets = Array.from({ length: 400 }, () => poster(db)(getBet(player, 10n)));
    const settled = await Promise.allSettled(bets);
    const refused = settled.flatMap((bet) => (bet.status === 'rejected' ? [bet.reason] : []));
    expect(settled.length - refused.length).toBe(100);
    expect(refused.every((reason) => reason instanceof InsufficientFundsError)).toBe(true);
    expect(await readBalance(db, accounts.cash(player))).toBe(0n);
    expect(await trialBalance(db)).toBe(0n);
  });

  it('S4 posts once for 100 concurrent requests with one key, and answers all alike', async () => {
    const { db } = database();
    const player = randomUUID();
    const racers = Array.from({ length: 100 }, () =>
      poster(db)(getDeposit(player, 5_00n, 'one-key')),
    );
    const answers = await Promise.all(racers);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(1);
    expect(answers.every(({ balances }) => balances.get(`player:${player}:cash`) === 5_00n)).toBe(
      true,
    );
    expect(await readBalance(db, accounts.cash(player))).toBe(5_00n);
  });

  it('S5 creates one hold for 50 identical withdrawals, and never overdraws with 50 different ones', async () => {
    const { db } = database();
    const player = randomUUID();
    await poster(db)(getDeposit(player, 100_00n));
    await Promise.all(
      Array.from({ length: 50 }, () => poster(db)(getHold(player, 10_00n, 'same-key'))),
    );
    expect(await moneyMap(db, player)).toMatchObject({ cash: 90_00n, onHold: 10_00n });
    const different = Array.from({ length: 50 }, () => poster(db)(getHold(player, 20_00n)));
    const settled = await Promise.allSettled(different);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect(await moneyMap(db, player)).toMatchObject({ cash: 10_00n, onHold: 90_00n });
  });

  it('does not deadlock with opposite transfers', async () => {
    const { db } = database();
    const [left, right] = [randomUUID(), randomUUID()];
    await poster(db)(getDeposit(left, 1_000n));
    await poster(db)(getDeposit(right, 1_000n));
    const { rows: before } = await sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
    const swap = (from: string, to: string): Transfer => ({
      ...getDeposit(to, 1n),
      scope: 'test:swap',
      legs: [
        { account: accounts.cash(from), amount: 1n },
        { account: accounts.cash(to), amount: -1n },
      ],
    });
    await Promise.all(
      Array.from({ length: 400 }, (_, n) =>
        poster(db)(n % 2 ? swap(left, right) : swap(right, left)),
      ),
    );
    const { rows: after } = await sql<{ deadlocks: bigint }>`
      select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
    expect(after[0]?.deadlocks).toBe(before[0]?.deadlocks);
    expect(await readBalance(db, accounts.cash(left))).toBe(1_000n);
    expect(await trialBalance(db)).toBe(0n);
  });
});
