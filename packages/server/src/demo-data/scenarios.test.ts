import { readFileSync } from 'node:fs';
import { auth, promotions, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../core/database/transaction.ts';
import { verifyPassword } from '../domains/authentication/passwords.ts';
import { findPlayer } from '../domains/players/store.ts';
import { openSession } from '../domains/sessions/sessions.ts';
import { readSite } from '../domains/site/store.ts';
import { approveAutomatically } from '../domains/withdrawals/payout.ts';
import { tokenFile } from '../operator/accounts.ts';
import { buildOperatorServer } from '../operator/server.ts';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  providerGame,
  type TestSite,
} from '../testing/index.ts';
import { seedHeavyMonth } from './heavy-month.ts';
import { type Newcomer, newcomer } from './newcomer.ts';
import { runScenario, scenarios } from './scenarios.ts';

const MONTH_MS = 31 * DAY_MS;

describeOnDatabases('pnpm seed (domain: Demo numbers)', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    const games = ['lucky-sevens', 'koi-pond', 'mango-fiesta'].map((code) => providerGame(code));
    site = await openTestSite(database().db, { games });
  });
  afterAll(() => site.close());

  /** The player after a login. */
  async function seenBy({ playerId }: Newcomer) {
    const { core } = site;
    const token = await withTransaction(core.db, (trx) =>
      openSession(trx, core.clock, core.config, { playerId, device: 'test', deviceHash: '' }),
    );
    return {
      info: getData(await site.call(auth.getInfo, {}, { token })),
      balance: getData<Record<string, string>>(
        await site.call(wallet.getBalanceInfo, {}, { token }),
      ),
      bills: getData<{ total: number }>(await site.call(wallet.billList, {}, { token })).total,
      request: getData<{ pending: { state: string } | null }>(
        await site.call(wallet.getWithdrawRequest, {}, { token }),
      ),
    };
  }
  async function set(name: string) {
    const scene = await runScenario(site.core, name);
    if (!scene) throw new Error(`no scene ${name}`);
    return scene;
  }

  it.each([
    ['mid-promotion', 'ongoing', '4000.00', '880.00'],
    ['settlable', 'settlable', '1000.00', '100.00'],
    ['almost-settlable', 'ongoing', '959.80', '120.00'],
    ['spent-promotion', 'ongoing', '119.50', '0.50'],
  ])('%s: has a record that is %s', async (name, status, bet, balance) => {
    const { player } = await set(name);
    const { core } = site;
    const token = await withTransaction(core.db, (trx) =>
      openSession(trx, core.clock, core.config, {
        playerId: player.playerId,
        device: 'test',
        deviceHash: '',
      }),
    );
    const { rows } = getData<{ rows: object[] }>(
      await site.call(promotions.recordList, {}, { token }),
    );
    expect(rows).toMatchObject([{ status, currentBetAmount: bet, currentBalance: balance }]);
    expect(await core.auditor.runFull()).toBe(0);
  });

  it('vip-10: has the highest level by real rounds, and its bonuses to claim', async () => {
    const { player } = await set('vip-10');
    const { info, balance } = await seenBy(player);
    expect(info).toMatchObject({ level: 10 });
    // The upgrade bonuses of VIP 1 to VIP 10.
    expect(balance).toMatchObject({ claimable: '35150.00' });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('rewards: has a rebate, a bonus and a referral reward to claim, and an expired bonus', async () => {
    const { player } = await set('rewards');
    const { balance } = await seenBy(player);
    // Rebate of 0.40 % on 1,000.00, bonuses of 100.00 and 25.00, 50.00 for the friend.
    expect(balance).toMatchObject({ balance: '1000.00', claimable: '179.00' });
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  it('new: can log in, and has no money', async () => {
    const { player } = await set('new');
    const row = await findPlayer(site.core.db, player.playerId);
    const hash = row?.password_hash ?? null;
    const { passwordMemory: memory } = site.core.config;
    expect(await verifyPassword(player.password, hash, memory)).toBe(true);
    const { info, balance, bills } = await seenBy(player);
    expect(info).toMatchObject({ username: player.username });
    expect([balance.total, bills]).toEqual(['0.00', 0]);
  });

  it('depositor: has a deposit in the wallet', async () => {
    const { player, about } = await set('depositor');
    const { balance, bills } = await seenBy(player);
    expect([balance.balance, bills]).toEqual(['500.00', 1]);
    expect(about).toContain('500.00 PHP');
  });

  it('under audit: the withdrawal waits for manual review', async () => {
    const { player } = await set('under-audit');
    site.core.clock.advance(600_000);
    await approveAutomatically(site.core, 60_000);
    const { balance, request } = await seenBy(player);
    expect(balance).toMatchObject({ balance: '500.00', onHold: '500.00' });
    expect(request.pending?.state).toBe('pendingReview');
  });

  it('abandoned round: has money in a game that can be opened', async () => {
    const { player, launchUrl } = await set('abandoned-round');
    expect(launchUrl).toMatch(/^http/);
    expect((await seenBy(player)).balance).toMatchObject({ balance: '0.00', inPlay: '500.00' });
  });

  it('heavy month: has the stated number of transactions, which sum to the balance', async () => {
    const { core } = site;
    const settings = await readSite(core.db);
    const player = await newcomer(core, settings, 'heavy-month', {
      now: () => core.clock.now() - MONTH_MS,
    });
    await seedHeavyMonth(core, settings, player, 400);
    const { balance, bills } = await seenBy(player);
    expect(bills).toBe(400);
    const entries = await core.db
      .selectFrom('ledger_account as a')
      .innerJoin('ledger_entry as e', 'e.account_id', 'a.id')
      .select((of) => of.fn.sum<bigint>('e.amount').as('sum'))
      .where('a.code', '=', `player:${player.playerId}:cash`)
      .executeTakeFirstOrThrow();
    expect(Number(balance.balance)).toBe(-Number(entries.sum) / 100);
  });

  it('keeps every ledger invariant', async () => {
    expect(await site.core.auditor.runFull()).toBe(0);
  });

  describe('over the operator’s server', () => {
    const post = async (name: string, mode: 'demo' | 'live' = 'demo') => {
      const core = { ...site.core, config: { ...site.core.config, mode } };
      const app = buildOperatorServer(core);
      const token = readFileSync(tokenFile(core.config.dataDir), 'utf8').trim();
      const response = await app.inject({
        method: 'POST',
        url: `/operator/scenarios/${name}`,
        headers: { authorization: `Bearer ${token}` },
      });
      await app.close();
      return [response.statusCode, response.json()] as const;
    };

    it('prints how to log in, and records the operator', async () => {
      const [status, scene] = await post('new');
      expect([status, scene]).toEqual([
        200,
        expect.objectContaining({
          player: expect.objectContaining({ password: expect.any(String) }),
        }),
      ]);
      const noted = await site.core.db
        .selectFrom('audit_entry')
        .select('actor')
        .where('action', '=', 'scenario.set')
        .executeTakeFirst();
      expect(noted?.actor).toBe('operator:demo');
    });

    it('refuses unknown names, and live mode', async () => {
      expect((await post('nobody'))[0]).toBe(404);
      const players = () => site.core.db.selectFrom('player').select('id').execute();
      const before = (await players()).length;
      expect((await post('new', 'live'))[0]).toBe(409);
      expect(await players()).toHaveLength(before);
    });
  });

  it('have unique names that can be typed', () => {
    const names = scenarios.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z\d]+)*$/);
  });
});
