import { play } from '@parlor/api/calls';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  describeOnPostgres,
  getData,
  newKey,
  openTestSite,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

/** A bound that does not depend on the load of the machine (ADR 0061). */
describe('database work of a game session', () => {
  describeOnPostgres('opening and leaving a game', (database) => {
    let site: TestSite;
    let player: TestPlayer;
    beforeAll(async () => {
      site = await openTestSite(database().db);
      player = await site.richPlayer();
    });
    afterAll(() => site.close());

    async function openAndLeave() {
      const { sessionId } = getData<{ sessionId: string }>(
        await site.call(
          play.launchGame,
          { id: 'lucky-sevens' },
          { token: player.token, idempotencyKey: newKey() },
        ),
      );
      getData(await site.call(play.exitGame, { id: sessionId }, { token: player.token }));
    }

    it('takes at most 20 statements and 4 commits that write', async () => {
      await openAndLeave();
      const query = vi.spyOn(Client.prototype, 'query');
      await openAndLeave();
      const texts = query.mock.calls.map(([sent]: unknown[]) =>
        typeof sent === 'string' ? sent : (sent as { text: string }).text,
      );
      query.mockRestore();
      const isFrame = (text: string) => text === 'begin' || text === 'commit';
      const statements = texts.filter((text) => !isFrame(text));
      // Outside of a transaction each writing statement is a transaction.
      let inTransaction = false;
      let commits = 0;
      for (const text of texts) {
        if (text === 'begin') inTransaction = true;
        else if (text === 'commit') inTransaction = false;
        const isAlone = !inTransaction && /\b(insert|update|delete) /.test(text);
        if (text === 'commit' || isAlone) commits += 1;
      }
      expect(commits).toBe(4);
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(20);
    });
  });
});
