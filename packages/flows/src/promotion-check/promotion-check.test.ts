import type { SettleRecord } from '@parlor/api/entities';
import { describe, expect, it } from 'vitest';
import { broken, startFlow } from '../testing/index.ts';
import { settleRecord } from '../testing/promotions.ts';
import { promotionCheckActors, promotionCheckMachine } from './promotion-check.machine.ts';
import { selectPromotionCheck } from './promotion-check.selectors.ts';

const start = () => {
  const history: string[] = [];
  const flow = startFlow(promotionCheckMachine, promotionCheckActors, () => ({
    readHistory: () => history,
  }));
  flow.actor.on('offered', ({ id }) => history.push(id));
  return { ...flow, history, view: () => selectPromotionCheck(flow.snapshot()) };
};

const startLeading = () => {
  const flow = start();
  flow.send({ type: 'session.opened' });
  flow.send({ type: 'lead.gained' });
  return {
    ...flow,
    /** Responds while no other pop-up is open. */
    async resolve(...records: SettleRecord[]) {
      await flow.resolve('loadSettlable', records);
      flow.send({ type: 'show' });
    },
    checks: () => flow.calls('loadSettlable').length,
  };
};

describe('the promotion check (docs/product.md: States and transitions; Business constants and limits)', () => {
  it('asks every 300 seconds', async () => {
    const flow = startLeading();
    await flow.resolve();
    flow.clock.advance(299_999);
    expect(flow.checks()).toBe(1);
    flow.clock.advance(1);
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
    expect(flow.calls('loadSettlable')).toEqual([]);
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'lead.gained' });
    flow.send({ type: 'session.closed' });
    flow.clock.advance(900_000);
    expect(flow.calls('loadSettlable')).toHaveLength(1);
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('asks in the leader tab only', () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.clock.advance(900_000);
    expect(flow.calls('loadSettlable')).toEqual([]);
    flow.send({ type: 'lead.gained' });
    flow.send({ type: 'lead.lost' });
    flow.clock.advance(900_000);
    expect(flow.calls('loadSettlable')).toHaveLength(1);
  });

  it('asks without leader election', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    await flow.reject('lead', broken);
    expect(flow.calls('loadSettlable')).toHaveLength(1);
  });

  it('offers a record with button status 1', async () => {
    const flow = startLeading();
    await flow.resolve({ ...settleRecord, id: 'r0', buttonStatus: 0 }, settleRecord);
    expect(flow.view()).toEqual({ view: 'shown', offer: settleRecord });
  });

  it('offers nothing else', async () => {
    const flow = startLeading();
    await flow.resolve({ ...settleRecord, buttonStatus: 0 });
    expect(flow.view()).toEqual({ view: 'none' });
  });

  it('does not offer a record again that is in the stored history', async () => {
    const flow = startLeading();
    await flow.resolve(settleRecord);
    expect(flow.history).toEqual(['r1']);
    flow.send({ type: 'dismissed' });
    flow.clock.advance(300_000);
    const other = { ...settleRecord, id: 'r2' };
    await flow.resolve(settleRecord, other);
    expect(flow.view()).toEqual({ view: 'shown', offer: other });
  });
});

describe('queue of pop-ups', () => {
  it('does not show or store an offer before its turn', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'lead.gained' });
    await flow.resolve('loadSettlable', [settleRecord]);
    expect(flow.view()).toEqual({ view: 'due' });
    expect(flow.history).toEqual([]);
    flow.send({ type: 'show' });
    expect(flow.history).toEqual(['r1']);
  });

  it('revalidates an offer that waits', async () => {
    const flow = start();
    flow.send({ type: 'session.opened' });
    flow.send({ type: 'lead.gained' });
    await flow.resolve('loadSettlable', [settleRecord]);
    flow.clock.advance(300_000);
    await flow.resolve('loadSettlable', []);
    expect(flow.view()).toEqual({ view: 'none' });
  });
});
