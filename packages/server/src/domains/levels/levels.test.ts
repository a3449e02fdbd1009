import { auth, levels, messages } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { LevelSchedule, MemberLevel } from '@parlor/api/entities/level';
import type { Message } from '@parlor/api/entities/message';
import type { UserInfo } from '@parlor/api/entities/player';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { site as siteCalls } from '../../operator/calls/index.ts';
import {
  countBet,
  describeOnDatabases,
  getData,
  openTestSite,
  type TestPlayer,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';

describeOnDatabases('member levels (domain: Demo numbers)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const getSchedule = async ({ token }: TestPlayer) =>
    getData<LevelSchedule>(await site.call(levels.getNextLevelSchedule, {}, { token }));
  const getLevel = async ({ token }: TestPlayer) =>
    getData<UserInfo>(await site.call(auth.getInfo, {}, { token })).level;

  it('lists VIP 0 to VIP 10 with their benefits to everybody', async () => {
    const { rows } = getData<{ rows: MemberLevel[] }>(await site.call(levels.levelList, {}));
    expect(rows).toHaveLength(11);
    expect(rows[4]).toEqual({
      level: 4,
      name: 'VIP 4',
      requiredBets: '500000.00',
      upgradeBonus: '188.00',
      monthlyBonus: '62.66',
      monthlyRequiredBets: '1000.00',
      birthdayBonus: '94.00',
      isHighest: false,
    });
    expect(rows[0]).toMatchObject({ monthlyBonus: '0.00', monthlyRequiredBets: '0.00' });
    expect(rows.at(-1)).toMatchObject({ level: 10, isHighest: true });
  });

  it('counts valid bets of every fund, each bet once, and raises the level at its threshold', async () => {
    const player = await site.signUp();
    const { playerId } = player;
    await countBet(site, { playerId, amount: 600_000n });
    await countBet(site, { playerId, amount: 399_999n, promotion: 'welcome' });
    await site.core.jobs.runNow('levels.raise');
    expect(await getSchedule(player)).toMatchObject({
      level: 0,
      nextLevelName: 'VIP 1',
      currentBets: '9999.99',
      remainingBets: '0.01',
      percent: 99,
    });
    await countBet(site, { playerId, amount: 1n });
    await site.core.jobs.runNow('levels.raise');
    expect(await getLevel(player)).toBe(1);
    expect(await getSchedule(player)).toEqual({
      level: 1,
      levelName: 'VIP 1',
      nextLevel: 2,
      nextLevelName: 'VIP 2',
      currentBets: '10000.00',
      requiredBets: '50000.00',
      remainingBets: '40000.00',
      percent: 20,
    });
  });

  it('keeps a level after a rollback and after a higher threshold', async () => {
    const player = await site.signUp();
    const { playerId } = player;
    await countBet(site, { playerId, amount: 1_000_000n });
    await site.core.jobs.runNow('levels.raise');
    await countBet(site, { playerId, amount: -900_000n });
    await site.core.jobs.runNow('levels.raise');
    expect(await getLevel(player)).toBe(1);
    expect(await getSchedule(player)).toMatchObject({ level: 1, currentBets: '1000.00' });
  });

  it('skips no bet after downtime, and reaches the highest level in one step', async () => {
    const player = await site.signUp();
    await site.core.jobs.runNow('levels.raise');
    await countBet(site, { playerId: player.playerId, amount: 10_000_000_000n });
    site.core.clock.advance(3 * DAY_MS);
    await site.core.jobs.runNow('levels.raise');
    expect(await getSchedule(player)).toMatchObject({
      level: 10,
      nextLevel: null,
      requiredBets: null,
      remainingBets: '0.00',
      percent: 100,
    });
    const audited = await database()
      .db.selectFrom('audit_entry')
      .select('detail')
      .where('action', '=', 'player.levelRaised')
      .where('subject', '=', `player:${player.playerId}`)
      .execute();
    expect(audited).toEqual([{ detail: { from: 0, to: 10, bets: '10000000000' } }]);
    await site.core.jobs.runNow('levels.raise');
    const { rows } = getData<{ rows: Message[] }>(
      await site.call(messages.messageList, { page: 1, limit: 20, kind: 'activity' }, player),
    );
    expect(rows.filter(({ title }) => title.includes('VIP'))).toMatchObject([
      { title: 'You reached VIP 10', link: '/pages/account/levels' },
    ]);
  });

  it('follows the ladder that an operator changes', async () => {
    const operator = testOperator(site);
    const { levels: ladder } = (await operator.must(siteCalls.showSite, { field: 'levels' })) as {
      levels: Record<string, unknown>[];
    };
    const [first, second] = ladder;
    await operator.must(siteCalls.setSite, {
      levels: [first, { ...second, name: 'Coral', requiredBets: '5.00', upgradeBonus: '9.50' }],
    });
    const { rows } = getData<{ rows: MemberLevel[] }>(await site.call(levels.levelList, {}));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      name: 'Coral',
      requiredBets: '5.00',
      upgradeBonus: '9.50',
      isHighest: true,
    });
    const player = await site.signUp();
    await countBet(site, { playerId: player.playerId, amount: 500n });
    await site.core.jobs.runNow('levels.raise');
    expect(await getLevel(player)).toBe(1);
  });
});
