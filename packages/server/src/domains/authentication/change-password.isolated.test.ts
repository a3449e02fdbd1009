import { auth } from '@parlor/api/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  describeOnDatabases,
  encodePhone,
  getData,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

vi.mock('./passwords.ts', { spy: true });

const NEW = 'Renewed.2';

describeOnDatabases('new passwords', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, {
      env: { LIMIT_LOGIN_ADDRESS: '1000000/60', LIMIT_HTTP: '1000000/60' },
    });
  });
  afterAll(() => site.close());

  const isAlive = async (token: string) =>
    (await site.call(auth.getInfo, {}, { token })).code === 200;
  const codeTo = (phone: string) => site.core.outside.phone.lastCode(phone);
  const getAudit = (playerId: string) =>
    database()
      .db.selectFrom('audit_entry')
      .select(['action', 'actor', 'detail'])
      .where('subject', '=', `player:${playerId}`)
      .orderBy('id', 'desc')
      .execute();

  /** Logs in as a person who can read the captcha. */
  async function logIn(username: string, password: string) {
    const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}));
    const told = site.core.outside.captchas.find((each) => each.uuid === uuid);
    return await site.call(auth.login, { username, password, uuid, code: told?.answer ?? '' });
  }

  describe('a forgotten password', () => {
    let player: TestPlayer & { username: string };
    let names = 0;
    beforeEach(async () => {
      names += 1;
      const username = `Forgetful.${names}`;
      player = { ...(await site.signUp({ username })), username };
    });

    const sendCode = (phone: string) =>
      site.call(auth.sendResetPhoneCode, { code: encodePhone(phone) });
    const reset = (changes: Record<string, string> = {}) =>
      site.call(auth.resetPassword, {
        phone: player.phone,
        code: codeTo(player.phone),
        username: player.username,
        password: NEW,
        ...changes,
      });

    it('is replaced with code, phone and user name; the response has a token', async () => {
      expect(getData(await sendCode(player.phone))).toMatchObject({ seconds: 60 });
      const envelope = await reset();
      expect(envelope).toMatchObject({ code: 200, msg: 'OK', token: expect.any(String) });
      const { token } = getData<{ token: string }>(envelope);
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toMatchObject({
        userId: player.playerId,
      });
      expect(getData(await logIn(player.username, NEW))).toHaveProperty('token');
      expect(refusalIn(await logIn(player.username, player.password)).reason).toBe(
        'credentials.wrong',
      );
    });

    it('S17 ends all sessions of the player, and of no other', async () => {
      const other = getData<{ token: string }>(await logIn(player.phone, player.password));
      const stranger = await site.signUp();
      await sendCode(player.phone);
      getData(await reset());
      expect(await isAlive(player.token)).toBe(false);
      expect(await isAlive(other.token)).toBe(false);
      expect(await isAlive(stranger.token)).toBe(true);
    });

    it('S17 rejects a login that started with the old password', async () => {
      await sendCode(player.phone);
      vi.mocked(verifyPassword).mockImplementationOnce(async () => {
        getData(await reset());
        return true;
      });
      const late = await logIn(player.username, player.password);
      expect(refusalIn(late).reason).toBe('credentials.wrong');
    });

    it('is audited without secrets (S27)', async () => {
      await sendCode(player.phone);
      getData(await reset());
      const [entry] = await getAudit(player.playerId);
      expect(entry).toEqual({
        action: 'password.reset',
        actor: `player:${player.playerId}`,
        detail: {},
      });
    });

    it.each([
      ['in any case', (name: string) => name.toUpperCase()],
      ['with blanks around it', (name: string) => ` ${name} `],
    ])('accepts the user name %s', async (_, spelling) => {
      await sendCode(player.phone);
      expect(getData(await reset({ username: spelling(player.username) }))).toHaveProperty('token');
    });

    it('accepts the phone as user name, in any spelling, if none was set', async () => {
      const { phone } = await site.signUp({ phone: '09186660001' });
      await sendCode(phone);
      const answer = await reset({ phone, code: codeTo(phone), username: '9186660001' });
      expect(getData(answer)).toHaveProperty('token');
    });

    it('rejects the phone as user name if one was set', async () => {
      await sendCode(player.phone);
      expect(refusalIn(await reset({ username: player.phone })).reason).toBe('reset.mismatch');
    });

    it('sets the first password of an account created by SMS (product decision 44)', async () => {
      const phone = '09186660002';
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      getData(await site.call(auth.smsLogin, { phone, code: codeTo(phone) }));
      await sendCode(phone);
      getData(await reset({ phone, code: codeTo(phone), username: phone }));
      expect(getData(await logIn(phone, NEW))).toHaveProperty('token');
    });

    it.each([
      ['phone', { phone: '12345' }, 'phone.invalid'],
      ['username', { username: '' }, 'username.invalid'],
      ['username', { username: 'a' }, 'username.invalid'],
      ['username', { username: 'somebody.else' }, 'reset.mismatch'],
      ['password', { password: 'short' }, 'password.invalid'],
      ['password', { password: 'has space' }, 'password.invalid'],
      ['password', { password: 'Secret.1' }, 'password.sameAsOld'],
      ['code', { code: '000000' }, 'code.wrong'],
      ['code', { code: '' }, 'code.wrong'],
    ])(
      'S21 rejects a wrong %s of %j with %s, and consumes no code',
      async (field, changes, reason) => {
        await sendCode(player.phone);
        expect(refusalIn(await reset(changes))).toMatchObject({ code: 422, reason, field });
        expect(await isAlive(player.token)).toBe(true);
        expect(getData(await reset())).toHaveProperty('token');
      },
    );

    it('S11 consumes the code once under concurrent requests', async () => {
      await sendCode(player.phone);
      const answers = await Promise.all([reset(), reset(), reset()]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
      expect(refusalIn(await reset({ password: 'Another.3' })).reason).toBe('code.expired');
    });

    it('S11 rejects codes of other purposes, and its code for them', async () => {
      const { phone } = player;
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      expect(refusalIn(await reset()).reason).toBe('code.wrong');
      const other = await site.signUp();
      await sendCode(other.phone);
      const login = { phone: other.phone, code: codeTo(other.phone) };
      expect(refusalIn(await site.call(auth.smsLogin, login)).reason).toBe('code.wrong');
    });

    it('S11 allows a correct code five user names, concurrently or in sequence', async () => {
      await sendCode(player.phone);
      const guesses = Array.from({ length: 12 }, (_, at) => reset({ username: `guess.${at}` }));
      const reasons = (await Promise.all(guesses)).map((each) => refusalIn(each).reason);
      expect(reasons.filter((reason) => reason === 'reset.mismatch')).toHaveLength(5);
      expect(reasons.filter((reason) => reason === 'code.expired')).toHaveLength(7);
      expect(refusalIn(await reset()).reason).toBe('code.expired');
    });

    it('S12 limits codes to one a minute and six an hour', async () => {
      const { phone } = player;
      getData(await sendCode(phone));
      expect(refusalIn(await sendCode(phone))).toMatchObject({ code: 429, reason: 'tooMany' });
      // The session of the sign-up counts too.
      for (let sent = 0; sent < 4; sent += 1) {
        site.core.clock.advance(61_000);
        getData(await sendCode(phone));
      }
      site.core.clock.advance(61_000);
      expect(refusalIn(await sendCode(phone))).toMatchObject({ code: 429, reason: 'tooMany' });
    });

    it('S12 requires a captcha for an address with many code requests', async () => {
      const env = { LIMIT_SMS_ADDRESS: '0/3600' };
      const strict = await openTestSite(database().db, { env });
      const code = encodePhone(player.phone);
      expect(refusalIn(await strict.call(auth.sendResetPhoneCode, { code }))).toMatchObject({
        code: 503,
        reason: 'captcha.needed',
      });
      await strict.close();
    });

    it('S14 responds alike to known and unknown phones, when it sends and refuses', async () => {
      const unknown = '09186660003';
      const [known, nobody] = [await sendCode(player.phone), await sendCode(unknown)];
      expect(Object.keys(getData(nobody))).toEqual(Object.keys(getData(known)));
      expect(nobody.msg).toBe(known.msg);

      const refuse = async (phone: string) => {
        vi.mocked(verifyPassword).mockClear();
        vi.mocked(hashPassword).mockClear();
        const answer = await reset({ phone, code: codeTo(phone), username: 'somebody.else' });
        const { requestId: _, ...refusal } = refusalIn(answer);
        return {
          refusal,
          msg: answer.msg,
          verified: vi.mocked(verifyPassword).mock.calls.length,
          hashed: vi.mocked(hashPassword).mock.calls.length,
        };
      };
      const ofKnown = await refuse(player.phone);
      expect(ofKnown.refusal).toEqual({ code: 422, reason: 'reset.mismatch', field: 'username' });
      expect([ofKnown.verified, ofKnown.hashed]).toEqual([1, 1]);
      expect(await refuse(unknown)).toEqual(ofKnown);
    });

    it('allows a frozen player to log in again, to read and withdraw', async () => {
      const frozen = (at: Date | null) =>
        database()
          .db.updateTable('player')
          .set({ frozen_at: at })
          .where('id', '=', player.playerId)
          .execute();
      await sendCode(player.phone);
      await frozen(new Date());
      const { token } = getData<{ token: string }>(await reset());
      expect(getData(await site.call(auth.getInfo, {}, { token }))).toHaveProperty('userId');
      await frozen(null);
    });
  });

  it('S15 shares one failure limit of all purposes per phone and device, without locking out others', async () => {
    const strict = await openTestSite(database().db, { env: { LIMIT_CODE_DEVICE: '3/900' } });
    const { phone, token } = await strict.signUp();
    const { username } = getData<{ username: string }>(
      await strict.call(auth.getInfo, {}, { token }),
    );
    const address = '10.7.7.7';
    const stranger = { address, device: 'device-of-a-stranger' };
    const reset = (code: string, from: object = { address }, whose = phone) =>
      strict.call(auth.resetPassword, { phone: whose, code, username, password: NEW }, from);
    const byCode = () => strict.call(auth.smsLogin, { phone, code: '000000' }, stranger);
    expect(refusalIn(await byCode()).reason).toBe('code.wrong');
    getData(await strict.call(auth.sendResetPhoneCode, { code: encodePhone(phone) }));
    for (let tries = 0; tries < 2; tries += 1) {
      expect(refusalIn(await reset('000000', stranger)).reason).toBe('code.wrong');
    }
    const refusal = refusalIn(await reset('000000', stranger));
    expect(refusal).toMatchObject({ code: 429, reason: 'tooMany', seconds: 900 });
    expect(refusalIn(await byCode()).code).toBe(429);
    // Another phone, and another device at the same address, are not affected.
    expect(refusalIn(await reset('000000', stranger, '09186660009')).reason).toBe('code.wrong');
    expect(getData(await reset(strict.core.outside.phone.lastCode(phone)))).toHaveProperty('token');
    await strict.close();
  });

  it('S15 replaces a password behind an address with many failures', async () => {
    const { phone, token } = await site.signUp();
    const { username } = getData<{ username: string }>(
      await site.call(auth.getInfo, {}, { token }),
    );
    const address = '10.7.7.17';
    const reset = (whose: string, code: string) =>
      site.call(auth.resetPassword, { phone: whose, code, username, password: NEW }, { address });
    for (let tries = 0; tries < 40; tries += 1) {
      const whose = `0918667${String(tries).padStart(4, '0')}`;
      expect(refusalIn(await reset(whose, '000000')).reason).toBe('code.wrong');
    }
    getData(await site.call(auth.sendResetPhoneCode, { code: encodePhone(phone) }));
    const code = site.core.outside.phone.lastCode(phone);
    expect(getData(await reset(phone, code))).toHaveProperty('token');
  });

  describe('a password change (S16)', () => {
    let player: TestPlayer;
    beforeEach(async () => {
      player = await site.signUp();
    });
    const change = (changes: Record<string, unknown> = {}, token = player.token) =>
      site.call(
        auth.changePassword,
        { oldPassword: player.password, newPassword: NEW, ...changes },
        { token },
      );

    it('requires the current password', async () => {
      getData(await change());
      expect(getData(await logIn(player.phone, NEW))).toHaveProperty('token');
      expect(refusalIn(await logIn(player.phone, player.password)).reason).toBe(
        'credentials.wrong',
      );
      expect(await getAudit(player.playerId)).toContainEqual({
        action: 'password.changed',
        actor: `player:${player.playerId}`,
        detail: {},
      });
    });

    it.each([
      ['oldPassword', { oldPassword: 'Wrong.1' }, 'password.wrong'],
      ['oldPassword', { oldPassword: undefined }, 'password.wrong'],
      ['newPassword', { newPassword: 'Secret.1' }, 'password.sameAsOld'],
      ['newPassword', { newPassword: 'short' }, 'password.invalid'],
    ])('S21 rejects a wrong %s of %j with %s', async (field, changes, reason) => {
      expect(refusalIn(await change(changes))).toMatchObject({ code: 422, reason, field });
      expect(getData(await logIn(player.phone, player.password))).toHaveProperty('token');
    });

    it('S16 keeps this session, and ends the others on request', async () => {
      const open = async () =>
        getData<{ token: string }>(await logIn(player.phone, player.password)).token;
      const other = await open();
      getData(await change());
      expect([await isAlive(player.token), await isAlive(other)]).toEqual([true, true]);
      getData(
        await change({ oldPassword: NEW, newPassword: 'Third.33', endOtherSessions: true }, other),
      );
      expect([await isAlive(player.token), await isAlive(other)]).toEqual([false, true]);
    });

    it('S19 requires fresh proof by code for a first password', async () => {
      const phone = '09186660005';
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      const { token } = getData<{ token: string }>(
        await site.call(auth.smsLogin, { phone, code: codeTo(phone) }),
      );
      const first = () => change({ oldPassword: undefined }, token);
      expect(refusalIn(await first()).reason).toBe('proofNeeded');
      getData(await site.call(auth.sendProofCode, {}, { token }));
      getData(await site.call(auth.giveProof, { code: codeTo(phone) }, { token }));
      getData(await first());
      expect(getData(await logIn(phone, NEW))).toHaveProperty('token');
    });

    it('S29 limits attempts at the current password like proofs', async () => {
      for (let tries = 0; tries < 10; tries += 1) {
        expect(refusalIn(await change({ oldPassword: 'Wrong.1' })).reason).toBe('password.wrong');
      }
      expect(refusalIn(await change())).toMatchObject({ code: 429, reason: 'tooMany' });
      site.core.clock.advance(900_000);
      getData(await change());
    });

    it('accepts one of two concurrent changes', async () => {
      const answers = await Promise.all([
        change({ newPassword: 'First.111' }),
        change({ newPassword: 'Second.22' }),
      ]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    });
  });
});
