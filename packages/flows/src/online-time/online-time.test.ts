import { describe, expect, it } from 'vitest';
import { broken, offline, startFlow } from '../testing/index.ts';
import { onlineTimeActors, onlineTimeMachine } from './online-time.machine.ts';
import { selectOnlineTime } from './online-time.selectors.ts';

/** Shared stamp: all tabs read what one tab emits. */
const start = (age: number | null = null) => {
  const store: { stamp: number | null } = { stamp: null };
  const flow = startFlow(onlineTimeMachine, onlineTimeActors, (clock) => {
    store.stamp = age === null ? null : clock.now() - age;
    return { clock, readStamp: () => store.stamp };
  });
  flow.actor.on('stamped', ({ at }) => {
    store.stamp = at;
  });
  return { ...flow, store, reports: () => flow.calls('report').length };
};

const startLeading = (age: number | null = null) => {
  const flow = start(age);
  flow.send({ type: 'session.opened' });
  flow.send({ type: 'lead.gained' });
  return flow;
};

describe('online time while a token exists (docs/product.md: States and transitions; Business constants and limits)', () => {
  it('is not counted without a token', () => {
    const flow = start();
    expect(selectOnlineTime(flow.snapshot())).toEqual({ view: 'off' });
    flow.clock.advance(600_000);
    expect(flow.isRunning('lead')).toBe(false);
    expect(flow.emitted).toEqual([]);
  });

  it('counts from the moment the session opens', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    expect(flow.emitted).toEqual([{ type: 'stamped', at: flow.clock.now() }]);
  });

  it('continues from the stamp after a reload', () => {
    const flow = start(100_000);
    flow.send({ type: 'session.opened' });
    expect(flow.emitted).toEqual([]);
  });

  it('corrects a stamp in the future after the clock was set back', () => {
    const flow = start(-3_600_000);
    flow.send({ type: 'session.opened' });
    expect(flow.store.stamp).toBe(flow.clock.now());
  });

  it('reports 3 minutes every 180 seconds', async () => {
    const flow = startLeading();
    flow.clock.advance(179_999);
    expect(flow.reports()).toBe(0);
    flow.clock.advance(1);
    expect(flow.calls('report')).toEqual([{ onlineTime: 3 }]);
    expect(flow.store.stamp).toBe(flow.clock.now());
    await flow.resolve('report', undefined);
    flow.clock.advance(180_000);
    expect(flow.reports()).toBe(2);
  });

  it('reports stamps older than 184 seconds in a check every 30 seconds, and resets the stamp', async () => {
    const flow = startLeading(155_000);
    flow.clock.advance(29_999);
    expect(flow.reports()).toBe(0);
    flow.clock.advance(1);
    expect(flow.reports()).toBe(1);
    expect(flow.store.stamp).toBe(flow.clock.now());
    await flow.resolve('report', undefined);
    flow.clock.advance(120_000);
    expect(flow.reports()).toBe(1);
  });

  it('does not report at exactly 184 seconds', () => {
    const flow = startLeading(154_000);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(0);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(1);
  });

  it.each([
    [175_999, 0],
    [176_000, 1],
  ])(
    'keeps reports at least 176 seconds apart: %s ms after the last one there are %s',
    (gap, count) => {
      const flow = startLeading();
      flow.clock.advance(179_999);
      // A tab that led before made the other report at this moment.
      flow.store.stamp = flow.clock.now() + 1 - gap;
      flow.clock.advance(1);
      expect(flow.reports()).toBe(count);
    },
  );

  it('sends no report while one is pending', async () => {
    const flow = startLeading();
    flow.clock.advance(180_000);
    flow.store.stamp = flow.clock.now() - 500_000;
    flow.clock.advance(60_000);
    expect(flow.reports()).toBe(1);
    await flow.resolve('report', undefined);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(2);
  });

  it('does not retry a failed report; sends the next one on schedule', async () => {
    const flow = startLeading();
    flow.clock.advance(180_000);
    await flow.reject('report', offline);
    flow.clock.advance(179_999);
    expect(flow.reports()).toBe(1);
    flow.clock.advance(1);
    expect(flow.reports()).toBe(2);
  });

  it('reports once when a suspended tab resumes', async () => {
    const flow = startLeading();
    flow.clock.sleep(3_600_000);
    expect(flow.reports()).toBe(1);
    await flow.resolve('report', undefined);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(1);
  });

  it('stops timers, reports and leader election without a token', () => {
    const flow = startLeading();
    flow.send({ type: 'session.closed' });
    flow.clock.advance(600_000);
    expect(flow.reports()).toBe(0);
    expect(flow.isRunning('lead')).toBe(false);
    expect(selectOnlineTime(flow.snapshot())).toEqual({ view: 'off' });
  });
});

describe('leader tab', () => {
  it('does not report as a follower', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.clock.advance(600_000);
    expect(selectOnlineTime(flow.snapshot())).toEqual({ view: 'following' });
    expect(flow.reports()).toBe(0);
  });

  it('continues from the stamp of the previous leader', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.clock.advance(1_000_000);
    flow.store.stamp = flow.clock.now() - 100_000;
    flow.send({ type: 'lead.gained' });
    flow.clock.advance(60_000);
    expect(flow.reports()).toBe(0);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(1);
  });

  it('stops reporting when it loses the lead', () => {
    const flow = startLeading();
    flow.send({ type: 'lead.lost' });
    flow.clock.advance(600_000);
    expect(flow.reports()).toBe(0);
  });

  it('leads if leader election is not available', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    await flow.reject('lead', broken);
    expect(selectOnlineTime(flow.snapshot())).toEqual({ view: 'leading' });
    flow.clock.advance(180_000);
    expect(flow.reports()).toBe(1);
  });
});
