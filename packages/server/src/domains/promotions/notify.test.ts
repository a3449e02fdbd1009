import { messages } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Message } from '@parlor/api/entities/message';
import { expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  type Joined,
  openPromotionSite,
} from '../../testing/index.ts';

describeOnDatabases('messages about promotions', (database) => {
  const { ask, close, joined, seat, settle, site, unlock } = openPromotionSite(database);

  it('notifies the player once of each change of a record', async () => {
    const read = async ({ player }: Joined) => {
      const page = { page: 1, limit: 20, kind: 'activity' as const };
      const { rows } = getData<{ rows: Message[] }>(
        await site().call(messages.messageList, page, { token: player.token }),
      );
      const own = rows.filter(({ link }) => link.startsWith('/pages/account/myPromotion/'));
      return own.map(({ title, summary }) => `${title}. ${summary}`).reverse();
    };
    const settled = await joined();
    await ask(settled, { ask_bet: 1_000n, ask_netwin: 500n });
    const { bet, win } = await seat(settled);
    // Settlable, then not, then settlable again.
    for (const result of ['20.00', '0.00', '30.00']) {
      site().core.clock.advance(1_000);
      await win((await bet('10.00')).bet, result);
    }
    site().core.clock.advance(1_000);
    getData(await settle(settled));
    expect(await read(settled)).toEqual([
      expect.stringContaining('You joined Welcome bonus. ₱200.00 is in the promotion'),
      'You can settle Welcome bonus. The conditions are met. Settle it to move ₱210.00 to your wallet.',
      'Welcome bonus is settled. ₱220.00 is in your wallet.',
    ]);
    const closed = await joined();
    site().core.clock.advance(1_000);
    getData(await close(closed));
    expect((await read(closed)).slice(1)).toEqual([
      'Welcome bonus is closed. Its balance of ₱200.00 is void.',
    ]);
    const unlocked = await joined();
    await ask(unlocked, { release_below: 30_000n });
    site().core.clock.advance(1_000);
    getData(await unlock(unlocked));
    expect((await read(unlocked)).slice(1)).toEqual([
      'Welcome bonus is unlocked. The rest of its balance, ₱200.00, is void.',
    ]);
  });

  it('notifies the player once a day before the deadline, and at the deadline', async () => {
    const of = await joined();
    const getTitles = async () => {
      const rows = await database()
        .db.selectFrom('message')
        .select('texts')
        .where('player_id', '=', of.player.playerId)
        .where('link', 'like', '/pages/account/myPromotion/%')
        .orderBy('created_at')
        .execute();
      return rows.map(({ texts }) => texts.en_US?.title);
    };
    const remind = async () => {
      await Promise.all([
        site().core.jobs.runNow('promotions.ending'),
        site().core.jobs.runNow('promotions.ending'),
      ]);
      await site().core.jobs.runNow('promotions.due');
    };
    site().core.clock.advance(6 * DAY_MS - 1_000);
    await remind();
    expect(await getTitles()).toEqual(['You joined Welcome bonus']);
    site().core.clock.advance(1_000);
    await remind();
    await remind();
    expect((await getTitles()).slice(1)).toEqual(['Welcome bonus ends soon']);
    site().core.clock.advance(DAY_MS);
    await remind();
    expect((await getTitles()).slice(2)).toEqual(['Welcome bonus has expired']);
  });
});
