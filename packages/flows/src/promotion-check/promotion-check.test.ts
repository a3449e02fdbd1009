import type { SettleRecord } from '@parlor/api/entities';
import { describe, expect, it } from 'vitest';
import { broken, startFlow } from '../testing/index.ts';
import { settleRecord } from '../testing/promotions.ts';
import { promotionCheckActors, promotionCheckMachine } from './promotion-check.machine.ts';
import { selectPromotionCheck } from './promotion-check.selectors.ts';

const start = () => {
  const history: string[] = [];
  let found = 0;
  const flow = startFlow(promotionCheckMachine, promotionCheckActors, () => ({
    readHistory: () => history,
  }));
  flow.actor.on('offered', ({ id }) => history.push(id));
  flow.actor.on('found', () => {
    found += 1;
  });
  return {
    ...flow,
    history,
    found: () => found,
    checks: () => flow.calls('loadSettlable').length,
    view: () => selectPromotionCheck(flow.snapshot()),
  };
};

/** Home of a player; this tab does not lead. */
const startHome = () => {
  const flow = start();
  flow.send({ type: 'session.opened' });
  flow.send({ type: 'check' });
  return {
    ...flow,
    /** Responds while no other pop-up is open. */
    async resolve(...records: SettleRecord[]) {
      await flow.resolve('loadSettlable', records);
      flow.send({ type: 'show' });
    },
  };
};

const startLeading = () => {
  const flow = start();
  flow.send({ type: 'session.opened' });
  flow.send({ type: 'lead.gained' });
  flow.clock.advance(300_000);
  return flow;
};

describe('the promotion check (docs/product.md: States and transitions; Business constants and limits)', () => {
  it('asks every 300 seconds', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'lead.gained' });
    flow.clock.advance(299_999);
    expect(flow.checks()).toBe(0);
    flow.clock.advance(1);
    expect(flow.checks()).toBe(1);
    await flow.resolve('loadSettlable', []);
    flow.clock.advance(300_000);
    expect(flow.checks()).toBe(2);
  });

  it('asks again after a failure, at the next interval', async () => {
    const flow = startLeading();
    await flow.reject('loadSettlable', broken);
    flow.clock.advance(300_000);
    expect(flow.checks()).toBe(2);
  });

  it('asks only with a token', () => {
    const flow = start();
    flow.send({ type: 'lead.gained' });
    flow.send({ type: 'check' });
    flow.clock.advance(900_000);
    expect(flow.checks()).toBe(0);
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'lead.gained' });
    flow.clock.advance(300_000);
    flow.send({ type: 'session.closed' });
    flow.clock.advance(900_000);
    expect(flow.checks()).toBe(1);
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('asks at intervals in the leader tab only', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.clock.advance(900_000);
    expect(flow.checks()).toBe(0);
    flow.send({ type: 'lead.gained' });
    flow.clock.advance(300_000);
    await flow.resolve('loadSettlable', []);
    flow.send({ type: 'lead.lost' });
    flow.clock.advance(900_000);
    expect(flow.checks()).toBe(1);
  });

  it('asks at intervals without leader election', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    await flow.reject('lead', broken);
    flow.clock.advance(300_000);
    expect(flow.checks()).toBe(1);
  });

  it('asks in each tab when home opens', () => {
    expect(startHome().checks()).toBe(1);
  });

  it('tells the other tabs what the leader finds, and only that', async () => {
    const leader = startLeading();
    await leader.resolve('loadSettlable', []);
    expect(leader.found()).toBe(0);
    leader.clock.advance(300_000);
    await leader.resolve('loadSettlable', [settleRecord]);
    expect(leader.found()).toBe(1);
    const follower = startHome();
    await follower.resolve(settleRecord);
    expect(follower.found()).toBe(0);
  });

  it('offers a record with button status 1', async () => {
    const flow = startHome();
    await flow.resolve({ ...settleRecord, id: 'r0', buttonStatus: 0 }, settleRecord);
    expect(flow.view()).toEqual({ view: 'shown', offer: settleRecord });
  });

  it('offers nothing else', async () => {
    const flow = startHome();
    await flow.resolve({ ...settleRecord, buttonStatus: 0 });
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('does not offer a record again that is in the stored history', async () => {
    const flow = startHome();
    await flow.resolve(settleRecord);
    expect(flow.history).toEqual(['r1']);
    flow.send({ type: 'dismissed' });
    flow.send({ type: 'check' });
    const other = { ...settleRecord, id: 'r2' };
    await flow.resolve(settleRecord, other);
    expect(flow.view()).toEqual({ view: 'shown', offer: other });
  });
});

describe('another player who logs in, perhaps in another tab', () => {
  const other = { ...settleRecord, id: 'r2' };

  it('does not see the previous player’s offer', async () => {
    const flow = startHome();
    await flow.resolve(settleRecord);
    expect(flow.view()).toEqual({ view: 'shown', offer: settleRecord });
    flow.send({ type: 'session.opened' });
    expect(flow.view()).toEqual({ view: 'checking' });
    await flow.resolve(other);
    expect(flow.view()).toEqual({ view: 'shown', offer: other });
  });

  it('does not see the previous player’s offer that is queued', async () => {
    const flow = startLeading();
    await flow.resolve('loadSettlable', [settleRecord]);
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'show' });
    expect(flow.view()).toEqual({ view: 'checking' });
  });

  it('ignores the response to the previous player’s check', async () => {
    const flow = startHome();
    flow.send({ type: 'session.opened' });
    expect(flow.checks()).toBe(2);
    await flow.resolve(other);
    expect(flow.view()).toEqual({ view: 'shown', offer: other });
  });
});

describe('queue of pop-ups', () => {
  const startDue = async () => {
    const flow = startLeading();
    await flow.resolve('loadSettlable', [settleRecord]);
    expect(flow.view()).toEqual({ view: 'due' });
    return flow;
  };

  it('does not show or store an offer before its turn', async () => {
    const flow = await startDue();
    expect(flow.history).toEqual([]);
    flow.send({ type: 'show' });
    expect(flow.history).toEqual(['r1']);
  });

  it('revalidates an offer that waits', async () => {
    const flow = await startDue();
    flow.clock.advance(300_000);
    await flow.resolve('loadSettlable', []);
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('drops an offer that another tab has shown', async () => {
    const flow = await startDue();
    flow.history.push('r1');
    flow.send({ type: 'check' });
    await flow.resolve('loadSettlable', [settleRecord]);
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('leaves an offer on the screen while it asks', async () => {
    const flow = await startDue();
    flow.send({ type: 'show' });
    flow.clock.advance(300_000);
    expect(flow.view()).toEqual({ view: 'shown', offer: settleRecord });
    expect(flow.checks()).toBe(1);
  });
});
