import { readFileSync } from 'node:fs';
import { content, messages, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import type { Message, MessageDetail, UnreadMessages } from '@parlor/api/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  getData,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { leadsInside, linkedPages } from '../content/links.ts';
import { settlePayment } from '../payments/settle.ts';
import { readSite } from '../site/store.ts';
import { sendMoneyMessage } from './money.ts';
import { type NewMessage, sendMessage } from './store.ts';

const PAGE = { page: 1, limit: 10 };
interface Unread {
  rows: UnreadMessages[];
  total: number;
  unread: number;
}

describe('links of messages', () => {
  it('S25: lead to routes of the specification only', () => {
    const routes: { path: string }[] = JSON.parse(
      readFileSync(
        new URL('../../../../../docs/specification/routes.json', import.meta.url),
        'utf8',
      ),
    ).routes;
    const paths = routes.map(({ path }) => path);
    expect(linkedPages.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it.each([
    ['/pages/privilege/privilege', true],
    ['/pages/index/gameDetail?id=crown-of-siam', true],
    ['/pages/account/devices', true],
    ['https://example.com/', false],
    ['//example.com/pages/privilege/privilege', false],
    ['/pages/privilege/privilege/../../x', false],
    ['/pages/index/gameDetail?id=<script>', false],
    ['/pages/index/gameDetail?id=1?id=2', false],
    ['javascript:alert(1)', false],
    ['/operator', false],
  ])('S25: %s: %s', (link, inside) => {
    expect(leadsInside(link)).toBe(inside);
  });
});

describeOnDatabases('messages', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const send = (message: Partial<NewMessage>) =>
    sendMessage(database().db, site.core.clock, {
      playerId: null,
      kind: 'system',
      texts: {
        en_US: { title: 'Hello', content: '<p>Good <b>day</b> &amp; night</p>' },
        th_TH: { title: 'สวัสดี', content: '<p>วันดี</p>' },
      },
      ...message,
    });
  const getUnread = async (player: TestPlayer) =>
    getData<Unread>(await site.call(messages.messageNumber, PAGE, player));
  const getList = async (player: TestPlayer, more: object = {}) =>
    getData<{ rows: Message[]; total: number }>(
      await site.call(messages.messageList, { ...PAGE, ...more }, player),
    );

  it('creates a welcome message of each kind for a new player, in five languages', async () => {
    const player = await site.signUp();
    const { rows, total, unread } = await getUnread(player);
    expect({ total, unread }).toEqual({ total: 3, unread: 3 });
    expect(rows.map(({ kind, number }) => [kind, number])).toEqual([
      ['activity', 1],
      ['platform', 1],
      ['system', 1],
    ]);
    const all = await getList(player);
    expect(all.rows.at(-1)).toMatchObject({ kind: 'platform', title: 'Welcome', read: false });
    for (const lang of ['zh_CN', 'my_MM', 'th_TH', 'ms_MY']) {
      const response = await site.app.inject({
        url: `/user-api/message/list?lang=${lang}`,
        headers: { authorization: `Bearer ${player.token}` },
      });
      const titles = response.json().data.rows.map(({ title }: Message) => title);
      expect(titles.every((title: string) => title !== '' && !/welcome/i.test(title))).toBe(true);
    }
  });

  it('marks a message as read when its player opens it', async () => {
    const [maria, jun] = [await site.signUp(), await site.signUp()];
    const messageId = await send({});
    const opened = getData<MessageDetail>(
      await site.call(messages.messageInfo, { id: messageId }, maria),
    );
    expect(opened).toMatchObject({
      read: true,
      summary: 'Good day & night',
      content: '<p>Good <b>day</b> &amp; night</p>',
    });
    const isRead = async (player: TestPlayer) =>
      (await getList(player)).rows.find((row) => row.messageId === messageId)?.read;
    expect([await isRead(maria), await isRead(jun)]).toEqual([true, false]);
  });

  it('S20: refuses another player’s message like an unknown one', async () => {
    const [maria, jun] = [await site.signUp(), await site.signUp()];
    const messageId = await send({ playerId: maria.playerId });
    const open = (id: string, player: TestPlayer) =>
      site.call(messages.messageInfo, { id }, player);
    const foreign = refusalIn(await open(messageId, jun));
    const unknown = refusalIn(await open(crypto.randomUUID(), jun));
    expect(foreign).toMatchObject({ code: 404 });
    expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect((await getList(jun)).rows.map((row) => row.messageId)).not.toContain(messageId);
    expect(refusalIn(await open(messageId, maria)).code).toBe(200);
  });

  it('lists a player’s messages before messages to all, filtered by kind', async () => {
    const player = await site.signUp();
    site.core.clock.advance(60_000);
    const messageId = await send({ playerId: player.playerId, kind: 'activity' });
    const all = await getList(player);
    expect(all.rows[0]?.messageId).toBe(messageId);
    const activities = await getList(player, { kind: 'activity' });
    expect(activities.rows.map(({ kind }) => kind)).toEqual(['activity', 'activity']);
    expect(activities.total).toBe(2);
    expect((await getList(player, { page: 2, limit: 1, kind: 'activity' })).rows).toHaveLength(1);
    const [activity] = (await getUnread(player)).rows;
    expect(activity).toMatchObject({ kind: 'activity', number: 2, latestTitle: 'Hello' });
  });

  it('marks all as read, of one kind or of all, repeatedly', async () => {
    const player = await site.signUp();
    const before = (await getUnread(player)).unread;
    await site.call(messages.readAllMessages, { kind: 'platform' }, player);
    expect((await getUnread(player)).unread).toBe(before - 1);
    await Promise.all(
      Array.from({ length: 5 }, () => site.call(messages.readAllMessages, {}, player)),
    );
    expect((await getUnread(player)).unread).toBe(0);
    expect((await getList(player)).rows.every(({ read }) => read)).toBe(true);
    await send({ playerId: player.playerId });
    expect((await getUnread(player)).unread).toBe(1);
  });

  it('notifies once about the result of a deposit or withdrawal', async () => {
    const player = await site.signUp();
    const order = getData<{ orderNo: string }>(
      await site.call(
        wallet.charge,
        { channel: 'ewallet', amount: '500' },
        { ...player, idempotencyKey: crypto.randomUUID() },
      ),
    );
    const paid = { orderNo: order.orderNo, txId: 'tx-told', amount: '500.00', currency: 'PHP' };
    const settings = await readSite(database().db);
    await settlePayment(site.core, settings, paid);
    await settlePayment(site.core, settings, paid);
    const { rows } = await getList(player, { kind: 'system' });
    expect(rows.filter(({ link }) => link === '/pages/account/myWallet')).toMatchObject([
      { title: 'Your deposit has arrived', summary: '₱500.00 is in your wallet.' },
    ]);
  });

  it.each([
    ['PHP', '₱99,876,543,210.50'],
    ['USD', 'USD 99,876,543,210.50'],
  ])('formats an amount like the screens, in %s %s', async (currency, shown) => {
    const player = await site.signUp();
    await database()
      .db.transaction()
      .execute((trx) =>
        sendMoneyMessage(trx, site.core.clock, 'withdrawalPaid', {
          playerId: player.playerId,
          amount: 9_987_654_321_050n,
          currency,
        }),
      );
    const { rows } = await getList(player, { kind: 'system' });
    expect(rows.map(({ summary }) => summary)).toContain(`${shown} is on its way to your card.`);
  });

  it('deletes expired messages', async () => {
    const player = await site.signUp();
    const expiresAt = new Date(site.core.clock.now() + 60_000);
    await send({ playerId: player.playerId, expiresAt });
    const { total } = await getList(player);
    site.core.clock.advance(60_000);
    expect((await getList(player)).total).toBe(total - 1);
  });

  it('S25: never link outside of the app', async () => {
    await expect(send({ link: 'https://example.com' })).rejects.toMatchObject({ code: 422 });
    await expect(send({ texts: {} })).rejects.toMatchObject({ code: 422 });
  });

  it('returns the notification of the day with its date', async () => {
    const ask = async () =>
      getData<{ date: string; notification: { title: string } | null }>(
        await site.call(content.getDailyNotification, {}),
      );
    const today = await ask();
    expect(today.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(today.notification?.title).toBe("What's new");
    site.core.clock.advance(DAY_MS);
    const tomorrow = await ask();
    expect(tomorrow.notification).toEqual(today.notification);
    expect(tomorrow.date > today.date).toBe(true);
    await database()
      .db.updateTable('daily_notification')
      .set({ ends_at: new Date(0) })
      .execute();
    expect((await ask()).notification).toBeNull();
  });
});
