import { DAY_MS } from '@parlor/api/constants';
import { expect, it } from 'vitest';
import { describeOnDatabases, fakeClock } from '../../testing/index.ts';
import { everyDay, getDueDays } from './daily.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';

const at = (time: string, zone: string, since: string, now: string) =>
  getDueDays({ time, zone }, new Date(since), Date.parse(now));

it('finds a day at its time in the zone, neither earlier nor twice', () => {
  const manila = ['04:00', 'Asia/Manila'] as const;
  expect(at(...manila, '2026-11-19T20:00:00Z', '2026-11-20T19:59:59Z')).toEqual([]);
  expect(at(...manila, '2026-11-19T20:00:00Z', '2026-11-20T20:00:00Z')).toEqual(['2026-11-21']);
  expect(at(...manila, '2026-11-20T20:00:00Z', '2026-11-20T20:00:01Z')).toEqual([]);
});

it('finds every missed day, oldest first', () => {
  expect(at('04:00', 'UTC+8', '2026-11-28T20:00:00Z', '2026-12-01T21:00:00Z')).toEqual([
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ]);
});

it.each([
  ['skips a time', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
  ['goes on after the skipped time', '2026-03-29', '04:00', '2026-03-29T02:00:00Z'],
  ['repeats a time', '2026-10-25', '02:30', null],
  ['goes on after the repeated time', '2026-10-25', '04:00', '2026-10-25T03:00:00Z'],
])('finds a day once when daylight saving %s', (_, day, time, instant) => {
  const zone = 'Europe/Berlin';
  const found: [string, string][] = [];
  let since = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS);
  // Every ten minutes of two days.
  for (let now = since.getTime(); now < Date.parse(`${day}T23:00:00Z`); now += 600_000) {
    for (const due of getDueDays({ time, zone }, since, now)) {
      found.push([due, new Date(now).toISOString().replace('.000', '')]);
      since = new Date(now);
    }
  }
  const ofDay = found.filter(([due]) => due === day);
  expect(ofDay).toHaveLength(1);
  expect(new Set(found.map(([due]) => due)).size).toBe(found.length);
  if (instant) expect(ofDay[0]?.[1]).toBe(instant);
});

describeOnDatabases('a daily job', (database) => {
  it('runs once a day on two servers, and catches up after downtime', async () => {
    const { db } = database();
    const clock = fakeClock('2026-10-24T10:00:00Z');
    const logger = { error: () => undefined, debug: () => undefined };
    const ran: string[] = [];
    const servers = [1, 2].map((): Scheduler => {
      const jobs = createScheduler({ db, clock, logger });
      everyDay(
        { jobs, db, clock },
        'test.daily',
        async () => ({ time: '04:00', zone: 'Europe/Berlin' }),
        async (day) => ran.push(day),
      );
      return jobs;
    });
    const check = () => Promise.all(servers.map((jobs) => jobs.runNow('test.daily')));
    await check();
    expect(ran).toEqual([]);
    clock.set('2026-10-25T02:59:59Z');
    await check();
    expect(ran).toEqual([]);
    clock.set('2026-10-25T03:00:00Z');
    await check();
    await check();
    expect(ran).toEqual(['2026-10-25']);
    clock.set('2026-10-28T12:00:00Z');
    await check();
    expect(ran).toEqual(['2026-10-25', '2026-10-26', '2026-10-27', '2026-10-28']);
  });
});
