import { auth, oauth, profile } from '@parlor/api/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  bankCardForm,
  describeOnDatabases,
  describeOnPostgres,
  encodePhone,
  getData,
  openTestSite,
  refusalIn,
  type TestPlayer,
  type TestSite,
} from '../../testing/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const OWNER = 'device-of-the-owner';
const STRANGER = 'device-of-a-stranger';
const ADDRESS = '10.9.0.1';

/** Purposes of a code, as the owner of a phone uses them. */
const purposes = ['login', 'reset', 'bind', 'proof', 'register'] as const;
type Purpose = (typeof purposes)[number];

interface From {
  readonly device?: string | null;
  readonly address?: string;
}

/** Codes of one phone: requested and tried, for each purpose, from any device and address. */
function getCodes(site: TestSite, player: TestPlayer, newcomerToken: string) {
  const { phone, token } = player;
  return {
    send(purpose: Purpose, from: From, captcha: object = {}) {
      const args = { code: encodePhone(phone), ...captcha };
      const options = { address: ADDRESS, ...from };
      if (purpose === 'login') return site.call(auth.sendPhoneLoginCode, args, options);
      if (purpose === 'reset') return site.call(auth.sendResetPhoneCode, args, options);
      if (purpose === 'register') return site.call(auth.sendRegisterPhoneCode, args, options);
      if (purpose === 'proof') return site.call(auth.sendProofCode, {}, { ...options, token });
      return site.call(oauth.sendBindingPhoneCode, args, { ...options, token: newcomerToken });
    },
    attempt(purpose: Purpose, code: string, from: From) {
      const options = { address: ADDRESS, ...from };
      const password = 'Renewed.2';
      if (purpose === 'login') return site.call(auth.smsLogin, { phone, code }, options);
      if (purpose === 'reset') {
        return site.call(auth.resetPassword, { phone, code, username: phone, password }, options);
      }
      if (purpose === 'register') {
        const gameUserBankCard = bankCardForm(phone);
        return site.call(auth.registerV2, { phone, code, password, gameUserBankCard }, options);
      }
      if (purpose === 'proof') return site.call(auth.giveProof, { code }, { ...options, token });
      return site.call(oauth.bindingPhone, { phone, code }, { ...options, token: newcomerToken });
    },
  };
}

async function readCaptcha(site: TestSite) {
  const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}));
  const solved = site.core.outside.captchas.find((each) => each.uuid === uuid);
  return { uuid, captchaCode: solved?.answer ?? '' };
}

let subjects = 0;
async function newcomerOn(site: TestSite): Promise<string> {
  subjects += 1;
  const given = site.core.outside.network.login({ subject: `codes-${subjects}` });
  return getData<{ token: string }>(await site.call(oauth.socialLogin, given)).token;
}

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describeOnDatabases('codes are bound to the requesting device (S11)', (database) => {
  let site: TestSite;
  let player: TestPlayer;
  let codes: ReturnType<typeof getCodes>;
  const lastCode = () => site.core.outside.phone.lastCode(player.phone);
  /** Logs the player in on a device, which is known afterwards. */
  async function logIn(device: string) {
    site.core.clock.advance(61_000);
    getData(await codes.send('login', { device }));
    getData(await codes.attempt('login', lastCode(), { device }));
    site.core.clock.advance(24 * HOUR_MS);
  }

  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    player = await site.signUp();
    codes = getCodes(site, player, await newcomerOn(site));
    await logIn(OWNER);
  });

  it.each(purposes)(
    'S15 logs in the owner while another device tries a wrong code every 200 ms: %s',
    async (purpose) => {
      const { clock } = site.core;
      const stranger = { device: STRANGER, address: '10.9.0.9' };
      const attack = async (milliseconds: number) => {
        for (let passed = 0; passed < milliseconds; passed += 200) {
          const answer = refusalIn(await codes.attempt(purpose, '000000', stranger));
          expect(['code.wrong', 'tooMany']).toContain(answer.reason);
          clock.advance(200);
        }
      };
      await attack(4_000);
      getData(await codes.send(purpose, { device: OWNER }));
      await attack(4_000);
      const answer = await codes.attempt(purpose, lastCode(), { device: OWNER });
      // Only the holder of the code learns that the phone has an account.
      if (purpose === 'register') expect(refusalIn(answer).reason).toBe('phone.taken');
      else getData(answer);
    },
  );

  it('S15 logs in the owner behind the address of an attacker with changing devices', async () => {
    const strict = await openTestSite(database().db, { env: { LIMIT_LOGIN_CARRIER: '20/900' } });
    const own = getCodes(strict, player, '');
    getData(await own.send('login', { device: OWNER }));
    const code = strict.core.outside.phone.lastCode(player.phone);
    const answers: (string | undefined)[] = [];
    for (let n = 0; n < 40; n += 1) {
      const device = `device-number-${String(n).padStart(4, '0')}`;
      answers.push(refusalIn(await own.attempt('login', '000000', { device })).reason);
    }
    expect(answers).toEqual([...Array(20).fill('code.wrong'), ...Array(20).fill('tooMany')]);
    getData(await own.attempt('login', code, { device: OWNER }));
    await strict.close();
  });

  it.each(purposes.filter((purpose) => purpose !== 'register'))(
    'responds to the correct code on another device like a wrong one, and consumes nothing: %s',
    async (purpose) => {
      getData(await codes.send(purpose, { device: OWNER }));
      const code = lastCode();
      for (const device of [STRANGER, null]) {
        for (let tries = 0; tries < 6; tries += 1) {
          const refusal = refusalIn(await codes.attempt(purpose, code, { device }));
          expect(refusal).toMatchObject({ code: 422, reason: 'code.wrong', field: 'code' });
        }
      }
      getData(await codes.attempt(purpose, code, { device: OWNER }));
    },
  );

  it('is void after five wrong attempts of its own device, for the correct code too', async () => {
    getData(await codes.send('login', { device: OWNER }));
    const code = lastCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await codes.attempt('login', otherThan(code), { device: OWNER });
      expect(refusalIn(wrong).reason).toBe('code.wrong');
    }
    const late = await codes.attempt('login', code, { device: OWNER });
    expect(refusalIn(late).reason).toBe('code.expired');
  });

  it('accepts the correct code at the fifth attempt', async () => {
    getData(await codes.send('login', { device: OWNER }));
    const code = lastCode();
    for (let tries = 0; tries < 4; tries += 1) {
      await codes.attempt('login', otherThan(code), { device: OWNER });
    }
    getData(await codes.attempt('login', code, { device: OWNER }));
  });

  it('checks the limits before it counts or compares an attempt', async () => {
    const strict = await openTestSite(database().db, { env: { LIMIT_CODE_DEVICE: '2/900' } });
    const own = getCodes(strict, player, '');
    getData(await own.send('login', { device: OWNER }));
    const code = strict.core.outside.phone.lastCode(player.phone);
    for (const reason of ['code.wrong', 'code.wrong', 'tooMany', 'tooMany']) {
      const answer = await own.attempt('login', otherThan(code), { device: OWNER });
      expect(refusalIn(answer).reason).toBe(reason);
    }
    const [row] = await database()
      .db.selectFrom('sms_code')
      .select('wrong_tries')
      .where('phone_key', 'like', `%${player.phone.slice(1)}`)
      .where('voided_at', 'is', null)
      .execute();
    expect(row?.wrong_tries).toBe(2);
    // Also a correct one: the device has used up its attempts, and waits.
    expect(refusalIn(await own.attempt('login', code, { device: OWNER }))).toMatchObject({
      code: 429,
      seconds: 900,
    });
    await strict.close();
  });

  describe('codes requested by another device', () => {
    it('void none of the owner’s', async () => {
      getData(await codes.send('login', { device: OWNER }));
      const code = lastCode();
      site.core.clock.advance(MINUTE_MS);
      getData(await codes.send('login', { device: STRANGER }));
      getData(await codes.attempt('login', code, { device: OWNER }));
    });

    it('start no wait time for a known device, and keep its reserve', async () => {
      const send = async (n: number) => {
        const from = { device: `${STRANGER}-${n}`, address: `10.9.1.${n}` };
        const free = await codes.send('login', from);
        return free.code === 503 ? await codes.send('login', from, await readCaptcha(site)) : free;
      };
      for (let n = 0; n < 4; n += 1) {
        getData(await send(n));
        site.core.clock.advance(MINUTE_MS);
      }
      expect(refusalIn(await send(5))).toMatchObject({ code: 429, reason: 'tooMany' });
      getData(await codes.send('login', { device: OWNER }));
      expect(refusalIn(await codes.send('login', { device: OWNER }))).toMatchObject({
        code: 429,
        seconds: 60,
      });
      getData(await codes.attempt('login', lastCode(), { device: OWNER }));
      site.core.clock.advance(MINUTE_MS);
      getData(await codes.send('login', { device: OWNER }));
      site.core.clock.advance(MINUTE_MS);
      // S12: six an hour in total.
      expect(refusalIn(await codes.send('login', { device: OWNER })).code).toBe(429);
    });

    it('require a captcha once two unknown devices have requested within a day', async () => {
      getData(await codes.send('login', { device: STRANGER }));
      site.core.clock.advance(MINUTE_MS);
      const other = { device: 'device-of-another-one' };
      expect(refusalIn(await codes.send('login', other))).toMatchObject({
        code: 503,
        reason: 'captcha.needed',
      });
      // The owner needs no captcha.
      getData(await codes.send('login', { device: OWNER }));
      getData(await codes.send('login', other, await readCaptcha(site)));
      getData(await codes.attempt('login', lastCode(), other));
    });

    it('require no captcha because of requests by the account’s own devices', async () => {
      getData(await codes.send('login', { device: OWNER }));
      getData(await codes.send('login', { device: STRANGER }));
    });
  });

  describe('clients without a device id', () => {
    it.each([null, 'short', 'has blanks, and more', 'x'.repeat(65)])(
      'need a captcha each, and count as one device: %j',
      async (device) => {
        expect(refusalIn(await codes.send('login', { device })).reason).toBe('captcha.needed');
        getData(await codes.send('login', { device }, await readCaptcha(site)));
        const code = lastCode();
        expect(refusalIn(await codes.attempt('login', code, { device: STRANGER })).reason).toBe(
          'code.wrong',
        );
        getData(await codes.attempt('login', code, { device: null }));
        site.core.clock.advance(MINUTE_MS);
        expect(refusalIn(await codes.send('login', { device })).reason).toBe('captcha.needed');
      },
    );

    it('are limited by address; their failures affect no other address', async () => {
      const attempt = (address: string, code = '000000') =>
        codes.attempt('login', code, { device: null, address });
      for (let tries = 0; tries < 15; tries += 1) {
        expect(refusalIn(await attempt('10.9.2.1')).reason).toBe('code.wrong');
      }
      expect(refusalIn(await attempt('10.9.2.1')).code).toBe(429);
      getData(await codes.send('login', { device: null }, await readCaptcha(site)));
      getData(await attempt('10.9.2.2', lastCode()));
    });
  });

  it('forgets a device that is logged out remotely, and all devices after a reset', async () => {
    const isKnown = async (device: string) => {
      getData(
        await codes.send('register', { device: 'device-that-contests', address: '10.9.3.1' }),
      );
      site.core.clock.advance(MINUTE_MS);
      const { code } = await codes.send('login', { device, address: '10.9.3.2' });
      site.core.clock.advance(24 * HOUR_MS);
      return code === 200;
    };
    const laptop = 'device-on-the-desk';
    await logIn(laptop);
    expect(await isKnown(laptop)).toBe(true);
    getData(await site.call(profile.endOtherSessions, {}, { token: player.token }));
    expect(await isKnown(laptop)).toBe(false);

    await logIn(laptop);
    getData(await codes.send('reset', { device: OWNER }, await readCaptcha(site)));
    getData(await codes.attempt('reset', lastCode(), { device: OWNER }));
    site.core.clock.advance(24 * HOUR_MS);
    expect(await isKnown(laptop)).toBe(false);
    expect(await isKnown(OWNER)).toBe(true);
  });

  it('forgets a device half a year after its last login', async () => {
    const known = () =>
      database()
        .db.selectFrom('known_device')
        .selectAll()
        .where('player_id', '=', player.playerId)
        .execute();
    expect(await known()).toHaveLength(2);
    site.core.clock.advance(181 * 24 * HOUR_MS);
    await site.core.jobs.runNow('sessions.pruneDevices');
    expect(await known()).toEqual([]);
  });
});

describeOnPostgres('codes tried at once', (database) => {
  it('S11 compares at most five of any number of concurrent guesses', async () => {
    const site = await openTestSite(database().db, { env: { LIMIT_CODE_DEVICE: '100/900' } });
    const player = await site.signUp();
    const { send, attempt } = getCodes(site, player, '');
    getData(await send('login', { device: OWNER }));
    const code = site.core.outside.phone.lastCode(player.phone);
    const guesses = Array.from({ length: 40 }, () =>
      attempt('login', otherThan(code), { device: OWNER }),
    );
    const reasons = (await Promise.all(guesses)).map((each) => refusalIn(each).reason);
    expect(reasons.filter((reason) => reason === 'code.wrong')).toHaveLength(5);
    expect(reasons.filter((reason) => reason === 'code.expired')).toHaveLength(35);
    expect(refusalIn(await attempt('login', code, { device: OWNER })).reason).toBe('code.expired');
    await site.close();
  });
});
