import { auth, profile } from '@parlor/api/calls';
import { DAY_MS, LOCALES } from '@parlor/api/constants';
import type { Message } from '@parlor/api/entities';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  encodePhone,
  getData,
  openTestSite,
  refusalIn,
  type TestSite,
} from '../../testing/index.ts';
import { getDevice } from './device.ts';

const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15';
const pad =
  'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';

describe('device names', () => {
  it.each([
    [phone, 'Chrome', 'Android', 'phone'],
    [mac, 'Safari', 'macOS', 'desktop'],
    [pad, 'Safari', 'iOS', 'tablet'],
    [windows, 'Firefox', 'Windows', 'desktop'],
    ['', '', '', 'unknown'],
    ['\u0000<script>', '', '', 'unknown'],
  ])('%s', (userAgent, browser, system, deviceType) => {
    expect(getDevice(userAgent)).toEqual({ browser, system, deviceType });
  });
});

interface Row {
  sessionId: string;
  browser: string;
  system: string;
  deviceType: string;
  lastSeenAt: string;
  current: boolean;
}

describeOnDatabases('sessions and devices', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const logIn = async (number: string, userAgent: string) => {
    site.core.clock.advance(61_000);
    getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(number) }));
    const code = site.core.outside.phone.lastCode(number);
    const headers = { 'user-agent': userAgent };
    const answer = await site.call(auth.smsLogin, { phone: number, code }, { headers });
    return getData<{ token: string }>(answer).token;
  };
  const list = async (token: string) =>
    getData<{ rows: Row[] }>(await site.call(profile.sessionList, {}, { token })).rows;
  const isAlive = async (token: string) =>
    (await site.call(auth.getInfo, {}, { token })).code === 200;

  describe('on a new device', () => {
    const getNotices = async (token: string, locale = 'en_US') => {
      const answer = await site.app.inject({
        url: `/user-api/message/list?kind=system&lang=${locale}`,
        headers: { authorization: `Bearer ${token}` },
      });
      const { rows } = getData<{ rows: Message[] }>(answer.json());
      return rows.filter(({ link }) => link === '/pages/account/devices');
    };

    it('notifies in every language, but not for a known device', async () => {
      const player = await site.signUp();
      await logIn(player.phone, mac);
      const [told, ...others] = await getNotices(player.token);
      expect(others).toEqual([]);
      expect(told).toMatchObject({
        title: 'Login on a new device',
        summary:
          'Safari, macOS. If this was not you, log out that device and change your password.',
        read: false,
      });
      await logIn(player.phone, mac.replace('26.0', '26.1'));
      expect(await getNotices(player.token)).toHaveLength(1);
      const onPhone = await logIn(player.phone, phone);
      expect(await getNotices(onPhone)).toHaveLength(2);
      const said = await Promise.all(LOCALES.map((locale) => getNotices(onPhone, locale)));
      expect(new Set(said.map(([last]) => last?.title)).size).toBe(LOCALES.length);
      expect(said.every(([last]) => last?.summary.includes('Chrome, Android'))).toBe(true);
    });

    it('does not notify for the first device', async () => {
      expect(await getNotices(await logIn('09185550001', phone))).toEqual([]);
    });

    it('S24: reduces a device name to letters and digits', async () => {
      const player = await site.signUp();
      await logIn(player.phone, 'Evil<img src=x onerror=alert(1)>/1.0 (<b>x</b>)');
      const { texts } = await database()
        .db.selectFrom('message')
        .select('texts')
        .where('player_id', '=', player.playerId)
        .executeTakeFirstOrThrow();
      for (const { content } of Object.values(texts)) {
        expect(content.match(/<[^>]*>/g)).toEqual(['<p>', '</p>']);
      }
    });
  });

  it('lists sessions with their devices, the current one first, then by last activity', async () => {
    const player = await site.signUp();
    const onMac = await logIn(player.phone, mac);
    const onPhone = await logIn(player.phone, phone);
    // There is activity on the computer, so it was seen later than the phone.
    site.core.clock.advance(120_000);
    getData(await site.call(auth.sendProofCode, {}, { token: onMac }));
    const rows = await list(onPhone);
    expect(rows.map(({ browser, current }) => [browser, current])).toEqual([
      ['Chrome', true],
      ['Safari', false],
      ['', false],
    ]);
    expect(rows[1]).toMatchObject({ system: 'macOS', deviceType: 'desktop' });
    expect(rows[1]?.lastSeenAt).toBe(new Date(site.core.clock.now()).toISOString());
    expect(JSON.stringify(rows)).not.toContain(onMac);
  });

  it('S17: ends one session at the server, by its player only', async () => {
    const player = await site.signUp();
    const stranger = await site.signUp();
    const other = await logIn(player.phone, mac);
    const session = (await list(player.token)).find(({ current }) => !current);
    const end = (token: string, sessionId = session?.sessionId ?? '') =>
      site.call(profile.endSession, { sessionId }, { token });
    // S20: another player's and an unknown one are indistinguishable.
    for (const answer of [
      await end(stranger.token),
      await end(player.token, crypto.randomUUID()),
      await end(player.token, 'no-id'),
    ]) {
      expect(refusalIn(answer)).toMatchObject({ code: 404, reason: 'notFound' });
    }
    expect(await isAlive(other)).toBe(true);
    getData(await end(player.token));
    expect(await isAlive(other)).toBe(false);
    expect(await isAlive(player.token)).toBe(true);
    expect(refusalIn(await end(player.token)).code).toBe(404);
  });

  it('S16: ends all other sessions of the player only', async () => {
    const player = await site.signUp();
    const stranger = await site.signUp();
    const others = [await logIn(player.phone, mac), await logIn(player.phone, phone)];
    const { token } = player;
    expect(getData(await site.call(profile.endOtherSessions, {}, { token }))).toEqual({ ended: 2 });
    for (const other of others) expect(await isAlive(other)).toBe(false);
    expect(await isAlive(token)).toBe(true);
    expect(await isAlive(stranger.token)).toBe(true);
    expect(getData(await site.call(profile.endOtherSessions, {}, { token }))).toEqual({ ended: 0 });
    expect(await list(token)).toHaveLength(1);
  });

  it('S18: an idle or old session is invalid', async () => {
    const player = await site.signUp();
    site.core.clock.advance(6 * DAY_MS);
    const fresh = await logIn(player.phone, mac);
    expect(await list(fresh)).toHaveLength(2);
    site.core.clock.advance(1 * DAY_MS);
    expect(await list(fresh)).toHaveLength(1);
    expect(getData(await site.call(profile.endOtherSessions, {}, { token: fresh }))).toEqual({
      ended: 0,
    });
  });

  it('S18: reads and polls do not extend a session, activity does', async () => {
    const reading = await site.signUp();
    const acting = await site.signUp();
    for (let days = 0; days < 8; days += 2) {
      site.core.clock.advance(2 * DAY_MS);
      await site.call(profile.sessionList, {}, { token: reading.token });
      await site.call(profile.endOtherSessions, {}, { token: acting.token });
    }
    expect(await isAlive(reading.token)).toBe(false);
    expect(await isAlive(acting.token)).toBe(true);
  });
});

describeOnDatabases('periods as settings', (database) => {
  it('S18: idle and absolute limits are settings', async () => {
    const site = await openTestSite(database().db, {
      env: { SESSION_IDLE_SECONDS: '600', SESSION_ABSOLUTE_SECONDS: '1500' },
    });
    const act = (token: string) => site.call(auth.sendProofCode, {}, { token });
    const idle = await site.signUp();
    site.core.clock.advance(600_001);
    expect(refusalIn(await act(idle.token)).code).toBe(401);
    const busy = await site.signUp();
    for (const code of [200, 200, 401]) {
      site.core.clock.advance(500_000);
      expect((await act(busy.token)).code).toBe(code);
    }
    await site.close();
  });
});
