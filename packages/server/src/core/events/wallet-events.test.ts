import { auth, play, wallet } from '@parlor/api/calls';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { settlePayment } from '../../domains/payments/settle.ts';
import { postEvent } from '../../domains/play/rounds.ts';
import { readSite } from '../../domains/site/store.ts';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

/** By then every screen that shows the balance has reloaded it (issue: deposits). */
const WITHIN_MS = 2_000;

describeOnDatabases('balance.changed events of the wallet', (database) => {
  let site: TestSite;
  let other: TestSite;
  let player: TestPlayer;
  const streams: Subscriber[] = [];
  beforeAll(async () => {
    site = await openTestSite(database().db);
    // A second server on the same database: its own hub, its own sessions.
    other = await openTestSite(database().db);
    player = await site.signUp();
    await site.give(player, 100_000n);
    for (const each of [site, other]) {
      const origin = await each.app.listen({ host: '127.0.0.1', port: 0 });
      streams.push(await subscribe(origin, player.token));
    }
  });
  afterAll(async () => {
    for (const stream of streams) stream.end();
    await other.close();
    await site.close();
  });

  /** Every subscriber, on any server, receives the event of `act` in time. */
  async function expectEvent(act: () => Promise<unknown>) {
    const before = streams.map(({ count }) => count());
    await act();
    for (const [index, { count }] of streams.entries()) {
      await expect
        .poll(count, { timeout: WITHIN_MS, interval: 50 })
        .toBeGreaterThan(before[index] ?? 0);
    }
  }
  const keyed = (idempotencyKey: string) => ({ token: player.token, idempotencyKey });

  it('is sent for a deposit, for a bet and win, and for a withdrawal', async () => {
    const form = { channel: 'ewallet', amount: '500' };
    const { orderNo } = getData<{ orderNo: string }>(
      await site.call(wallet.charge, form, keyed('events-1')),
    );
    const paid = { orderNo, txId: 'events-tx', amount: '500.00', currency: 'PHP' };
    const settings = await readSite(database().db);
    await expectEvent(() => settlePayment(site.core, settings, paid));

    await expectEvent(async () =>
      getData(
        await site.call(play.launchGame, { id: 'lucky-sevens', amount: '500' }, keyed('events-2')),
      ),
    );
    const { bet, win } = site.core.outside.lotus.play({
      playerRef: player.playerId,
      fundRef: 'cash',
      gameCode: 'lucky-sevens',
      bet: 1_000n,
      win: 2_000n,
    });
    const money = { currency: 'PHP', exponent: 2 };
    await expectEvent(() => postEvent(site.core, 'lotus', money, bet));
    await expectEvent(() => postEvent(other.core, 'lotus', money, win));

    getData(
      await site.call(auth.giveProof, { password: player.password }, { token: player.token }),
    );
    const request = { amount: '100', bankCardId: player.cardId };
    await expectEvent(async () =>
      getData(await other.call(wallet.withdraw, request, keyed('events-3'))),
    );
  });
});

interface Subscriber {
  /** The number of events received so far. */
  count(): number;
  end(): void;
}

/** Listens as a browser does; resolves once no event can be missed. */
async function subscribe(origin: string, token: string): Promise<Subscriber> {
  const ending = new AbortController();
  const response = await fetch(`${origin}/user-api/user/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: ending.signal,
  });
  let text = '';
  const reading = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  reading().catch(() => undefined);
  const count = () => text.split('event: balance.changed').length - 1;
  await vi.waitUntil(() => count() > 0, { timeout: 5_000 });
  return { count, end: () => ending.abort() };
}
