import { auth, referral } from '@parlor/api/calls';
import type { List } from '@parlor/api/entities/common';
import type {
  ReferralEarning,
  ReferralOverview,
  ReferredPlayer,
} from '@parlor/api/entities/referral';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bankCardForm,
  countBet,
  describeOnDatabases,
  encodePhone,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { issueMonthlyEarnings } from './qualify.ts';

describeOnDatabases('the referral programme (domain: Demo numbers)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { SESSION_IDLE_SECONDS: '86400000' } });
    site.core.clock.set('2026-11-10T02:00:00Z');
  });
  afterAll(() => site.close());

  const getOverview = async ({ token }: TestPlayer) =>
    getData<ReferralOverview>(await site.call(referral.getReferralOverview, {}, { token }));
  const getReferred = async ({ token }: TestPlayer) =>
    getData<List<ReferredPlayer>>(await site.call(referral.referredPlayers, {}, { token }));
  const getEarnings = async ({ token }: TestPlayer) =>
    getData<List<ReferralEarning>>(await site.call(referral.referralEarnings, {}, { token }));
  const claim = ({ token }: TestPlayer, id = '') =>
    site.call(referral.claimReferral, { id }, { token, idempotencyKey: newKey() });

  let phones = 0;
  /** Signs a player up with an invitation code, as the landing page of the link does. */
  async function signUpWith(inviteCode: string): Promise<{ playerId: string; phone: string }> {
    phones += 1;
    const phone = `0916${String(phones).padStart(7, '0')}`;
    getData(await site.call(auth.sendRegisterPhoneCode, { code: encodePhone(phone) }));
    const { token } = getData<{ token: string }>(
      await site.call(auth.registerV2, {
        phone,
        code: site.core.outside.phone.lastCode(phone),
        password: 'Secret.1',
        inviteCode,
        gameUserBankCard: bankCardForm(phone),
      }),
    );
    const { userId } = getData<{ userId: string }>(await site.call(auth.getInfo, {}, { token }));
    return { playerId: userId, phone };
  }

  it('gives a code and a link of the site, and lists who signed up with it', async () => {
    const player = await site.signUp();
    const { inviteCode, link, ...rest } = await getOverview(player);
    expect(inviteCode).toMatch(/^[A-Z2-9]{7}$/);
    expect(new URL(link).pathname + new URL(link).search).toBe(`/entry?inviteCode=${inviteCode}`);
    expect(rest).toEqual({
      invitedCount: 0,
      qualifiedCount: 0,
      earnedAmount: '0.00',
      claimableAmount: '0.00',
      requiredDeposits: '500.00',
      requiredBets: '2000.00',
      reward: '50.00',
      monthlyRate: '0.05',
    });
    const { playerId, phone } = await signUpWith(inviteCode);
    const { rows, total } = await getReferred(player);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      player: `09•• ${phone.slice(-3)}`,
      state: 'registered',
      deposits: '0.00',
      validBets: '0.00',
    });
    expect(JSON.stringify(rows)).not.toContain(playerId);
  });

  it('rewards the referrer once, at 500 of deposits and 2,000 of valid bets', async () => {
    const player = await site.signUp();
    const friend = await signUpWith((await getOverview(player)).inviteCode);
    const run = () => site.core.jobs.runNow('referral.qualify');
    await countBet(site, { ...friend, amount: 200_000n });
    await site.give(friend, 49_999n);
    await run();
    expect((await getEarnings(player)).total).toBe(0);
    await site.give(friend, 1n);
    await run();
    await run();
    const { rows, total } = await getEarnings(player);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: 'reward',
      period: '',
      amount: '50.00',
      state: 'pending',
    });
    expect((await getReferred(player)).rows[0]).toMatchObject({
      state: 'qualified',
      deposits: '500.00',
      validBets: '2000.00',
      earnedAmount: '50.00',
    });
    expect(getData(await claim(player, rows[0]?.id))).toMatchObject({ state: 'claimed' });
    expect(await site.balance(player)).toMatchObject({ balance: '50.00' });
    expect(await getOverview(player)).toMatchObject({
      invitedCount: 1,
      qualifiedCount: 1,
      earnedAmount: '50.00',
      claimableAmount: '0.00',
    });
    expect(refusalIn(await claim(await site.signUp(), rows[0]?.id)).code).toBe(404);
  });

  it('pays 0.05 % of what they bet after that, once a month', async () => {
    const player = await site.signUp();
    const friend = await signUpWith((await getOverview(player)).inviteCode);
    await site.give(friend, 50_000n);
    await countBet(site, { ...friend, amount: 200_000n });
    site.core.clock.set('2026-11-15T00:00:00Z');
    await site.core.jobs.runNow('referral.qualify');
    site.core.clock.set('2026-11-30T15:59:59Z');
    await countBet(site, { ...friend, amount: 2_250_000n });
    site.core.clock.set('2026-11-30T20:00:00Z');
    await countBet(site, { ...friend, amount: 9_000_000n });
    await issueMonthlyEarnings(site.core, '2026-12-01');
    await issueMonthlyEarnings(site.core, '2026-12-01');
    await issueMonthlyEarnings(site.core, '2026-12-02');
    const { rows } = await getEarnings(player);
    expect(rows.map(({ kind, period, amount }) => [kind, period, amount])).toEqual([
      ['monthly', '2026-11', '11.25'],
      ['reward', '', '50.00'],
    ]);
    expect(await getOverview(player)).toMatchObject({
      earnedAmount: '61.25',
      claimableAmount: '61.25',
    });
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
