import { statSync } from 'node:fs';
import { wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  openTestSite,
  type TestOperator,
  type TestSite,
  testOperator,
} from '../testing/index.ts';
import { tokenFile } from './accounts.ts';
import {
  accounts,
  audit,
  catalogue,
  money,
  operatorCalls,
  players,
  site as siteDesk,
} from './calls/index.ts';

describeOnDatabases('the operator', (database) => {
  let site: TestSite;
  let operator: TestOperator;
  beforeAll(async () => {
    site = await openTestSite(database().db);
    operator = testOperator(site);
  });
  afterAll(() => site.close());

  const lastEntry = async () => (await operator.must(audit.listAudit, { limit: 1 })).rows[0];

  describe('access', () => {
    it('S31: every call requires the token of a named operator', async () => {
      for (const call of operatorCalls) {
        const path = call.path.replaceAll(/\{\w+\}/g, 'x');
        const url = `/operator${path}`;
        const bare = await site.domains.operator.inject({ method: call.method, url });
        expect(bare.statusCode, call.id).toBe(401);
      }
      const stranger = testOperator(site, 'x'.repeat(43));
      expect((await stranger.ask(siteDesk.showSite)).status).toBe(401);
    });

    it('S31: serves no operator call on the players’ origin', async () => {
      for (const path of ['/operator/site', '/operator/docs', '/user-api/operator/site']) {
        const answer = await site.app.inject({
          url: path,
          headers: { accept: 'application/json' },
        });
        expect(answer.statusCode, path).toBe(404);
      }
    });

    it('S31: the demo’s token file is readable by its owner only, and the token is stored as a hash', async () => {
      const file = tokenFile(site.core.config.dataDir);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const rows = await database().db.selectFrom('operator_account').selectAll().execute();
      expect(rows.map(({ token_hash }) => token_hash)).toEqual([
        expect.stringMatching(/^[\da-f]{64}$/),
      ]);
    });

    it('S31: a server does not overwrite the token file of another data folder', async () => {
      const other = await openTestSite(database().db);
      try {
        expect((await testOperator(other).ask(accounts.listAccounts)).body.rows).toMatchObject([
          { name: 'demo' },
          { name: 'demo-2' },
        ]);
        expect((await operator.ask(siteDesk.showSite)).status).toBe(200);
        await operator.must(accounts.disableAccount, { name: 'demo-2' });
      } finally {
        await other.close();
      }
    });

    it('serves its documentation without a token, because it contains no secret', async () => {
      const page = await site.domains.operator.inject('/operator/docs/');
      expect(page.statusCode).toBe(200);
      const document = (await site.domains.operator.inject('/operator/docs/json')).json();
      expect(Object.keys(document.paths)).toContain('/operator/games/maintain');
      for (const path of [
        '/operator/docs/../site',
        '/operator/docsite',
        '/operator/docs%2f..%2fsite',
      ]) {
        expect((await site.domains.operator.inject(path)).statusCode, path).not.toBe(200);
      }
    });
  });

  describe('accounts', () => {
    it('S31: each has its own token, roles and expiry', async () => {
      const made = await operator.must(accounts.addAccount, { name: 'ana', roles: ['support'] });
      expect(JSON.stringify(await lastEntry())).not.toContain(made.token);
      const ana = testOperator(site, made.token);
      expect((await ana.ask(players.findPlayers)).status).toBe(200);
      expect(await ana.ask(money.listWithdrawals)).toEqual({
        status: 403,
        body: { error: 'this needs the role money; you have support' },
      });
      expect(await lastEntry()).toMatchObject({
        action: 'operator.refused',
        actor: 'operator:ana',
      });
      await operator.must(accounts.setAccount, { name: 'ana', roles: ['support', 'money'] });
      expect((await ana.ask(money.listWithdrawals)).status).toBe(200);

      const renewed = await operator.must(accounts.renewAccount, { name: 'ana' });
      expect((await ana.ask(players.findPlayers)).status).toBe(401);
      const again = testOperator(site, renewed.token);
      expect((await again.ask(players.findPlayers)).status).toBe(200);
      await operator.must(accounts.disableAccount, { name: 'ana' });
      expect((await again.ask(players.findPlayers)).status).toBe(401);
    });

    it('keep at least one admin, and have unique names', async () => {
      for (const [call, args] of [
        [accounts.disableAccount, { name: 'demo' }],
        [accounts.setAccount, { name: 'demo', roles: ['viewer'] }],
        [accounts.addAccount, { name: 'demo', roles: ['viewer'] }],
      ] as const) {
        expect((await operator.ask(call, args)).status, call.id).toBe(409);
      }
      expect((await operator.ask(accounts.renewAccount, { name: 'nobody' })).status).toBe(404);
    });
  });

  describe('the audit log', () => {
    it('S31: is filtered by operator, action, subject and time, and records reads of players', async () => {
      const player = await site.signUp({ username: 'looked.at' });
      const {
        money: map,
        phone,
        cards,
      } = await operator.must(players.showPlayer, { player: 'looked.at' });
      expect([map.total, phone, cards]).toEqual(['0.00', player.phone, ['Banco de Isla •• 7890']]);
      const subject = `player:${player.playerId}`;
      expect((await operator.must(audit.listAudit, { subject })).rows).toMatchObject([
        { actor: 'operator:demo', action: 'player.show' },
      ]);
      const { rows } = await operator.must(audit.listAudit, { subject, everybody: 'true' });
      expect(rows.map(({ action }) => action)).toContain('player.registered');
      for (const off of [{}, { off: true }] as const) {
        await operator.must(catalogue.hideGames, { ids: ['lucky-sevens'], ...off });
      }
      const games = await operator.must(audit.listAudit, { action: 'game.', limit: 2 });
      expect(games.rows).toHaveLength(2);
      const [newest, older] = games.rows;
      const before = await operator.must(audit.listAudit, {
        action: 'game.',
        before: newest?.id,
        limit: 1,
      });
      expect(before.rows[0]?.id).toBe(older?.id);
      expect(await operator.must(audit.showAudit, { id: older?.id })).toEqual(older);
      site.core.clock.advance(2 * DAY_MS);
      expect((await operator.must(audit.listAudit, { since: '+0m' })).rows).toEqual([]);
      expect((await operator.ask(audit.showAudit, { id: '999999999' })).status).toBe(404);
    });

    it('finds players by part of a name or phone, masked', async () => {
      const player = await site.signUp({ username: 'Found.Me' });
      for (const search of [
        'found.m',
        player.phone,
        `+63${player.phone.slice(1)}`,
        player.playerId,
      ]) {
        const { rows } = await operator.must(players.findPlayers, { search });
        expect(rows, search).toMatchObject([{ playerId: player.playerId, username: 'Found.Me' }]);
        expect(rows[0]?.phone).toMatch(/^0917•••\d{4}$/);
      }
      expect((await operator.must(players.findPlayers, { search: '%' + '%' })).rows).toEqual([]);
      expect((await operator.ask(players.showPlayer, { player: 'nobody.at.all' })).status).toBe(
        404,
      );
    });
  });

  it('S20: ends only the sessions of the given player', async () => {
    const [one, other] = [await site.signUp(), await site.signUp()];
    const alive = async ({ token }: { token: string }) =>
      (await site.call(wallet.getBalanceInfo, {}, { token })).code === 200;
    const [foreign] = (await operator.must(players.listSessions, { player: other.playerId })).rows;
    const reason = 'lost phone';
    const wrong = { player: one.playerId, session: foreign?.sessionId, reason };
    expect((await operator.ask(players.endSessions, wrong)).status).toBe(404);
    expect([await alive(one), await alive(other)]).toEqual([true, true]);
    const { ended } = await operator.must(players.endSessions, { player: one.playerId, reason });
    expect(ended).toBe(1);
    expect([await alive(one), await alive(other)]).toEqual([false, true]);
    expect(await lastEntry()).toMatchObject({
      action: 'player.sessionsEnd',
      detail: { reason, ended: 1 },
    });
  });
});
