import { auth } from '@parlor/api/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  describeOnDatabases,
  encodePhone,
  getData,
  openTestSite,
  refusalIn,
  type TestSite,
} from '../../testing/index.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
let phones = 0;
const newPhone = () => {
  phones += 1;
  return `0916${String(phones).padStart(7, '0')}`;
};

async function getCaptcha(site: TestSite) {
  const { uuid } = getData<{ uuid: string }>(await site.call(auth.captchaImage, {}));
  const solved = site.core.outside.captchas.find((each) => each.uuid === uuid);
  return { uuid, captchaCode: solved?.answer ?? '' };
}

describeOnDatabases('sending codes with default limits', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db, { env: { LIMIT_SMS_ADDRESS: '30/3600' } });
  });
  afterAll(() => site.close());

  const { sendRegisterPhoneCode, sendPhoneLoginCode, sendResetPhoneCode } = auth;
  type SendCode =
    | typeof sendRegisterPhoneCode
    | typeof sendPhoneLoginCode
    | typeof sendResetPhoneCode;
  const send = (
    phone: string,
    call: SendCode = sendRegisterPhoneCode,
    more: { address?: string; captcha?: object } = {},
  ) =>
    site.call(
      call,
      { code: encodePhone(phone), ...more.captcha },
      { address: more.address ?? '10.1.0.1' },
    );

  const readCaptcha = () => getCaptcha(site);

  it('S12: allows one a minute per phone and purpose, and returns the wait time', async () => {
    const phone = newPhone();
    getData(await send(phone));
    site.core.clock.advance(20_000);
    expect(refusalIn(await send(phone))).toMatchObject({ code: 429, seconds: 40 });
    getData(await send(phone, sendPhoneLoginCode));
    site.core.clock.advance(40_000);
    getData(await send(phone));
  });

  it('S12: allows six an hour and twelve a day on a device that the phone has logged in with', async () => {
    const { phone } = await site.signUp();
    const purposes = [sendRegisterPhoneCode, sendPhoneLoginCode, sendResetPhoneCode];
    // The code of the sign-up counts, too.
    let sent = 1;
    const one = async () => {
      sent += 1;
      site.core.clock.advance(MINUTE_MS);
      return await send(phone, purposes[sent % 3]);
    };
    for (let n = 0; n < 5; n += 1) getData(await one());
    const hour = refusalIn(await one());
    expect(hour).toMatchObject({ code: 429, reason: 'tooMany' });
    expect(hour.seconds).toBeGreaterThan(3_000);
    site.core.clock.advance(HOUR_MS);
    for (let n = 0; n < 6; n += 1) getData(await one());
    site.core.clock.advance(HOUR_MS);
    const day = refusalIn(await one());
    expect(day.code).toBe(429);
    expect(day.seconds).toBeGreaterThan(20 * 3_600);
    // S15: another player's phone is not affected.
    getData(await send(newPhone()));
  });

  it('S12: allows four an hour and eight a day for unknown devices, three and six of them per address', async () => {
    const phone = newPhone();
    const from = async (address: string) => {
      site.core.clock.advance(MINUTE_MS);
      return await send(phone, undefined, { address });
    };
    for (const [here, there] of [
      ['10.1.1.1', '10.1.1.2'],
      ['10.1.1.1', '10.1.1.2'],
    ] as const) {
      for (let n = 0; n < 3; n += 1) getData(await from(here));
      expect(refusalIn(await from(here))).toMatchObject({ code: 429, reason: 'tooMany' });
      getData(await from(there));
      expect(refusalIn(await from('10.1.1.3')).code).toBe(429);
      site.core.clock.advance(HOUR_MS);
    }
    const day = refusalIn(await from('10.1.1.3'));
    expect(day.code).toBe(429);
    expect(day.seconds).toBeGreaterThan(20 * 3_600);
  });

  it('S12: requires a captcha above thirty an hour per address, without locking anybody out', async () => {
    const address = '10.1.0.2';
    for (let n = 0; n < 30; n += 1) getData(await send(newPhone(), undefined, { address }));
    const phone = newPhone();
    expect(refusalIn(await send(phone, undefined, { address }))).toMatchObject({
      code: 503,
      reason: 'captcha.needed',
    });
    const captcha = await readCaptcha();
    getData(await send(phone, undefined, { address, captcha }));
    // S13: it was valid once.
    expect(refusalIn(await send(newPhone(), undefined, { address, captcha }))).toMatchObject({
      code: 503,
      reason: 'captcha.wrong',
    });
    getData(await send(newPhone(), undefined, { address: '10.1.0.3' }));
  });

  describe('captchas', () => {
    const address = '10.1.0.4';
    const tryWith = (captcha: object) => send(newPhone(), undefined, { address, captcha });
    beforeAll(async () => {
      for (let n = 0; n < 30; n += 1) getData(await send(newPhone(), undefined, { address }));
    });

    it('S13: are valid for their uuid only', async () => {
      const [one, other] = [await readCaptcha(), await readCaptcha()];
      const mixed = { uuid: one.uuid, captchaCode: other.captchaCode };
      expect(refusalIn(await tryWith(mixed)).reason).toBe('captcha.wrong');
      expect(refusalIn(await tryWith({ ...one, uuid: 'no-uuid' })).reason).toBe('captcha.wrong');
      // A wrong answer has consumed the one captcha, and not the other.
      expect(refusalIn(await tryWith(one)).reason).toBe('captcha.wrong');
      getData(await tryWith(other));
    });

    it('S13: expire after two minutes', async () => {
      const captcha = await readCaptcha();
      site.core.clock.advance(2 * MINUTE_MS - 1);
      getData(await tryWith(captcha));
      const late = await readCaptcha();
      site.core.clock.advance(2 * MINUTE_MS);
      expect(refusalIn(await tryWith(late)).reason).toBe('captcha.wrong');
    });

    it('S13: ignore case, and can be replaced by a new one', async () => {
      const { uuid, captchaCode } = await readCaptcha();
      getData(await tryWith({ uuid, captchaCode: ` ${captchaCode.toUpperCase()} ` }));
      expect((await readCaptcha()).uuid).not.toBe(uuid);
    });
  });

  it('S11: stores a code as a salted hash, and expires it after ten minutes', async () => {
    const phone = newPhone();
    const { expiresAt } = getData<{ expiresAt: string }>(await send(phone));
    expect(Date.parse(expiresAt) - site.core.clock.now()).toBe(10 * MINUTE_MS);
    const code = site.core.outside.phone.lastCode(phone);
    const rows = await database().db.selectFrom('sms_code').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
  });
});

describeOnDatabases('expired codes', (database) => {
  it('deletes codes and their phones a day after they expire', async () => {
    const site = await openTestSite(database().db);
    const kept = async () =>
      (await database().db.selectFrom('sms_code').select('phone_key').execute()).length;
    getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(newPhone()) }));
    site.core.clock.advance(24 * HOUR_MS);
    await site.core.jobs.runNow('codes.prune');
    expect(await kept()).toBe(1);
    site.core.clock.advance(HOUR_MS);
    await site.core.jobs.runNow('codes.prune');
    expect(await kept()).toBe(0);
    await site.close();
  });
});

describeOnDatabases('sending codes with an operator’s limits', (database) => {
  it('S11: keeps one of concurrently requested codes valid', async () => {
    const env = {
      LIMIT_SMS_PHONE_PURPOSE: '9/60',
      LIMIT_SMS_PHONE: '9/60',
      LIMIT_SMS_STRANGER: '9/60',
    };
    const site = await openTestSite(database().db, { env });
    const phone = newPhone();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () =>
        site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }),
      ),
    );
    expect(sent.map(({ code }) => code)).toEqual(Array(6).fill(200));
    const current = database()
      .db.selectFrom('sms_code')
      .select('id')
      .where('voided_at', 'is', null)
      .where('purpose', '=', 'login')
      .where('phone_key', 'like', `%${phone.slice(1)}`);
    const [code, ...others] = await current.execute();
    expect(others).toEqual([]);
    const { text = '' } =
      site.core.outside.phone.messages.find(({ messageId }) => messageId === code?.id) ?? {};
    const answer = await site.call(auth.smsLogin, { phone, code: /\d{6}/.exec(text)?.[0] ?? '' });
    expect(getData(answer)).toHaveProperty('token');
    await site.close();
  });

  it('S29: reads limits and periods from settings, and shares them through the database', async () => {
    const site = await openTestSite(database().db, {
      env: {
        LIMIT_SMS_PHONE_PURPOSE: '2/10',
        LIMIT_SMS_PHONE: '3/60',
        LIMIT_SMS_STRANGER: '9/60',
        LIMIT_CAPTCHA: '2/60',
        CODE_SECONDS: '30',
      },
    });
    const phone = newPhone();
    const send = () => site.call(auth.sendRegisterPhoneCode, { code: encodePhone(phone) });
    const { expiresAt } = getData<{ expiresAt: string }>(await send());
    expect(Date.parse(expiresAt) - site.core.clock.now()).toBe(30_000);
    getData(await send());
    expect(refusalIn(await send())).toMatchObject({ code: 429, seconds: 10 });
    site.core.clock.advance(10_000);
    getData(await send());
    site.core.clock.advance(10_000);
    expect(refusalIn(await send())).toMatchObject({ code: 429, seconds: 40 });
    const picture = () => site.call(auth.captchaImage, {});
    for (const code of [200, 200, 429]) expect((await picture()).code).toBe(code);
    await site.close();
  });

  it('S29: allows captchas for as many phones as a carrier has behind one address', async () => {
    const site = await openTestSite(database().db);
    const picture = (address: string) => site.call(auth.captchaImage, {}, { address });
    const [carrier, other] = ['203.0.113.20', '203.0.113.21'];
    expect((await picture(carrier)).code).toBe(200);
    await database()
      .db.updateTable('rate_window')
      .set({ used: 1_199 })
      .where('key', 'like', `captcha:%${carrier}`)
      .execute();
    expect((await picture(carrier)).code).toBe(200);
    expect(refusalIn(await picture(carrier))).toMatchObject({ code: 429, seconds: 600 });
    expect((await picture(other)).code).toBe(200);
    await site.close();
  });

  describe('a refused request', () => {
    it('S12, S15: by the hourly limit does not count towards the minute', async () => {
      const env = { LIMIT_SMS_PHONE_PURPOSE: '1/60', LIMIT_SMS_PHONE: '1/90' };
      const site = await openTestSite(database().db, { env });
      const code = encodePhone(newPhone());
      const sends = [auth.sendRegisterPhoneCode, auth.sendPhoneLoginCode] as const;
      getData(await site.call(sends[0], { code }));
      site.core.clock.advance(50_000);
      // The phone's limit is exhausted for 40 s more; the minute of this purpose was not started.
      expect(refusalIn(await site.call(sends[1], { code }))).toMatchObject({
        code: 429,
        seconds: 40,
      });
      site.core.clock.advance(40_000);
      getData(await site.call(sends[1], { code }));
      await site.close();
    });

    it('S12, S15: by the minute limit does not count towards the hour or the address', async () => {
      const env = { LIMIT_SMS_PHONE: '2/3600', LIMIT_SMS_ADDRESS: '2/3600' };
      const site = await openTestSite(database().db, { env });
      const address = '10.1.0.9';
      const code = encodePhone(newPhone());
      const send = () => site.call(auth.sendPhoneLoginCode, { code }, { address });
      getData(await send());
      for (let n = 0; n < 5; n += 1) expect(refusalIn(await send()).code).toBe(429);
      site.core.clock.advance(MINUTE_MS);
      getData(await send());
      await site.close();
    });

    it('S12: by a required or wrong captcha does not count towards the phone', async () => {
      const env = { LIMIT_SMS_ADDRESS: '0/3600', LIMIT_SMS_PHONE: '1/3600' };
      const site = await openTestSite(database().db, { env });
      const code = encodePhone(newPhone());
      const send = (captcha = {}) => site.call(auth.sendPhoneLoginCode, { code, ...captcha });
      expect(refusalIn(await send()).reason).toBe('captcha.needed');
      const wrong = { ...(await getCaptcha(site)), captchaCode: 'nope' };
      expect(refusalIn(await send(wrong)).reason).toBe('captcha.wrong');
      getData(await send(await getCaptcha(site)));
      await site.close();
    });
  });
});
