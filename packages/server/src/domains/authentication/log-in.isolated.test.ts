import { account, auth } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { site as siteCalls } from '../../operator/calls/index.ts';
import {
  bankCardForm,
  describeOnDatabases,
  encodePhone,
  getData,
  openTestSite,
  refusalIn,
  type TestSite,
  testOperator,
} from '../../testing/index.ts';
import { verifyPassword } from './passwords.ts';

vi.mock('./passwords.ts', { spy: true });

describeOnDatabases('authentication', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  /** Requests a captcha, and reads it as a person would. */
  async function readCaptcha() {
    const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}));
    const solved = site.core.outside.captchas.find((each) => each.uuid === uuid);
    return { uuid, code: solved?.answer ?? '' };
  }
  const sendCode = (phone: string) =>
    site.call(auth.sendRegisterPhoneCode, { code: encodePhone(phone) });
  const codeTo = (phone: string) => site.core.outside.phone.lastCode(phone);
  const card = bankCardForm();
  const signUp = (phone: string, changes: Record<string, unknown> = {}) =>
    site.call(auth.registerV2, {
      phone,
      code: codeTo(phone),
      password: 'Secret.1',
      gameUserBankCard: card,
      ...changes,
    });

  /** Logs in as a person who can read the captcha. */
  async function logIn(username: string, password: string, address = '10.0.0.1') {
    const captcha = await readCaptcha();
    return site.call(auth.login, { username, password, ...captcha }, { address });
  }

  describe('sign-up', () => {
    it('accepts phone, code, password and card, and opens a session', async () => {
      const player = await site.signUp();
      const info = getData(await site.call(auth.getInfo, {}, { token: player.token }));
      expect(info).toMatchObject({ hasPassword: true, level: 0, gender: 'unknown' });
      expect(player.cardId).not.toBe('');
    });

    it('stores the accepted terms as shown (product decision 38)', async () => {
      const player = await site.signUp();
      const entry = await database()
        .db.selectFrom('audit_entry')
        .select('detail')
        .where('subject', '=', `player:${player.playerId}`)
        .where('action', '=', 'player.registered')
        .executeTakeFirstOrThrow();
      expect(entry.detail).toEqual({
        terms: {
          locale: 'en_US',
          minimumAge: 21,
          userAgreement: expect.stringMatching(/^[\da-f]{64}$/),
        },
      });
    });

    it('uses the phone as default user name', async () => {
      const { token, phone } = await site.signUp();
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
        username: phone,
      });
    });

    it.each([
      ['phone', { phone: '12345' }, 'phone.invalid'],
      ['username', { username: 'a' }, 'username.invalid'],
      ['username', { username: '09179999999' }, 'username.invalid'],
      ['password', { password: 'short' }, 'password.invalid'],
      ['password', { password: 'has space' }, 'password.invalid'],
      ['code', { code: '' }, 'signUp.codeNeeded'],
      ['code', { code: '000000' }, 'code.wrong'],
      ['inviteCode', { inviteCode: 'NOBODY1' }, 'inviteCode.invalid'],
      ['cardholder', { gameUserBankCard: { ...card, bankCardName: '1' } }, 'bankCard.invalid'],
      ['cardNumber', { gameUserBankCard: { ...card, bankCardAccount: '12' } }, 'bankCard.invalid'],
      ['bankCode', { gameUserBankCard: { ...card, bank: 'NONE' } }, 'bankCard.invalid'],
      [undefined, { gameUserBankCard: undefined }, 'signUp.bankNeeded'],
    ])('rejects a wrong %s of %j with %s (S21)', async (field, changes, reason) => {
      const phone = '09181110001';
      if (site.core.outside.phone.messages.every(({ to }) => to !== phone)) await sendCode(phone);
      const refusal = refusalIn(await signUp(phone, changes));
      expect(refusal).toMatchObject({ code: 422, reason });
      expect(refusal.field).toBe(field);
    });

    it('does not consume the code if another field is rejected (product decision 44)', async () => {
      const phone = '09181110002';
      const taken = await site.signUp({ username: 'taken.name' });
      expect(taken.token).not.toBe('');
      await sendCode(phone);
      expect(refusalIn(await signUp(phone, { username: 'TAKEN.NAME' })).reason).toBe(
        'username.taken',
      );
      expect(getData(await signUp(phone, { username: 'free.name' }))).toHaveProperty('token');
    });

    it('recognizes a phone in both spellings (product decision 30)', async () => {
      await site.signUp({ phone: '09181110003' });
      site.core.clock.advance(61_000);
      await sendCode('9181110003');
      expect(refusalIn(await signUp('09181110003')).reason).toBe('phone.taken');
    });

    it('S29 is limited per address, and returns the wait time', async () => {
      const limited = await openTestSite(database().db, {
        env: { LIMIT_REGISTER_ADDRESS: '1/60' },
      });
      const ask = (address: string) =>
        limited.call(auth.register, { phone: '12', code: '', password: 'Secret.1' }, { address });
      expect(refusalIn(await ask('10.7.7.9')).reason).toBe('phone.invalid');
      expect(refusalIn(await ask('10.7.7.9'))).toMatchObject({ code: 429, seconds: 60 });
      expect(refusalIn(await ask('10.7.7.10')).reason).toBe('phone.invalid');
      await limited.close();
    });

    it('S29 leaves a shared carrier address room for its phones, and less without codes', async () => {
      const plain = await openTestSite(database().db, {
        env: { LIMIT_REGISTER_ADDRESS: '', LIMIT_REGISTER_UNPROVED: '1/3600' },
      });
      const ask = () =>
        plain.call(
          auth.register,
          { phone: '12', code: '', password: 'Secret.1' },
          { address: '10.7.7.12' },
        );
      for (let asked = 0; asked < 61; asked += 1) {
        expect(refusalIn(await ask()).reason).toBe('phone.invalid');
      }
      const operator = testOperator(plain);
      await operator.must(siteCalls.setSite, { gameAccountRegisterSMS: false });
      expect(refusalIn(await ask()).reason).toBe('phone.invalid');
      expect(refusalIn(await ask())).toMatchObject({ code: 429, seconds: 3_600 });
      await operator.must(siteCalls.setSite, { gameAccountRegisterSMS: true });
      await plain.close();
    });

    it('creates one account for a code sent twice concurrently', async () => {
      const phone = '09181110004';
      await sendCode(phone);
      const answers = await Promise.all([signUp(phone), signUp(phone), signUp(phone)]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    });
  });

  describe('SMS codes (S11, S12)', () => {
    it('are not sent twice within a minute; the response has the wait time', async () => {
      const phone = '09181110010';
      await sendCode(phone);
      expect(refusalIn(await sendCode(phone))).toMatchObject({ code: 429, reason: 'tooMany' });
      expect(refusalIn(await sendCode(phone)).seconds).toBeGreaterThan(0);
    });

    it('are void after a new one is sent', async () => {
      const phone = '09181110011';
      await sendCode(phone);
      const first = codeTo(phone);
      site.core.clock.advance(61_000);
      await sendCode(phone);
      if (codeTo(phone) === first) return;
      expect(refusalIn(await signUp(phone, { code: first })).reason).toBe('code.wrong');
    });

    it('expire after ten minutes', async () => {
      const phone = '09181110012';
      await sendCode(phone);
      site.core.clock.advance(600_001);
      expect(refusalIn(await signUp(phone)).reason).toBe('code.expired');
    });

    it('are void after five wrong attempts, for the correct code too', async () => {
      const phone = '09181110013';
      await sendCode(phone);
      const wrong = codeTo(phone) === '111111' ? '222222' : '111111';
      for (let tries = 0; tries < 5; tries += 1) {
        expect(refusalIn(await signUp(phone, { code: wrong })).reason).toBe('code.wrong');
      }
      expect(refusalIn(await signUp(phone)).reason).toBe('code.expired');
    });

    it('are valid for their purpose only', async () => {
      const phone = '09181110014';
      await sendCode(phone);
      const login = await site.call(auth.smsLogin, { phone, code: codeTo(phone) });
      expect(refusalIn(login).reason).toBe('code.wrong');
    });

    it('start no wait time if the carrier rejects them', async () => {
      const phone = '09181110015';
      site.core.outside.phone.down = true;
      expect(refusalIn(await sendCode(phone)).reason).toBe('sms.providerDown');
      site.core.outside.phone.down = false;
      expect(getData(await sendCode(phone))).toMatchObject({ seconds: 60 });
    });

    it('are stored as hashes', async () => {
      const phone = '09181110016';
      await sendCode(phone);
      const rows = await database().db.selectFrom('sms_code').selectAll().execute();
      const code = codeTo(phone);
      expect(rows.every((row) => /^[\da-f]{64}$/.test(row.code_hash))).toBe(true);
      expect(rows.some((row) => row.code_hash.includes(code) && row.code_hash === code)).toBe(
        false,
      );
    });
  });

  describe('login', () => {
    it.each([
      ['user name', (name: string) => name],
      ['user name in other case', (name: string) => name.toUpperCase()],
    ])('accepts %s and password', async (_, spelling) => {
      const name = `login.${Math.random().toString(36).slice(2, 8)}`;
      await site.signUp({ username: name });
      expect(getData(await logIn(spelling(name), 'Secret.1'))).toHaveProperty('token');
    });

    it('accepts a phone in any spelling', async () => {
      await site.signUp({ phone: '09181110020' });
      expect(getData(await logIn('918-111-0020', 'Secret.1'))).toHaveProperty('token');
    });

    it('returns the token beside data, like docs/product.md (Calls)', async () => {
      const { phone } = await site.signUp();
      const envelope = await logIn(phone, 'Secret.1');
      expect(envelope).toMatchObject({ code: 200, token: expect.any(String) });
    });

    it('requires a captcha with body code 503 if the site demands it (S13)', async () => {
      const { phone, password } = await site.signUp();
      const without = await site.call(auth.login, { username: phone, password });
      expect(refusalIn(without)).toMatchObject({ code: 503, reason: 'captcha.needed' });
    });

    it('consumes a captcha with any answer (S13)', async () => {
      const { phone, password } = await site.signUp();
      const { uuid, code: answer } = await readCaptcha();
      const wrong = await site.call(auth.login, { username: phone, password, code: 'xxxx', uuid });
      expect(refusalIn(wrong)).toMatchObject({ code: 503, reason: 'captcha.wrong' });
      const again = await site.call(auth.login, { username: phone, password, code: answer, uuid });
      expect(refusalIn(again)).toMatchObject({ code: 503, reason: 'captcha.wrong' });
    });

    it('responds alike to a wrong password and an unknown name, after one verification each (S14)', async () => {
      const { phone } = await site.signUp();
      vi.mocked(verifyPassword).mockClear();
      const wrong = await logIn(phone, 'Wrong.Password', '10.0.1.1');
      expect(verifyPassword).toHaveBeenCalledTimes(1);
      const nobody = await logIn('nobody.here', 'Wrong.Password', '10.0.1.2');
      expect(verifyPassword).toHaveBeenCalledTimes(2);
      const { requestId: _1, ...first } = refusalIn(wrong);
      const { requestId: _2, ...second } = refusalIn(nobody);
      expect(first).toEqual({ code: 422, reason: 'credentials.wrong', field: 'password' });
      expect(second).toEqual(first);
      expect(wrong.msg).toBe(nobody.msg);
    });
  });

  describe('login by SMS code', () => {
    const byCode = async (phone: string) => {
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      return site.call(auth.smsLogin, { phone, code: codeTo(phone) });
    };

    it('logs in a known player', async () => {
      const { phone, playerId } = await site.signUp();
      const { token } = getData<{ token: string }>(await byCode(phone));
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
        userId: playerId,
      });
    });

    it('creates an account without password for a new phone (product decision 44)', async () => {
      const { token } = getData<{ token: string }>(await byCode('09181110030'));
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
        hasPassword: false,
      });
      expect(refusalIn(await logIn('09181110030', 'Secret.1')).reason).toBe('credentials.wrong');
    });

    it('stores the invitation of a new player, and ignores it for a known one', async () => {
      const inviter = await site.signUp();
      const { inviteCode } = getData(await site.call(auth.getInfo, {}, { token: inviter.token }));
      const phone = '09181110031';
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      const enter = (code: string) =>
        site.call(auth.smsLogin, { phone, code: codeTo(phone), inviteCode: code });
      expect(refusalIn(await enter('NOBODY1')).reason).toBe('inviteCode.invalid');
      const { token, isNew } = getData<{ token: string; isNew: boolean }>(
        await enter(String(inviteCode)),
      );
      expect(isNew).toBe(true);
      const { userId } = getData(await site.call(auth.getInfo, {}, { token }));
      const { invited_by: invitedBy } = await database()
        .db.selectFrom('player')
        .select('invited_by')
        .where('id', '=', String(userId))
        .executeTakeFirstOrThrow();
      expect(invitedBy).toBe(inviter.playerId);
      site.core.clock.advance(61_000);
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      expect(getData(await enter('NOBODY1'))).toMatchObject({ isNew: false });
    });

    it('S15 accepts the correct code regardless of other failures behind the address', async () => {
      const strict = await openTestSite(database().db, { env: { LIMIT_LOGIN_CARRIER: '3/900' } });
      const { phone } = await strict.signUp();
      getData(await strict.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      const from = { address: '10.7.7.8' };
      const tryIn = (code: string, whose = phone) =>
        strict.call(auth.smsLogin, { phone: whose, code }, from);
      const nobodys = '09181110039';
      for (const reason of ['code.wrong', 'code.wrong', 'code.wrong', 'tooMany', 'tooMany']) {
        expect(refusalIn(await tryIn('000000', nobodys)).reason).toBe(reason);
      }
      const right = await tryIn(strict.core.outside.phone.lastCode(phone));
      expect(getData(right)).toHaveProperty('token');
      await strict.close();
    });

    it('S15 delays the failing phone before its whole address', async () => {
      const address = '10.7.7.11';
      const tryIn = (phone: string) =>
        site.call(auth.smsLogin, { phone, code: '000000' }, { address });
      for (let tries = 0; tries < 15; tries += 1) {
        expect(refusalIn(await tryIn('09181110040')).reason).toBe('code.wrong');
      }
      expect(refusalIn(await tryIn('9181110040'))).toMatchObject({ code: 429, seconds: 900 });
      for (let tries = 0; tries < 30; tries += 1) {
        const phone = `0918112${String(tries).padStart(4, '0')}`;
        expect(refusalIn(await tryIn(phone)).reason).toBe('code.wrong');
      }
    });

    it('consumes the code', async () => {
      const { phone } = await site.signUp();
      await byCode(phone);
      const again = await site.call(auth.smsLogin, { phone, code: codeTo(phone) });
      expect(refusalIn(again).reason).toBe('code.expired');
    });
  });

  describe('sessions (S17, S18)', () => {
    it('end at the server on log-out', async () => {
      const { token } = await site.signUp();
      getData(await site.call(auth.logout, {}, { token }));
      expect(refusalIn(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
        code: 401,
        reason: 'session.dead',
      });
    });

    it('expire after seven idle days; activity extends them', async () => {
      const { token } = await site.signUp();
      for (let days = 0; days < 10; days += 2) {
        site.core.clock.advance(2 * DAY_MS);
        await site.call(auth.sendProofCode, {}, { token });
      }
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toHaveProperty('userId');
      site.core.clock.advance(7 * DAY_MS + 1);
      expect(refusalIn(await site.call(auth.getInfo, {}, { token })).code).toBe(401);
    });

    it('expire after ninety days regardless of activity', async () => {
      const { token } = await site.signUp();
      for (let days = 0; days < 90; days += 5) {
        site.core.clock.advance(5 * DAY_MS);
        await site.call(auth.sendProofCode, {}, { token });
      }
      expect(refusalIn(await site.call(auth.getInfo, {}, { token })).code).toBe(401);
    });

    it('are stored as hashes, with a new token for each login', async () => {
      const { token } = await site.signUp();
      const rows = await database().db.selectFrom('player_session').select('token_hash').execute();
      expect(rows.some((row) => row.token_hash === token)).toBe(false);
      expect(new Set(rows.map((row) => row.token_hash)).size).toBe(rows.length);
    });
  });

  describe('fresh proof (S19)', () => {
    it('accepts either password or code, not both', async () => {
      const { token, password, phone } = await site.signUp();
      const give = (args: { password?: string; code?: string }) =>
        site.call(auth.giveProof, args, { token });
      expect(refusalIn(await give({})).reason).toBe('arguments.invalid');
      expect(refusalIn(await give({ password: 'Wrong.1' })).reason).toBe('proof.wrong');
      expect(getData(await give({ password }))).toHaveProperty('validUntil');
      getData(await site.call(auth.sendProofCode, {}, { token }));
      const code = codeTo(phone);
      expect(getData(await give({ code }))).toHaveProperty('validUntil');
      expect(refusalIn(await give({ code })).reason).toBe('code.expired');
    });
  });

  describe('on a site without captcha', () => {
    const setCaptcha = (on: boolean) =>
      sql`update site set settings = jsonb_set(settings, '{gameAccountCaptchaEnabled}', ${String(on)}::jsonb)`.execute(
        database().db,
      );
    beforeAll(() => setCaptcha(false));
    afterAll(() => setCaptcha(true));
    const tryIn = (username: string, password: string, captcha: object = {}) =>
      site.call(auth.login, { username, password, ...captcha }, { address: '10.9.9.9' });

    it('S15 the failure that fills the window requires one, in every spelling, and locks nobody out', async () => {
      const { phone, password } = await site.signUp({ phone: '09183334444' });
      const spellings = [phone, '9183334444', '0918-333-4444', phone];
      for (const spelling of spellings) {
        expect(refusalIn(await tryIn(spelling, 'Wrong.1')).reason).toBe('credentials.wrong');
      }
      expect(refusalIn(await tryIn(phone, 'Wrong.1'))).toMatchObject({
        code: 503,
        reason: 'captcha.needed',
      });
      expect(refusalIn(await tryIn('9183334444', password)).code).toBe(503);
      expect(getData(await tryIn(phone, password, await readCaptcha()))).toHaveProperty('token');
    });
  });

  it('a proof code needs no captcha, regardless of code requests behind the address', async () => {
    const { token, phone } = await site.signUp();
    const strict = await openTestSite(database().db, { env: { LIMIT_SMS_ADDRESS: '0/3600' } });
    const code = encodePhone(phone);
    expect(refusalIn(await strict.call(auth.sendPhoneLoginCode, { code })).code).toBe(503);
    expect(getData(await strict.call(auth.sendProofCode, {}, { token }))).toMatchObject({
      seconds: 60,
    });
    await strict.close();
  });

  it('counts online time once for concurrent tabs (docs/product.md: Business constants and limits)', async () => {
    const { token, playerId } = await site.signUp();
    const report = (onlineTime: 1 | 2 | 3) =>
      site.call(account.onlineTime, { onlineTime }, { token });
    const minutes = async () =>
      (
        await database()
          .db.selectFrom('online_time_report')
          .select('minutes')
          .where('player_id', '=', playerId)
          .execute()
      ).map((row) => row.minutes);
    await Promise.all([report(3), report(3), report(3)]);
    expect(await minutes()).toEqual([3]);
    site.core.clock.advance(176_000);
    await report(3);
    site.core.clock.advance(40_000);
    await report(1);
    site.core.clock.advance(15_000);
    await report(1);
    expect(await minutes()).toEqual([3, 3, 1]);
    // Manila's day begins at 16:00 UTC: later reports count for the next day.
    const midnight = Date.parse('2026-11-18T16:00:00Z');
    const days = Math.ceil((site.core.clock.now() - midnight) / DAY_MS);
    site.core.clock.advance(midnight + days * DAY_MS - site.core.clock.now() + 1);
    const byDay = () =>
      database()
        .db.selectFrom('online_day')
        .select('minutes')
        .where('player_id', '=', playerId)
        .orderBy('day')
        .execute();
    await report(2);
    expect(await byDay()).toEqual([{ minutes: 7 }, { minutes: 2 }]);
    site.core.clock.advance(DAY_MS);
    await site.core.jobs.runNow('onlineTime.prune');
    expect(await minutes()).toEqual([2]);
    expect(await byDay()).toHaveLength(2);
  });
});
