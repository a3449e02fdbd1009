import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@parlor/api/constants';
import { describe, expect, it } from 'vitest';
import { describeOnDatabases, describeOnPostgres, fakeClock } from '../../testing/index.ts';
import { createLimiter } from './limiter.ts';
import { limitDefaults, parseLimitPolicy } from './policy.ts';

const policies = {
  ...limitDefaults,
  smsPhone: [
    { count: 2, seconds: 60 },
    { count: 3, seconds: 3_600 },
  ],
};

describeOnDatabases('S29 limits in the database', (database) => {
  it('allows what fits in every window, and returns the wait time', async () => {
    const clock = fakeClock();
    const limits = createLimiter(database().db, clock, policies);
    const whom = randomUUID();
    expect(await limits.peek('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
    expect(await limits.take('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
    clock.advance(10_000);
    expect(await limits.take('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
    expect(await limits.peek('smsPhone', whom)).toEqual({ allowed: false, seconds: 50 });
    clock.advance(50_000);
    expect(await limits.take('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
    expect(await limits.take('smsPhone', whom)).toEqual({ allowed: false, seconds: 3_540 });
    await limits.clear('smsPhone', whom);
    expect(await limits.peek('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
  });

  it('S15 counts no refused request, so that requests cannot lock anybody out', async () => {
    const clock = fakeClock();
    const limits = createLimiter(database().db, clock, policies);
    const whom = randomUUID();
    for (let n = 0; n < 20; n += 1) await limits.take('smsPhone', whom);
    clock.advance(60_000);
    expect(await limits.take('smsPhone', whom)).toEqual({ allowed: true, seconds: 0 });
  });

  it('S15 counts towards all policies, or towards none', async () => {
    const clock = fakeClock();
    const limits = createLimiter(database().db, clock, policies);
    const [phone, address] = [randomUUID(), randomUUID()];
    const both = { smsPhone: phone, smsAddress: address };
    expect(await limits.takeAll(both)).toEqual({ allowed: true, seconds: 0 });
    await limits.take('smsPhone', phone);
    for (let n = 0; n < 40; n += 1) {
      expect(await limits.takeAll(both)).toEqual({ allowed: false, seconds: 60 });
    }
    await expect(limits.demandAll(both)).rejects.toMatchObject({ code: 429, seconds: 60 });
    expect(await limits.take('smsAddress', address)).toEqual({ allowed: true, seconds: 0 });
  });

  it('refuses with 429 and the wait time, per key', async () => {
    const limits = createLimiter(database().db, fakeClock(), policies);
    const whom = randomUUID();
    await limits.demand('smsPhone', whom);
    await limits.demand('smsPhone', whom);
    await expect(limits.demand('smsPhone', whom)).rejects.toMatchObject({
      code: 429,
      reason: 'tooMany',
      seconds: 60,
    });
    await expect(limits.demand('smsPhone', randomUUID())).resolves.toBeUndefined();
  });

  it('deletes windows that have ended', async () => {
    const { db } = database();
    const clock = fakeClock();
    const limits = createLimiter(db, clock, policies);
    const whom = randomUUID();
    await limits.take('smsPhone', whom);
    clock.advance(3 * HOUR_MS);
    await limits.prune();
    const left = db.selectFrom('rate_window').selectAll().where('key', 'like', `%${whom}`);
    expect(await left.execute()).toEqual([]);
  });
});

describeOnPostgres('S10 limits shared by two servers', (database) => {
  it('allows exactly the limit under concurrency', async () => {
    const clock = fakeClock();
    const servers = [1, 2].map(() =>
      createLimiter(database().db, clock, { ...policies, search: [{ count: 10, seconds: 60 }] }),
    );
    const whom = randomUUID();
    const asked = Array.from({ length: 60 }, (_, n) => servers[n % 2]?.take('search', whom));
    const states = await Promise.all(asked);
    expect(states.filter((state) => state?.allowed)).toHaveLength(10);
  });
});

describe('limits as settings', () => {
  it('parses count/seconds, and rejects anything else', () => {
    expect(parseLimitPolicy('1/60, 6/3600')).toEqual([
      { count: 1, seconds: 60 },
      { count: 6, seconds: 3_600 },
    ]);
    for (const text of ['', '1', '1/0', 'a/60', '1/60;2/60'])
      expect(parseLimitPolicy(text)).toBeNull();
  });
});
