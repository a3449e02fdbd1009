import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startFlow } from '../testing/index.ts';
import { claimActors, claimMachine } from './claim.machine.ts';
import { selectClaim } from './claim.selectors.ts';

const start = () => {
  let keys = 0;
  const flow = startFlow(claimMachine, claimActors, () => ({
    id: 'b1',
    createKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  }));
  return { ...flow, view: () => selectClaim(flow.snapshot()) };
};

describe('claiming a reward (docs/product.md: States and transitions)', () => {
  it('claims once, however often the button is pressed', async () => {
    const flow = start();
    flow.send({ type: 'claim' });
    flow.send({ type: 'claim' });
    expect(flow.view()).toEqual({ view: 'claiming' });
    await flow.resolve('claim', undefined);
    flow.send({ type: 'claim' });
    expect(flow.view()).toEqual({ view: 'claimed' });
    expect(flow.calls('claim')).toEqual([{ id: 'b1', idempotencyKey: 'key 1' }]);
    expect(flow.emitted).toEqual([{ type: 'changed', outcome: 'claimed' }]);
  });

  it('sends the code of a gift and the note of an application', () => {
    const flow = start();
    flow.send({ type: 'claim', details: { code: 'GIFT', note: 'Please' } });
    expect(flow.calls('claim')).toMatchObject([{ code: 'GIFT', note: 'Please' }]);
  });

  it.each([
    refused('claim.expired'),
    refused('conflict'),
    refused('event.ended'),
    { ...broken, code: 404 },
  ])('is over when it has expired or was claimed elsewhere: %o', async (error) => {
    const flow = start();
    flow.send({ type: 'claim' });
    await flow.reject('claim', error);
    flow.send({ type: 'claim' });
    expect(flow.view()).toEqual({ view: 'over', error });
    expect(flow.calls('claim')).toHaveLength(1);
    expect(flow.emitted).toEqual([{ type: 'changed', outcome: 'over' }]);
  });

  it('can be repeated with a new key after a refusal', async () => {
    const flow = start();
    flow.send({ type: 'claim', details: { code: 'WRONG' } });
    await flow.reject('claim', refused('promotion.codeWrong'));
    expect(flow.view()).toMatchObject({ view: 'ready', error: { reason: 'promotion.codeWrong' } });
    flow.send({ type: 'claim', details: { code: 'GIFT' } });
    expect(flow.view()).toEqual({ view: 'claiming' });
    expect(flow.calls('claim')[1]).toMatchObject({ code: 'GIFT', idempotencyKey: 'key 2' });
  });

  it('repeats a request without an answer with the same key (S3)', async () => {
    const flow = start();
    flow.send({ type: 'claim' });
    await flow.reject('claim', offline);
    expect(flow.view()).toMatchObject({ view: 'uncertain', error: { kind: 'network' } });
    flow.send({ type: 'retry' });
    const [first, second] = flow.calls('claim').map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    await flow.resolve('claim', undefined);
    expect(flow.view()).toMatchObject({ view: 'claimed' });
  });
});
