import { describe, expect, it } from 'vitest';
import { broken, offline, startFlow } from '../testing/index.ts';
import { onlineTimeActors, onlineTimeMachine } from './online-time.machine.ts';
import { selectIsLeading, selectIsTracking } from './online-time.selectors.ts';

/** The stamp is shared: what one tab emits, all tabs read. */
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

describe('online time while a token exists: spec 4 and 9', () => {
  it('is not counted without a token', () => {
    const flow = start();
    expect(selectIsTracking(flow.snapshot())).toBe(false);
    flow.clock.advance(600_000);
    expect(flow.isRunning('lead')).toBe(false);
    expect(flow.emitted).toEqual([]);
  });

  it('is counted from the moment at which the session opens', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    expect(flow.emitted).toEqual([{ type: 'stamped', at: flow.clock.now() }]);
  });

  it('goes on from the stamp of before a reload', () => {
    const flow = start(100_000);
    flow.send({ type: 'session.opened' });
    expect(flow.emitted).toEqual([]);
  });

  it('a stamp from the future, of a clock that was set back, is put right', () => {
    const flow = start(-3_600_000);
    flow.send({ type: 'session.opened' });
    expect(flow.store.stamp).toBe(flow.clock.now());
  });

  it('3 minutes are reported every 180 seconds', async () => {
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

  it('a check every 30 seconds reports what is older than 184 seconds, and resets the stamp', async () => {
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

  it('184 seconds are not yet too old', () => {
    const flow = startLeading(154_000);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(0);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(1);
  });

  it.each([
    [175_999, 0],
    [176_000, 1],
  ])('two reports are at least 176 seconds apart: after %s ms there are %s', (gap, count) => {
    const flow = startLeading();
    flow.clock.advance(179_999);
    // The other report was made at this moment by a tab that led before.
    flow.store.stamp = flow.clock.now() + 1 - gap;
    flow.clock.advance(1);
    expect(flow.reports()).toBe(count);
  });

  it('none is sent while one is running', async () => {
    const flow = startLeading();
    flow.clock.advance(180_000);
    flow.store.stamp = flow.clock.now() - 500_000;
    flow.clock.advance(60_000);
    expect(flow.reports()).toBe(1);
    await flow.resolve('report', undefined);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(2);
  });

  it('a report that fails is not repeated; the next one comes in its time', async () => {
    const flow = startLeading();
    flow.clock.advance(180_000);
    await flow.reject('report', offline);
    flow.clock.advance(179_999);
    expect(flow.reports()).toBe(1);
    flow.clock.advance(1);
    expect(flow.reports()).toBe(2);
  });

  it('a tab that slept reports once when it wakes', async () => {
    const flow = startLeading();
    flow.clock.sleep(3_600_000);
    expect(flow.reports()).toBe(1);
    await flow.resolve('report', undefined);
    flow.clock.advance(30_000);
    expect(flow.reports()).toBe(1);
  });

  it('ends with the token: no timer, no report, no lead', () => {
    const flow = startLeading();
    flow.send({ type: 'session.closed' });
    flow.clock.advance(600_000);
    expect(flow.reports()).toBe(0);
    expect(flow.isRunning('lead')).toBe(false);
    expect(selectIsTracking(flow.snapshot())).toBe(false);
  });
});

describe('one tab reports, not each', () => {
  it('a tab that does not lead is silent', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.clock.advance(600_000);
    expect(selectIsLeading(flow.snapshot())).toBe(false);
    expect(flow.reports()).toBe(0);
  });

  it('who leads next goes on from the stamp of the last one', () => {
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

  it('who loses the lead falls silent', () => {
    const flow = startLeading();
    flow.send({ type: 'lead.lost' });
    flow.clock.advance(600_000);
    expect(flow.reports()).toBe(0);
  });

  it('a tab that cannot ask who leads, leads', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    await flow.reject('lead', broken);
    expect(selectIsLeading(flow.snapshot())).toBe(true);
    flow.clock.advance(180_000);
    expect(flow.reports()).toBe(1);
  });
});
