import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { describeOnDatabases, fakeClock } from '../../testing/index.ts';
import { createLogger } from '../http/redaction.ts';
import { createScheduler } from './scheduler.ts';

const logger = createLogger('silent');

describeOnDatabases('jobs', (database) => {
  const pair = (clock = fakeClock()) => ({
    clock,
    servers: [1, 2].map(() => createScheduler({ db: database().db, clock, logger })) as [
      ReturnType<typeof createScheduler>,
      ReturnType<typeof createScheduler>,
    ],
  });

  it('S10 runs a job on one server at a time, and again when it is due', async () => {
    const { clock, servers } = pair();
    const runs = vi.fn(async () => {});
    for (const server of servers) server.every('once', { seconds: 60 }, runs);
    for (const server of servers) server.start();
    await expect.poll(() => runs).toHaveBeenCalled();
    await sleep(700);
    expect(runs).toHaveBeenCalledTimes(1);
    clock.advance(61_000);
    await expect.poll(() => runs).toHaveBeenCalledTimes(2);
    await sleep(700);
    expect(runs).toHaveBeenCalledTimes(2);
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('takes over the jobs of a stopped server', async () => {
    const { clock, servers } = pair();
    const [first, second] = servers;
    const hung = Promise.withResolvers<void>();
    const plan = { seconds: 10 };
    first.every('hangs', plan, () => hung.promise);
    second.every('hangs', plan, async () => {});
    const lost = first.runNow('hangs');
    const lease = database().db.selectFrom('job_lease').selectAll().where('name', '=', 'hangs');
    await expect.poll(() => lease.execute()).toHaveLength(1);
    expect(await second.runNow('hangs')).toBe(false);
    clock.advance(16_000);
    expect(await second.runNow('hangs')).toBe(true);
    hung.resolve();
    await lost;
  });

  it('keeps a lease while a run goes on, up to its maximum duration', async () => {
    const { clock, servers } = pair();
    const [first, second] = servers;
    const slow = Promise.withResolvers<void>();
    const plan = { seconds: 10, longestSeconds: 60 };
    first.every('takes long', plan, () => slow.promise);
    second.every('takes long', plan, async () => {});
    const leasedUntil = async () => {
      const lease = await database()
        .db.selectFrom('job_lease')
        .select('leased_until')
        .where('name', '=', 'takes long')
        .executeTakeFirst();
      return lease?.leased_until.getTime() ?? 0;
    };
    const running = first.runNow('takes long');
    for (let passed = 0; passed < 50_000; passed += 10_000) {
      await expect.poll(leasedUntil).toBe(clock.now() + 15_000);
      expect(await second.runNow('takes long')).toBe(false);
      clock.advance(10_000);
    }
    clock.advance(20_000);
    expect(await second.runNow('takes long')).toBe(true);
    slow.resolve();
    await running;
  });

  it('S30 drains running jobs on stop, and starts none', async () => {
    const { servers } = pair();
    const [server] = servers;
    const gate = Promise.withResolvers<void>();
    let finished = false;
    server.every('slow', { seconds: 60 }, async () => {
      await gate.promise;
      finished = true;
    });
    server.start();
    const lease = database().db.selectFrom('job_lease').selectAll().where('name', '=', 'slow');
    await expect.poll(() => lease.execute()).toHaveLength(1);
    const stopping = server.stop();
    gate.resolve();
    await stopping;
    expect(finished).toBe(true);
  });

  it('continues after a failed run', async () => {
    const { clock, servers } = pair();
    const [server] = servers;
    const run = vi.fn(async () => {
      throw new Error('no');
    });
    server.every('fails', { seconds: 5 }, run);
    server.start();
    await expect.poll(() => run).toHaveBeenCalledTimes(1);
    await sleep(50);
    clock.advance(6_000);
    await expect.poll(() => run).toHaveBeenCalledTimes(2);
    await server.stop();
  });
});
