import { randomUUID } from 'node:crypto';
import { isoDayAt } from '@parlor/api/rules';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../core/database/transaction.ts';
import { createLogger } from '../core/http/redaction.ts';
import { describeOnDatabases, fakeClock } from '../testing/index.ts';
import { createAuditor } from './auditor.ts';
import { getBillType, toPostgresZone } from './bill-days.ts';
import { analyzeBills, type BillDays, listBills, post, rollUpBusyWallets } from './index.ts';
import * as transfers from './transfers.ts';

const ZONE = 'Asia/Yangon';
const DAYS: BillDays = { from: '2026-11-19', until: '2026-11-21' };
/** In the zone, whose days begin at 17:30 UTC. */
const MOMENTS = [
  '2026-11-18T17:29:59Z',
  '2026-11-18T17:30:00Z',
  '2026-11-19T03:10:00Z',
  '2026-11-21T17:29:59Z',
  '2026-11-21T17:30:00Z',
];

describeOnDatabases('bills by day', (database) => {
  const player = randomUUID();
  const of = { playerId: player, currency: 'PHP', subject: 'BDO 1234' };

  async function add(at: string, amount: bigint, kind: 'deposit' | 'hold' | 'maker') {
    const key = randomUUID();
    const money = { ...of, amount };
    const transfer =
      kind === 'deposit'
        ? transfers.deposit({ ...money, channel: 'card', txId: key, orderNo: key })
        : kind === 'hold'
          ? transfers.withdrawalHold({ ...money, withdrawalId: key, idempotencyKey: key })
          : transfers.makerInReserve({ ...money, provider: 'lotus', transferId: key });
    const clock = { now: () => Date.parse(at) };
    await withTransaction(database().db, (trx) => post(trx, clock, transfer));
  }
  const analyze = (step: 'hour' | 'day' | 'month', days = DAYS, zone = ZONE) =>
    analyzeBills(database().db, player, zone, days, step);
  const list = (query: Partial<Parameters<typeof listBills>[3]>, zone = ZONE) =>
    listBills(database().db, player, zone, { page: 1, limit: 10, ...query });
  const audit = () =>
    createAuditor({ db: database().db, clock: fakeClock(), logger: createLogger('silent') });

  beforeAll(async () => {
    for (const at of MOMENTS) {
      await add(at, 100n, 'deposit');
      await add(at, 30n, 'maker');
    }
    await add(MOMENTS[2] ?? '', 20n, 'hold');
  });

  it('sums a period by type, and by day without gaps', async () => {
    expect(await analyze('day')).toEqual({
      opening: 70n,
      in: 300n,
      out: 110n,
      closing: 260n,
      byType: expect.arrayContaining([
        { type: 'deposit', in: 300n, out: 0n, count: 3 },
        { type: 'games', in: 0n, out: 90n, count: 3 },
        { type: 'withdrawal', in: 0n, out: 20n, count: 1 },
      ]),
      series: [
        { at: new Date('2026-11-18T17:30:00Z'), in: 200n, out: 80n },
        { at: new Date('2026-11-19T17:30:00Z'), in: 0n, out: 0n },
        { at: new Date('2026-11-20T17:30:00Z'), in: 100n, out: 30n },
      ],
    });
  });

  it('sums a day by the hours of the zone, and months', async () => {
    const { series } = await analyze('hour', { from: '2026-11-19', until: '2026-11-19' });
    expect(series).toHaveLength(24);
    expect(series.filter((step) => step.in > 0n)).toEqual([
      { at: new Date('2026-11-18T17:30:00Z'), in: 100n, out: 30n },
      { at: new Date('2026-11-19T02:30:00Z'), in: 100n, out: 50n },
    ]);
    const months = await analyze('month', { from: '2026-10-01', until: '2026-11-30' });
    expect(months.series).toEqual([
      { at: new Date('2026-09-30T17:30:00Z'), in: 0n, out: 0n },
      { at: new Date('2026-10-31T17:30:00Z'), in: 500n, out: 170n },
    ]);
  });

  it('lists by type and days, page by page, with the total', async () => {
    const all = await list({});
    expect([all.total, all.rows.length]).toEqual([11, 10]);
    const games = await list({ type: 'games' });
    expect(games.total).toBe(5);
    expect(games.rows.map(({ at }) => at.toISOString().slice(0, 19))).toEqual(
      MOMENTS.toReversed().map((at) => at.slice(0, 19)),
    );
    const getDay = ({ at }: { at: Date }) => isoDayAt(at.getTime(), ZONE);
    // The newest day first, and in it the newest entry, whatever the time that it is for.
    const expected = all.rows
      .concat((await list({ page: 2 })).rows)
      .filter((bill) => getDay(bill) >= DAYS.from && getDay(bill) <= DAYS.until)
      .toSorted((left, right) => getDay(right).localeCompare(getDay(left)));
    const seen: bigint[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { rows, total } = await list({ days: DAYS, page, limit: 2 });
      expect(total).toBe(7);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toEqual(expected.map(({ id }) => id));
    const none = { from: '2026-11-20', until: '2026-11-20' };
    expect(await list({ type: 'deposit', days: none })).toEqual({ rows: [], total: 0 });
  });

  it('sorts the bills of a period by time and by amount, page by page', async () => {
    const sorted = async (sort: 'oldest' | 'highest' | 'lowest', type?: 'games') => {
      const rows: Awaited<ReturnType<typeof list>>['rows'] = [];
      for (const page of [1, 2, 3, 4]) {
        const found = await list({ days: DAYS, sort, type, page, limit: 2 });
        expect(found.total).toBe(type === undefined ? 7 : 3);
        rows.push(...found.rows);
      }
      return rows;
    };
    const ids = (await sorted('oldest')).map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((left, right) => Number(left - right)));
    const amounts = (rows: { amount: bigint }[]) => rows.map(({ amount }) => Number(amount));
    expect(amounts(await sorted('highest'))).toEqual([100, 100, 100, -20, -30, -30, -30]);
    expect(amounts(await sorted('lowest'))).toEqual([-30, -30, -30, -20, 100, 100, 100]);
    expect(amounts(await sorted('lowest', 'games'))).toEqual([-30, -30, -30]);
    const none = { from: '2026-11-20', until: '2026-11-20' };
    expect(await list({ days: none, sort: 'highest' })).toEqual({ rows: [], total: 0 });
  });

  it('counts a round of a seamless wallet once, with its net amount, on its last day', async () => {
    const { db } = database();
    const fresh = randomUUID();
    const movement = {
      ...of,
      playerId: fresh,
      provider: 'orbit',
      roundId: randomUUID(),
      walletMode: 'seamless',
    } as const;
    const send = (at: string, transfer: Parameters<typeof post>[2]) =>
      withTransaction(db, (trx) => post(trx, { now: () => Date.parse(at) }, transfer));
    const seen = async () => {
      const days = { from: '2026-11-19', until: '2026-11-20' };
      const { byType, series } = await analyzeBills(db, fresh, ZONE, days, 'day');
      const { rows, total } = await listBills(db, fresh, ZONE, {
        type: 'games',
        days,
        page: 1,
        limit: 10,
      });
      return {
        games: byType.find(({ type }) => type === 'games'),
        days: series.map((day) => day.in - day.out),
        rows: rows.map(({ amount }) => amount),
        total,
      };
    };
    const paid = { ...of, playerId: fresh, amount: 100n, channel: 'card' };
    await send('2026-11-19T01:00:00Z', transfers.deposit({ ...paid, txId: fresh, orderNo: fresh }));
    await send(
      '2026-11-19T02:00:00Z',
      transfers.roundBet({ ...movement, amount: 40n, txId: `${fresh}-bet` }),
    );
    expect(await seen()).toEqual({
      games: { type: 'games', in: 0n, out: 40n, count: 1 },
      days: [60n, 0n],
      rows: [-40n],
      total: 1,
    });
    await send(
      '2026-11-20T02:00:00Z',
      transfers.roundWin({ ...movement, amount: 65n, txId: `${fresh}-win` }),
    );
    expect(await seen()).toEqual({
      games: { type: 'games', in: 25n, out: 0n, count: 1 },
      days: [100n, 25n],
      rows: [25n],
      total: 1,
    });
    expect(await audit().runFull()).toBe(0);
  });

  it('includes what is posted after the rollup was made, and days that are older', async () => {
    await add('2026-11-20T00:00:00Z', 5n, 'deposit');
    expect(await analyze('day')).toMatchObject({ in: 305n, closing: 265n });
    expect((await list({ days: DAYS })).total).toBe(8);
  });

  it('is made again for another zone of the site', async () => {
    const utc = await analyze('day', { from: '2026-11-18', until: '2026-11-18' }, 'UTC+0');
    expect(utc).toMatchObject({ opening: 0n, in: 200n, out: 60n });
    expect(await analyze('day')).toMatchObject({ in: 305n });
  });

  it('is the same after concurrent requests and jobs', async () => {
    const { db } = database();
    const fresh = randomUUID();
    const deposit = (n: number) =>
      transfers.deposit({
        ...of,
        playerId: fresh,
        amount: 1n,
        channel: 'card',
        txId: `${fresh}-${n}`,
        orderNo: `${n}`,
      });
    await Promise.all(
      Array.from({ length: 210 }, async (_, n) => {
        await withTransaction(db, (trx) => post(trx, fakeClock(), deposit(n)));
        if (n % 10 === 0) await listBills(db, fresh, ZONE, { page: 1, limit: 1 });
      }),
    );
    expect(await rollUpBusyWallets(db, ZONE, 0n)).toBeGreaterThan(0n);
    const position = await db
      .selectFrom('bill_position')
      .innerJoin('ledger_account', 'ledger_account.id', 'bill_position.account_id')
      .select('entry_id')
      .where('player_id', '=', fresh)
      .executeTakeFirst();
    expect(position?.entry_id).toBeGreaterThan(0n);
    const { rows, total } = await listBills(db, fresh, ZONE, {
      type: 'deposit',
      page: 5,
      limit: 50,
    });
    expect([rows.length, total]).toEqual([10, 210]);
    expect(await audit().runFull()).toBe(0);
  });

  it('has no bills for a player without a wallet', async () => {
    const nobody = randomUUID();
    const { db } = database();
    expect(await listBills(db, nobody, ZONE, { page: 1, limit: 10 })).toEqual({
      rows: [],
      total: 0,
    });
    const analysis = await analyzeBills(db, nobody, ZONE, DAYS, 'day');
    expect(analysis).toMatchObject({ opening: 0n, closing: 0n, byType: [] });
    expect(analysis.series).toHaveLength(3);
  });

  it('is verified by the auditor', async () => {
    const { db } = database();
    await list({});
    await sql`update bill_day set income = income + 1 from ledger_account a
      where a.id = account_id and a.player_id = ${player} and day = '2026-11-19'
        and type = 'deposit'`.execute(db);
    expect(await audit().runFull()).toBe(1);
    const breach = await db
      .selectFrom('ledger_breach')
      .select(['check_id', 'player_id'])
      .executeTakeFirst();
    expect(breach).toEqual({ check_id: 'ledger.rollupIsSumOfEntries', player_id: player });
  });
});

it.each([
  ['Asia/Manila', 'Asia/Manila'],
  ['UTC+8', '<UTC>-8'],
  ['-05:30', '<UTC>+05:30'],
])('passes the zone %s to PostgreSQL as %s', (zone, expected) => {
  expect(toPostgresZone(zone)).toBe(expected);
});

it('counts kinds without a type of their own as rewards', () => {
  expect(getBillType('surprise.issue')).toBe('rewards');
});
