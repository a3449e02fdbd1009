import { rebate } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../core/database/transaction.ts';
import { describeOnPostgres, newKey, openTestSite, type TestSite } from '../../testing/index.ts';
import { expireRewards, issueReward } from './rewards.ts';

describeOnPostgres('races of claims and expiry', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const issue = (playerId: string, scope: string) =>
    withTransaction(database().db, (trx) =>
      issueReward(trx, site.core.clock, {
        playerId,
        program: 'rebate',
        kind: 'day',
        scope,
        subject: '2026-11-18',
        level: 0,
        amount: 500n,
        currency: 'PHP',
        claim: { days: 7 },
        actor: 'system:test',
      }),
    );

  it('issues one reward per scope, however many servers try', async () => {
    const { playerId } = await site.signUp();
    const issued = await Promise.all(Array.from({ length: 12 }, () => issue(playerId, 'one')));
    expect(issued.filter((id) => id !== undefined)).toHaveLength(1);
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('pays a reward once for many claims at once', async () => {
    const player = await site.signUp();
    const id = (await issue(player.playerId, 'many-claims')) ?? '';
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        site.call(rebate.claimRebate, { id }, { token: player.token, idempotencyKey: newKey() }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 200));
    expect(await site.balance(player)).toMatchObject({ balance: '5.00', claimable: '0.00' });
  });

  it('either claims or expires, never both', async () => {
    const players = await Promise.all(Array.from({ length: 8 }, () => site.signUp()));
    const rewards = await Promise.all(
      players.map(async (player, index) => ({
        player,
        id: (await issue(player.playerId, `raced-${index}`)) ?? '',
      })),
    );
    // A claim that begins in time races with the job of a server whose clock is ahead.
    const clock = { now: () => site.core.clock.now() + 8 * DAY_MS };
    await Promise.all([
      ...rewards.map(({ player: { token }, id }) =>
        site.call(rebate.claimRebate, { id }, { token, idempotencyKey: newKey() }),
      ),
      expireRewards({ ...site.core, clock }),
      expireRewards({ ...site.core, clock }),
    ]);
    const rows = await database()
      .db.selectFrom('reward')
      .innerJoin('ledger_transfer as t', (join) =>
        join.onRef('t.scope', '=', 'reward.scope').on('t.key', '=', 'claim'),
      )
      .select(['reward.state', 't.kind'])
      .where('reward.scope', 'like', 'raced-%')
      .execute();
    expect(rows).toHaveLength(8);
    for (const { state, kind } of rows) {
      expect(kind).toBe(state === 'claimed' ? 'rebate.claim' : 'rebate.expire');
    }
    expect(await site.core.auditor.runFull()).toBe(0);
  });
});
