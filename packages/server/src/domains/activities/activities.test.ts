import { activities, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Activity, ActivityDetail } from '@parlor/api/entities/activity';
import type { List } from '@parlor/api/entities/common';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { activities as operatorCalls } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  getData,
  newKey,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';

describeOnDatabases('activities (domain: Demo numbers)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { SESSION_IDLE_SECONDS: '86400000' } });
  });
  afterAll(() => site.close());

  const participate = ({ token }: TestPlayer, id: string, args: object = {}) =>
    site.call(
      activities.participateInActivity,
      { id, ...args },
      { token, idempotencyKey: newKey() },
    );
  const getInfo = async (id: string, player?: TestPlayer) =>
    getData<ActivityDetail>(
      await site.call(activities.activityInfo, { id }, player ? { token: player.token } : {}),
    );

  it('lists one of each kind to visitors, and a player’s own buttons', async () => {
    const { rows } = getData<List<Activity>>(await site.call(activities.activityList, {}));
    expect(rows.map(({ kind, status, button }) => [kind, status, button])).toEqual([
      ['attend', 'open', 'confirmAttend'],
      ['claim', 'open', 'claim'],
      ['apply', 'open', 'confirmAttend'],
    ]);
    expect(rows[0]).toMatchObject({ activityName: 'Seven days' });
    const player = await site.signUp();
    getData(await participate(player, 'seven-days'));
    const own = getData<List<Activity>>(
      await site.call(activities.activityList, {}, { token: player.token }),
    );
    expect(own.rows.map(({ button }) => button)).toEqual(['attended', 'claim', 'confirmAttend']);
  });

  it('counts one check-in a day and pays the prize on the seventh day', async () => {
    const player = await site.signUp();
    for (let day = 1; day <= 7; day += 1) {
      await Promise.all([participate(player, 'seven-days'), participate(player, 'seven-days')]);
      const info = await getInfo('seven-days', player);
      expect(info.attendedDays).toHaveLength(day);
      expect(info.button).toBe(day === 7 ? 'claimed' : 'attended');
      site.core.clock.advance(DAY_MS);
    }
    expect((await getInfo('seven-days', player)).paidAt).not.toBeNull();
    expect(await site.balance(player)).toMatchObject({ balance: '77.00', claimable: '0.00' });
    getData(await participate(player, 'seven-days'));
    expect(await site.balance(player)).toMatchObject({ balance: '77.00' });
    const bills = getData<List<{ kind: string; subject: string }>>(
      await site.call(wallet.billList, { type: 'rewards' }, player),
    );
    expect(bills.rows).toMatchObject([{ kind: 'activity.claim', subject: 'Seven days' }]);
  });

  it('gives a gift once for its code', async () => {
    const player = await site.signUp();
    expect((await getInfo('gift-code', player)).needsCode).toBe(true);
    expect(refusalIn(await participate(player, 'gift-code', { code: 'WRONG' }))).toMatchObject({
      code: 422,
      reason: 'promotion.codeWrong',
      field: 'code',
    });
    const answers = await Promise.all(
      ['parlor', ' PARLOR '].map((code) => participate(player, 'gift-code', { code })),
    );
    for (const answer of answers) expect(getData(answer)).toMatchObject({ button: 'claimed' });
    expect(await site.balance(player)).toMatchObject({ balance: '18.00' });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('takes one application, which an operator approves or rejects once', async () => {
    const id = 'table-of-the-month';
    const operator = testOperator(site);
    const [lucky, unlucky] = [await site.signUp(), await site.signUp()];
    for (const player of [lucky, unlucky]) {
      expect(getData(await participate(player, id, { note: 'Please' }))).toMatchObject({
        button: 'attended',
        application: { state: 'pendingReview', answer: '' },
      });
      getData(await participate(player, id, { note: 'Again' }));
    }
    const open = await operator.must(operatorCalls.listApplications);
    expect(open.rows).toMatchObject([{ note: 'Please' }, { note: 'Please' }]);
    const review = (player: TestPlayer, decision: string) => ({
      activityId: id,
      playerId: player.playerId,
      decision,
      answer: 'As you see',
    });
    await operator.must(operatorCalls.reviewApplication, review(lucky, 'approved'));
    await operator.must(operatorCalls.reviewApplication, review(unlucky, 'rejected'));
    const again = await operator.ask(operatorCalls.reviewApplication, review(unlucky, 'approved'));
    expect(again.status).toBe(409);
    expect(await site.balance(lucky)).toMatchObject({ balance: '188.00' });
    expect(await site.balance(unlucky)).toMatchObject({ balance: '0.00' });
    expect(await getInfo(id, lucky)).toMatchObject({ button: 'claimed' });
    expect(await getInfo(id, unlucky)).toMatchObject({
      button: 'attended',
      application: { state: 'rejected', answer: 'As you see' },
    });
  });

  it('refuses a frozen player, and everybody before the start and after the end', async () => {
    const player = await site.signUp();
    const operator = testOperator(site);
    await database()
      .db.updateTable('player')
      .set({ frozen_at: new Date() })
      .where('id', '=', player.playerId)
      .execute();
    expect(refusalIn(await participate(player, 'seven-days')).reason).toBe('accountFrozen');
    const inEvery = (text: string) =>
      Object.fromEntries(['en_US', 'th_TH', 'my_MM', 'zh_CN', 'ms_MY'].map((each) => [each, text]));
    await operator.must(operatorCalls.addActivity, {
      id: 'soon',
      kind: 'claim',
      title: inEvery('Soon'),
      text: inEvery('Soon'),
      content: inEvery('<p>Soon</p>'),
      art: 'banners/sky-race.webp',
      prize: '5',
      from: '+1d',
      until: '+2d',
    });
    const other = await site.signUp();
    expect(await getInfo('soon')).toMatchObject({ status: 'upcoming', needsCode: false });
    expect(refusalIn(await participate(other, 'soon')).reason).toBe('event.ended');
    site.core.clock.advance(1.5 * DAY_MS);
    expect(getData(await participate(other, 'soon'))).toMatchObject({ button: 'claimed' });
    site.core.clock.advance(DAY_MS);
    expect(refusalIn(await participate(await site.signUp(), 'soon')).reason).toBe('event.ended');
    await operator.must(operatorCalls.setActivity, { id: 'soon', hidden: true });
    expect(refusalIn(await site.call(activities.activityInfo, { id: 'soon' })).code).toBe(404);
  });
});
