import { auth, oauth } from '@parlor/api/calls';
import { DAY_MS } from '@parlor/api/constants';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blocks } from '../../operator/calls/index.ts';
import {
  describeOnDatabases,
  encodePhone,
  getData,
  openTestSite,
  type TestSite,
  testCore,
  testOperator,
} from '../../testing/index.ts';
import type { Database } from '../database/schema.ts';
import { PRUNED_AT_MOST } from './prune.ts';

const IDLE_DAYS = 7;
const KEPT_DAYS = 30;

describeOnDatabases('pruning', (database) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite(database().db);
  });
  afterAll(() => site.close());

  const countRows = async (table: keyof Database, condition = sql`true`) => {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) from ${sql.table(table)} where ${condition}`.execute(database().db);
    return Number(rows[0]?.count);
  };
  const after = (days: number) => site.core.clock.advance(days * DAY_MS);
  const run = (job: string) => site.core.jobs.runNow(job);

  it('deletes sessions a month after their expiry, except for the last on each device', async () => {
    const { phone, token, playerId } = await site.signUp();
    const own = sql`player_id = ${playerId}::uuid`;
    const enter = async (userAgent: string) => {
      site.core.clock.advance(61_000);
      getData(await site.call(auth.sendPhoneLoginCode, { code: encodePhone(phone) }));
      const code = site.core.outside.phone.lastCode(phone);
      const headers = { 'user-agent': userAgent };
      getData(await site.call(auth.smsLogin, { phone, code }, { headers }));
    };
    for (const browser of ['Firefox', 'Firefox', 'Chrome']) await enter(browser);
    getData(await site.call(auth.logout, {}, { token }));
    expect(await countRows('player_session', own)).toBe(4);
    after(IDLE_DAYS + KEPT_DAYS - 1);
    await run('sessions.prune');
    expect(await countRows('player_session', own)).toBe(4);
    after(1);
    await run('sessions.prune');
    const { rows } = await sql<{ device: string }>`
      select device from player_session where ${own} order by started_at`.execute(database().db);
    // The sign-up session is the only one of its device.
    expect(rows.map(({ device }) => device)).toEqual(['lightMyRequest', 'Firefox', 'Chrome']);
    // A known device still causes no message, and a new one does.
    const messages = sql`player_id = ${playerId}::uuid`;
    const before = await countRows('message', messages);
    await enter('Chrome');
    expect(await countRows('message', messages)).toBe(before);
  });

  it('deletes unbound social identities without a session', async () => {
    const login = async (subject: string) =>
      getData<{ token: string }>(
        await site.call(oauth.socialLogin, site.core.outside.network.login({ subject })),
      ).token;
    const phone = '09131110001';
    const token = await login('stays');
    getData(await site.call(oauth.sendBindingPhoneCode, { code: encodePhone(phone) }, { token }));
    const code = site.core.outside.phone.lastCode(phone);
    getData(await site.call(oauth.bindingPhone, { phone, code }, { token }));
    await login('goes');
    const known = (subject: string) => countRows('social_identity', sql`subject = ${subject}`);
    after(KEPT_DAYS + 1);
    await run('identity.prune');
    expect([await known('stays'), await known('goes')]).toEqual([1, 1]);
    after(IDLE_DAYS);
    await run('sessions.prune');
    await run('identity.prune');
    expect([await known('stays'), await known('goes')]).toEqual([1, 0]);
    // A returning identity is created again.
    expect(await login('goes')).not.toBe('');
    expect(await known('goes')).toBe(1);
  });

  it('deletes unanswered captchas, and blocks that ended a month ago', async () => {
    getData(await site.call(auth.captchaImage, {}));
    const operator = testOperator(site);
    const reason = 'scripted sign-ups';
    await operator.must(blocks.addBlock, { entry: '203.0.113.1', reason, until: '+1h' });
    await operator.must(blocks.addBlock, { entry: '203.0.113.2', reason });
    after(1);
    await run('captcha.prune');
    await run('blocks.prune');
    expect([await countRows('captcha'), await countRows('block_entry')]).toEqual([0, 2]);
    after(KEPT_DAYS);
    await run('blocks.prune');
    expect(await countRows('block_entry', sql`entry = '203.0.113.1'`)).toBe(0);
    expect(await countRows('block_entry', sql`entry = '203.0.113.2'`)).toBe(1);
  });

  it('deletes a limited number per run, and the rest in the next', async () => {
    const more = 3;
    await site.core.limits.prune();
    await sql`
      insert into rate_window (key, used, ends_at)
      select 'past:' || n, 1, '2020-01-01'::timestamptz
      from generate_series(1, ${PRUNED_AT_MOST + more}::integer) n`.execute(database().db);
    const past = sql`key like 'past:%'`;
    await site.core.limits.prune();
    expect(await countRows('rate_window', past)).toBe(more);
    await site.core.limits.prune();
    expect(await countRows('rate_window', past)).toBe(0);
  });

  it('S10: deletes each row once with two servers', async () => {
    await sql`
      insert into rate_window (key, used, ends_at)
      select 'past:' || n, 1, '2020-01-01'::timestamptz from generate_series(1, 3000) n
      union all select 'now', 1, '2126-01-01'::timestamptz`.execute(database().db);
    const other = testCore(database().db, { clock: site.core.clock });
    await Promise.all([site.core.limits.prune(), other.limits.prune(), site.core.limits.prune()]);
    await site.core.limits.prune();
    expect(await countRows('rate_window', sql`key like 'past:%'`)).toBe(0);
    expect(await countRows('rate_window', sql`key = 'now'`)).toBe(1);
  });
});
