import { account, auth, content, oauth, profile, wallet } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  encodePhone,
  fakeOutside,
  getData,
  openEmbeddedForTest,
  openTestSite,
  refusalIn,
  type TestSite,
  testCore,
  testPlatform,
} from '../../testing/index.ts';
import { socialLoginModule } from './module.ts';

let subjects = 0;
let phones = 0;
const newSubject = () => {
  subjects += 1;
  return `subject-${subjects}`;
};
const newPhone = () => {
  phones += 1;
  return `0915${String(phones).padStart(7, '0')}`;
};

describeOnDatabases('social login', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  interface LoggedIn {
    token: string;
    phoneBound: boolean;
  }
  const logIn = async (person: { subject: string; name?: string; email?: string }) =>
    getData<LoggedIn>(await site.call(oauth.socialLogin, site.core.outside.network.login(person)));
  const newcomer = (person: { name?: string; email?: string } = {}) =>
    logIn({ subject: newSubject(), ...person });
  const sendCode = (phone: string, token: string) =>
    site.call(oauth.sendBindingPhoneCode, { code: encodePhone(phone) }, { token });
  const codeTo = (phone: string) => site.core.outside.phone.lastCode(phone);
  const bind = (phone: string, token: string, more: object = {}) =>
    site.call(oauth.bindingPhone, { phone, code: codeTo(phone), ...more }, { token });
  async function bound(phone: string, token: string, more: object = {}) {
    getData(await sendCode(phone, token));
    return getData<{ token: string; isNew: boolean }>(await bind(phone, token, more));
  }
  const getInfo = async (token: string) => getData(await site.call(auth.getInfo, {}, { token }));

  describe('starts at the provider', () => {
    it('describes the provider and what a client needs while it is reachable', async () => {
      const { network } = site.core.outside;
      expect(getData(await site.call(oauth.identityProviders, {}))).toEqual({
        rows: [
          {
            provider: 'facebook',
            providerName: 'Facebook',
            authorizeUrl: 'http://localhost:8081/identity/auth',
            clientId: 'parlor',
            scope: 'openid profile email',
            redirectUri: 'http://localhost:8080/pages/login/socialLogin',
          },
        ],
      });
      network.down = true;
      expect(getData(await site.call(oauth.identityProviders, {}))).toEqual({ rows: [] });
      network.down = false;
    });

    it('requires code, verifier and return address; a code works once', async () => {
      const { network } = site.core.outside;
      const given = network.login({ subject: newSubject() });
      const elsewhere = { ...given, redirectUri: 'http://evil.example/pages/login/socialLogin' };
      expect(refusalIn(await site.call(oauth.socialLogin, elsewhere))).toMatchObject({
        code: 422,
        reason: 'identity.refused',
        field: 'redirectUri',
      });
      getData(await site.call(oauth.socialLogin, given));
      const refused = { code: 422, reason: 'identity.refused', field: 'code' };
      expect(refusalIn(await site.call(oauth.socialLogin, given))).toMatchObject(refused);
      const guessed = { ...network.login({ subject: newSubject() }), codeVerifier: 'x'.repeat(43) };
      expect(refusalIn(await site.call(oauth.socialLogin, guessed))).toMatchObject(refused);
    });

    it('reports an unreachable provider', async () => {
      const { network } = site.core.outside;
      const given = network.login({ subject: newSubject() });
      const address = '10.77.0.2';
      network.down = true;
      // However often: it does not count as a failed attempt.
      for (let tries = 0; tries < 40; tries += 1) {
        const answer = await site.call(oauth.socialLogin, given, { address });
        expect(refusalIn(answer)).toMatchObject({ code: 422, reason: 'identity.providerDown' });
      }
      network.down = false;
      expect(getData(await site.call(oauth.socialLogin, given, { address }))).toHaveProperty(
        'token',
      );
    });

    it('drops invalid values from the provider', async () => {
      const odd = { name: `\u0000${'n'.repeat(10_000)}`, email: 'a\u0000@b.example' };
      const { token } = await newcomer(odd);
      expect(await getInfo(token)).toMatchObject({ nickname: '', email: '' });
    });

    it('S15: shares the failure limit of all logins', async () => {
      const strict = await openTestSite(database().db, { env: { LIMIT_LOGIN_CARRIER: '30/900' } });
      const address = '10.77.0.1';
      const { network } = strict.core.outside;
      const wrong = () =>
        strict.call(
          oauth.socialLogin,
          { ...network.login({ subject: newSubject() }), code: 'guessed' },
          { address },
        );
      for (let tries = 0; tries < 30; tries += 1) {
        expect(refusalIn(await wrong()).reason).toBe('identity.refused');
      }
      expect(refusalIn(await wrong())).toMatchObject({ code: 429, reason: 'tooMany' });
      const phone = newPhone();
      const byCode = await strict.call(auth.smsLogin, { phone, code: '123456' }, { address });
      expect(refusalIn(byCode).code).toBe(429);
      await strict.close();
    });

    it('S15: allows login and binding behind an address with many failures', async () => {
      const address = '10.77.0.3';
      const { network } = site.core.outside;
      for (let tries = 0; tries < 40; tries += 1) {
        const guessed = { ...network.login({ subject: newSubject() }), code: 'guessed' };
        const answer = await site.call(oauth.socialLogin, guessed, { address });
        expect(refusalIn(answer).reason).toBe('identity.refused');
      }
      const right = network.login({ subject: newSubject() });
      const { token } = getData<LoggedIn>(await site.call(oauth.socialLogin, right, { address }));
      const phone = newPhone();
      getData(await sendCode(phone, token));
      const binding = { phone, code: codeTo(phone) };
      expect(
        getData(await site.call(oauth.bindingPhone, binding, { token, address })),
      ).toMatchObject({
        isNew: true,
      });
    });
  });

  describe('of a new player', () => {
    it('opens a session that can only bind, fill in the profile and log out', async () => {
      const { token, phoneBound } = await newcomer();
      expect(phoneBound).toBe(false);
      const refused = { code: 422, reason: 'phone.unbound' };
      for (const [call, args] of [
        [wallet.getBalanceInfo, {}],
        [account.onlineTime, { onlineTime: 3 }],
        [auth.changePassword, { newPassword: 'Secret.1' }],
        [auth.sendProofCode, {}],
        [profile.sessionList, {}],
        [profile.endOtherSessions, {}],
      ] as const) {
        expect(refusalIn(await site.call(call, args, { token })), call.id).toMatchObject(refused);
      }
      const key = { token, idempotencyKey: 'newcomer-1' };
      expect(refusalIn(await site.call(wallet.charge, {} as never, key))).toMatchObject(refused);
      const events = await site.app.inject({
        url: '/user-api/user/events',
        headers: { authorization: `Bearer ${token}` },
      });
      expect(refusalIn(events.json())).toMatchObject(refused);
      // Refused, but still valid: nobody is logged out (product decision 40).
      expect(await getInfo(token)).toMatchObject({ phoneBound: false, phoneNumber: '' });
      expect(getData(await site.call(content.bulletinList, {}, { token }))).toHaveProperty('rows');
      getData(await site.call(auth.logout, {}, { token }));
      expect(refusalIn(await site.call(auth.getInfo, {}, { token })).code).toBe(401);
    });

    it('prefills the profile from the provider; the player can change it', async () => {
      const { token } = await newcomer({ name: 'Ada Cruz', email: 'ada@example.com' });
      expect(await getInfo(token)).toMatchObject({
        nickname: 'Ada Cruz',
        email: 'ada@example.com',
      });
      const edit = { nickname: 'Ada', gender: 'female', birthday: '1990-02-28' } as const;
      getData(await site.call(profile.editProfile, edit, { token }));
      expect(
        refusalIn(await site.call(profile.editProfile, { birthday: '1991-01-01' }, { token })),
      ).toMatchObject({ reason: 'birthday.set', field: 'birthday' });
      expect(
        refusalIn(await site.call(profile.editProfile, { avatar: '/file/1' }, { token })),
      ).toMatchObject({ reason: 'avatar.invalid' });
      const { token: asPlayer, isNew } = await bound(newPhone(), token);
      expect(isNew).toBe(true);
      expect(await getInfo(asPlayer)).toMatchObject({
        ...edit,
        email: 'ada@example.com',
        phoneBound: true,
        hasPassword: false,
      });
    });

    it('drops a deceptive name from the provider', async () => {
      const { token } = await newcomer({ name: 'turned\u202ename', email: 'no address' });
      expect(await getInfo(token)).toMatchObject({ nickname: '', email: '' });
    });

    it('stores the invitation, and refuses an unknown one without consuming the code', async () => {
      const inviter = await site.signUp();
      const { inviteCode } = await getInfo(inviter.token);
      const { token } = await newcomer();
      const phone = newPhone();
      getData(await sendCode(phone, token));
      expect(refusalIn(await bind(phone, token, { inviteCode: 'NOBODY1' })).reason).toBe(
        'inviteCode.invalid',
      );
      const { token: asPlayer } = getData<{ token: string }>(
        await bind(phone, token, { inviteCode }),
      );
      const { userId } = await getInfo(asPlayer);
      const { invited_by: invitedBy } = await database()
        .db.selectFrom('player')
        .select('invited_by')
        .where('id', '=', String(userId))
        .executeTakeFirstOrThrow();
      expect(invitedBy).toBe(inviter.playerId);
    });

    it('S17: binding ends the unbound token on every device and issues a player’s token', async () => {
      const subject = newSubject();
      const first = await logIn({ subject });
      const second = await logIn({ subject });
      const { token } = await bound(newPhone(), first.token);
      for (const dead of [first.token, second.token]) {
        expect(refusalIn(await site.call(auth.getInfo, {}, { token: dead })).code).toBe(401);
      }
      expect(getData(await site.call(wallet.getBalanceInfo, {}, { token }))).toHaveProperty(
        'balance',
      );
    });

    it('S18: an unbound session expires like a player’s', async () => {
      const { token } = await newcomer();
      site.core.clock.advance(7 * DAY_MS + 1);
      expect(refusalIn(await site.call(auth.getInfo, {}, { token })).code).toBe(401);
    });

    it('S14: a phone with an account and one without get the same response', async () => {
      const known = await site.signUp();
      site.core.clock.advance(61_000);
      const { token } = await newcomer();
      const ofAccount = getData(await sendCode(known.phone, token));
      const ofNobody = getData(await sendCode(newPhone(), token));
      expect(ofNobody).toEqual(ofAccount);
    });

    it('S11: a code binds once, only its own phone, and only with the binding purpose', async () => {
      const { token } = await newcomer();
      const phone = newPhone();
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      expect(refusalIn(await bind(phone, token)).reason).toBe('code.wrong');
      getData(await sendCode(phone, token));
      const other = newPhone();
      const elsewhere = { phone: other, code: codeTo(phone) };
      expect(refusalIn(await site.call(oauth.bindingPhone, elsewhere, { token })).reason).toBe(
        'code.wrong',
      );
      const answers = await Promise.all([bind(phone, token), bind(phone, token)]);
      expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    });

    it('S12: binding codes have the same limits as others', async () => {
      const { token } = await newcomer();
      const phone = newPhone();
      getData(await sendCode(phone, token));
      expect(refusalIn(await sendCode(phone, token))).toMatchObject({ code: 429 });
    });
  });

  describe('of an existing player', () => {
    it('logs in directly if already bound', async () => {
      const subject = newSubject();
      const { token } = await logIn({ subject });
      const { token: asPlayer } = await bound(newPhone(), token);
      const again = await logIn({ subject, name: 'Renamed since' });
      expect(again.phoneBound).toBe(true);
      expect((await getInfo(again.token)).userId).toBe((await getInfo(asPlayer)).userId);
    });

    it('links to the account of the verified phone, and keeps its profile', async () => {
      const player = await site.signUp();
      getData(
        await site.call(profile.editProfile, { nickname: 'Before' }, { token: player.token }),
      );
      const subject = newSubject();
      const { token } = await logIn({ subject, name: 'From the network' });
      site.core.clock.advance(61_000);
      const { token: asPlayer, isNew } = await bound(player.phone, token);
      expect(isNew).toBe(false);
      expect(await getInfo(asPlayer)).toMatchObject({
        userId: player.playerId,
        nickname: 'Before',
        hasPassword: true,
      });
      expect((await logIn({ subject })).phoneBound).toBe(true);
      // The player's own sessions are not affected.
      expect((await getInfo(player.token)).userId).toBe(player.playerId);
    });

    it('refuses a second binding', async () => {
      const { token } = await site.signUp();
      const phone = newPhone();
      expect(refusalIn(await sendCode(phone, token))).toMatchObject({
        code: 422,
        reason: 'phone.bound',
      });
      expect(
        refusalIn(await site.call(oauth.bindingPhone, { phone, code: '123456' }, { token })).reason,
      ).toBe('phone.bound');
    });
  });
});

describe('a site without an identity provider', () => {
  it('offers no social login, and refuses the call', async () => {
    const database = await openEmbeddedForTest();
    const outside = fakeOutside();
    const core = testCore(database.db, { outside: { ...outside, identity: undefined } });
    const platform = await testPlatform(core, { modules: [socialLoginModule] });
    expect(getData(await platform.call(oauth.identityProviders, {}))).toEqual({ rows: [] });
    const given = outside.network.login({ subject: 'nobody' });
    expect(refusalIn(await platform.call(oauth.socialLogin, given)).code).toBe(404);
    await platform.close();
    await database.close();
  });
});
