import { auth, bonuses, profile, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Bonus, BonusOverview } from '@parlor/api/entities/bonus';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../core/database/transaction.ts';
import { rewards as rewardCalls, site as siteCalls } from '../../operator/calls/index.ts';
import {
  countBet,
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { seedSettledDeposit } from '../payments/index.ts';
import { issueDailyBonuses } from './issue.ts';

describeOnDatabases('bonuses of the system (domain: Demo numbers)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { SESSION_IDLE_SECONDS: '86400000' } });
    // The first checks only remember when they were.
    await site.core.jobs.runNow('bonuses.issue');
    await site.core.jobs.runNow('bonuses.deposit');
  });
  afterAll(() => site.close());

  /** Goes to 04:00 of a day in Manila, which is 20:00 UTC of the day before. */
  async function goTo(day: string) {
    site.core.clock.set(new Date(Date.parse(`${day}T04:00:00+08:00`)));
    await site.core.jobs.runNow('bonuses.issue');
  }

  const getOverview = async ({ token }: TestPlayer) =>
    getData<BonusOverview>(await site.call(bonuses.getDetail, {}, { token }));
  const getList = async ({ token }: TestPlayer, args: object = {}) =>
    getData<{ rows: Bonus[]; total: number }>(await site.call(bonuses.bonusList, args, { token }));
  const claim = ({ token }: TestPlayer, id = '') =>
    site.call(bonuses.claimBonus, { id }, { token, idempotencyKey: newKey() });
  const setLevel = ({ playerId }: TestPlayer, level: number) =>
    database().db.updateTable('player').set({ level }).where('id', '=', playerId).execute();
  const bet = ({ playerId }: TestPlayer, amount: bigint) => countBet(site, { playerId, amount });

  const record = ({ playerId }: TestPlayer, amount: bigint) =>
    withTransaction(database().db, (trx) =>
      seedSettledDeposit(trx, site.core.clock, {
        playerId,
        amount,
        currency: 'PHP',
        channel: 'test',
        channelName: 'Test',
      }),
    );
  const deposit = async (player: TestPlayer, amount: bigint) => {
    await record(player, amount);
    await site.core.jobs.runNow('bonuses.deposit');
  };

  it('issues an upgrade bonus for each level that is reached, once', async () => {
    const player = await site.signUp();
    await bet(player, 5_000_000n);
    await site.core.jobs.runNow('levels.raise');
    await site.core.jobs.runNow('levels.raise');
    const { rows } = await getList(player);
    expect(rows.map(({ kind, amount, level }) => [kind, amount, level]).sort()).toEqual([
      ['levelUpgrade', '38.00', 2],
      ['levelUpgrade', '8.00', 1],
    ]);
    for (const { releaseTime, expiresAt } of rows) {
      expect(Date.parse(String(expiresAt)) - Date.parse(String(releaseTime))).toBe(30 * DAY_MS);
    }
    expect((await getOverview(player)).claimableAmount).toBe('46.00');
    expect(getData(await claim(player, rows[0]?.id))).toMatchObject({ state: 'claimed' });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('credits 5 % of the first deposit of a week at once, at most 500', async () => {
    const [small, large] = [await site.signUp(), await site.signUp()];
    site.core.clock.set('2026-11-20T02:00:00Z');
    await deposit(small, 100_001n);
    await deposit(small, 500_000n);
    await deposit(large, 2_000_000n);
    await site.core.jobs.runNow('bonuses.deposit');
    expect((await getList(small)).rows).toMatchObject([
      { kind: 'deposit', state: 'issued', amount: '50.00', expiresAt: null },
    ]);
    expect(await site.balance(small)).toMatchObject({ balance: '6050.01', claimable: '0.00' });
    expect((await getList(large)).rows).toMatchObject([{ amount: '500.00' }]);
    // Sunday 23:59 in Manila belongs to the same week, Monday 00:00 to the next one.
    site.core.clock.set('2026-11-22T15:59:00Z');
    await deposit(small, 100_000n);
    expect((await getList(small)).total).toBe(1);
    site.core.clock.set('2026-11-22T16:00:00Z');
    await deposit(small, 100_000n);
    expect((await getList(small)).total).toBe(2);
    const bills = getData<{ rows: { kind: string; type: string; subject: string }[] }>(
      await site.call(wallet.billList, { type: 'member' }, small),
    );
    expect(bills.rows[0]).toMatchObject({
      kind: 'bonus.claim',
      type: 'member',
      subject: 'deposit',
    });
  });

  it('credits deposits of this week and the last one alone, whenever they are recorded', async () => {
    const player = await site.signUp();
    const { clock } = site.core;
    const now = clock.now();
    for (const daysAgo of [21, 14, 7, 0]) {
      clock.set(new Date(now - daysAgo * DAY_MS).toISOString());
      await record(player, 100_000n);
    }
    await site.core.jobs.runNow('bonuses.deposit');
    expect((await getList(player)).total).toBe(2);
  });

  it('lists only bonuses that pay something at the level', async () => {
    const player = await site.signUp();
    const listKinds = async () => (await getOverview(player)).offers.map(({ kind }) => kind);
    expect(await listKinds()).toEqual(['levelUpgrade', 'deposit']);
    await setLevel(player, 10);
    expect(await listKinds()).toEqual(['monthly', 'birthday', 'deposit']);
    const setDepositRate = (rate: string) =>
      sql`update site set settings = jsonb_set(settings, '{bonuses,depositRate}', ${rate}::jsonb)`.execute(
        database().db,
      );
    await setDepositRate('0');
    expect(await listKinds()).toEqual(['monthly', 'birthday']);
    await setDepositRate('500');
  });

  it('issues the monthly bonus on the 1st for 1,000 valid bets in the month before', async () => {
    const [enough, less, levelless] = [
      await site.signUp(),
      await site.signUp(),
      await site.signUp(),
    ];
    await setLevel(enough, 4);
    await setLevel(less, 4);
    // The last minute of November in Manila, and the first of December.
    site.core.clock.set('2026-11-30T15:59:00Z');
    await bet(enough, 100_000n);
    await bet(levelless, 100_000n);
    await bet(less, 99_999n);
    site.core.clock.set('2026-11-30T16:00:00Z');
    await bet(less, 1n);
    await goTo('2026-12-01');
    await site.core.jobs.runNow('bonuses.issue');
    expect((await getList(enough)).rows).toMatchObject([
      { kind: 'monthly', state: 'pending', amount: '62.66', level: 4 },
    ]);
    expect((await getList(less)).total).toBe(0);
    expect((await getList(levelless)).total).toBe(0);
    const { offers } = await getOverview(less);
    expect(offers.find(({ kind }) => kind === 'monthly')).toMatchObject({
      amount: '62.66',
      requiredBets: '1000.00',
      currentBets: '0.01',
      nextReleaseTime: '2026-12-31T20:00:00.000Z',
      claimable: null,
    });
    site.core.clock.advance(7 * DAY_MS);
    const [row] = (await getList(enough)).rows;
    expect(refusalIn(await claim(enough, row?.id)).reason).toBe('claim.expired');
    await site.core.jobs.runNow('rewards.expire');
    expect((await getList(enough, { state: 'expired' })).total).toBe(1);
  });

  it('issues the birthday bonus on the day, once a year, for a birthday set 30 days before', async () => {
    site.core.clock.set('2027-01-19T00:00:00Z');
    const [early, late] = [await site.signUp(), await site.signUp()];
    const setBirthday = async ({ token }: TestPlayer) =>
      getData(await site.call(profile.editProfile, { birthday: '1990-02-28' }, { token }));
    for (const player of [early, late]) await setLevel(player, 4);
    site.core.clock.set('2027-01-20T00:00:00Z');
    await setBirthday(early);
    const { offers } = await getOverview(early);
    expect(offers.find(({ kind }) => kind === 'birthday')).toMatchObject({
      amount: '94.00',
      nextReleaseTime: '2027-02-27T20:00:00.000Z',
    });
    site.core.clock.set('2027-02-10T00:00:00Z');
    await setBirthday(late);
    for (const day of ['2027-02-27', '2027-02-28', '2027-03-01', '2027-02-28']) {
      await issueDailyBonuses(site.core, day);
    }
    expect((await getList(early, { kind: 'birthday' })).rows).toMatchObject([
      { amount: '94.00', level: 4 },
    ]);
    expect((await getList(late, { kind: 'birthday' })).total).toBe(0);
    await issueDailyBonuses(site.core, '2028-02-28');
    expect((await getList(early, { kind: 'birthday' })).total).toBe(2);
    expect((await getList(late, { kind: 'birthday' })).total).toBe(1);
  });

  it('counts a birthday on 29 February on the 28th of a common year, and on the 29th of a leap year', async () => {
    const player = await site.signUp();
    await setLevel(player, 4);
    await site.call(profile.editProfile, { birthday: '1992-02-29' }, { token: player.token });
    const countBonuses = async () => (await getList(player, { kind: 'birthday' })).total;
    await issueDailyBonuses(site.core, '2029-02-28');
    expect(await countBonuses()).toBe(1);
    await issueDailyBonuses(site.core, '2032-02-28');
    expect(await countBonuses()).toBe(1);
    await issueDailyBonuses(site.core, '2032-02-29');
    expect(await countBonuses()).toBe(2);
  });

  it('is issued by an operator once per reference, by two from the four-eyes amount on', async () => {
    const player = await site.signUp();
    const operator = testOperator(site);
    const { playerId } = player;
    const bonus = { playerId, kind: 'birthday', amount: '25', reference: 'ticket-1' };
    const form = { ...bonus, reason: 'missed last week' };
    expect(await operator.must(rewardCalls.issueBonus, form)).toEqual({ state: 'issued' });
    expect((await operator.ask(rewardCalls.issueBonus, form)).status).toBe(409);
    const listed = await operator.must(rewardCalls.listRewards, { playerId, program: 'bonus' });
    expect(listed).toMatchObject({ total: 1, rows: [{ state: 'pending', amount: '25.00' }] });
    await operator.must(siteCalls.setSite, { fourEyesFrom: '1000' });
    const large = { ...form, amount: '1000', reference: 'ticket-2' };
    expect(await operator.must(rewardCalls.issueBonus, large)).toEqual({ state: 'proposed' });
    expect((await operator.ask(rewardCalls.issueBonus, large)).status).toBe(409);
    expect((await getList(player)).total).toBe(1);
    const audited = await database()
      .db.selectFrom('audit_entry')
      .select(['actor', 'detail'])
      .where('action', '=', 'reward.issued')
      .where('actor', 'like', 'operator:%')
      .execute();
    expect(audited).toMatchObject([{ detail: { playerId, amount: '2500', reason: form.reason } }]);
    expect(getData(await site.call(auth.getInfo, {}, player))).toMatchObject({ userId: playerId });
  });
});
