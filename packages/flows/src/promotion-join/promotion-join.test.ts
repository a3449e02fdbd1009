import { participationPreview, promotionRecord } from '@parlor/api/fixtures';
import { describe, expect, it } from 'vitest';
import { broken, offline, refused, startFlow } from '../testing/index.ts';
import { joinTerms } from '../testing/promotions.ts';
import { promotionJoinActors, promotionJoinMachine } from './promotion-join.machine.ts';
import { selectPromotionJoin } from './promotion-join.selectors.ts';
import type { JoinTerms } from './promotion-join.types.ts';

const start = (change: Partial<JoinTerms> = {}) => {
  let keys = 0;
  const flow = startFlow(promotionJoinMachine, promotionJoinActors, () => ({
    promotion: { ...joinTerms, ...change },
    balance: '700.00',
    exponent: 2,
    createKey: () => {
      keys += 1;
      return `key ${keys}`;
    },
  }));
  return {
    ...flow,
    view: () => selectPromotionJoin(flow.snapshot()),
    submit: (amount: string, code = '') => flow.send({ type: 'submit', amount, code }),
    /** Until the confirmation was accepted. */
    async confirmed() {
      flow.send({ type: 'submit', amount: '500', code: '' });
      await flow.resolve('previewJoin', participationPreview);
      flow.send({ type: 'confirm' });
    },
  };
};

describe('promotion participation (docs/product.md: Validation rules)', () => {
  it.each([
    ['', 'amount.required'],
    ['99.99', 'promotion.belowMinimum'],
    ['1000.01', 'promotion.aboveMaximum'],
    ['700.01', 'promotion.insufficientBalance'],
  ])('rejects the amount "%s" without a request', (amount, code) => {
    const flow = start();
    flow.submit(amount);
    expect(flow.view()).toMatchObject({ view: 'form', amount, violations: { amount: { code } } });
    expect(flow.calls('previewJoin')).toEqual([]);
  });

  it('follows a changed balance', () => {
    const flow = start();
    flow.send({ type: 'balance.changed', balance: '150.00' });
    flow.submit('200');
    expect(flow.view()).toMatchObject({ violations: { amount: { limit: '150.00' } } });
  });

  it('requires a promotion code where the promotion has one', () => {
    const flow = start({ needsCode: true });
    flow.submit('500', ' ');
    expect(flow.view()).toMatchObject({ violations: { code: { code: 'promotionCode.required' } } });
    flow.submit('500', ' GOLD ');
    expect(flow.calls('previewJoin')).toMatchObject([{ amount: '500.00', code: 'GOLD' }]);
  });

  it.each(['upcoming', 'ended'] as const)('cannot be joined when %s', (status) => {
    const flow = start({ status });
    flow.submit('500');
    expect(flow.view()).toEqual({ view: 'closed' });
  });

  it.each(['previewJoin', 'join'] as const)(
    'shows that the event has closed when %s refuses',
    async (call) => {
      const flow = start();
      if (call === 'join') await flow.confirmed();
      else flow.submit('500');
      await flow.reject(call, refused('event.ended'));
      expect(flow.view()).toEqual({ view: 'closed' });
    },
  );
});

describe('before the money moves', () => {
  it('shows the preview, and joins only after a confirmation', async () => {
    const flow = start();
    flow.submit('500');
    expect(flow.view()).toMatchObject({ view: 'form', isBusy: true });
    await flow.resolve('previewJoin', participationPreview);
    expect(flow.view()).toMatchObject({ view: 'confirming', preview: participationPreview });
    expect(flow.calls('join')).toEqual([]);
    flow.send({ type: 'confirm' });
    expect(flow.calls('join')).toMatchObject([
      { draft: { promotionId: 'p1', amount: '500.00', idempotencyKey: 'key 1' } },
    ]);
    await flow.resolve('join', promotionRecord);
    expect(flow.view()).toEqual({ view: 'joined', record: promotionRecord });
    expect(flow.emitted).toEqual([{ type: 'joined', record: promotionRecord }]);
  });

  it('keeps the form for a player who edits', async () => {
    const flow = start();
    flow.submit('500');
    await flow.resolve('previewJoin', participationPreview);
    flow.send({ type: 'edit' });
    expect(flow.view()).toMatchObject({ view: 'form', amount: '500' });
  });

  it('shows why a preview failed', async () => {
    const flow = start();
    flow.submit('500');
    await flow.reject('previewJoin', broken);
    expect(flow.view()).toMatchObject({ view: 'form', error: { code: 500 }, isBusy: false });
  });

  it('previews again when the terms have changed meanwhile', async () => {
    const flow = start();
    await flow.confirmed();
    await flow.reject('join', refused('conflict'));
    expect(flow.view()).toMatchObject({ view: 'confirming', isBusy: true, isChanged: true });
    const changed = { ...participationPreview, bonusAmount: '400.00' };
    await flow.resolve('previewJoin', changed);
    expect(flow.view()).toMatchObject({ view: 'confirming', preview: changed, isChanged: true });
    expect(flow.calls('join')).toHaveLength(1);
  });
});

describe('a player who has joined already', () => {
  it('is led to the record', () => {
    expect(start({ recordId: 'r1' }).view()).toEqual({ view: 'alreadyJoined', recordId: 'r1' });
  });

  it('is recognized by the refusal', async () => {
    const flow = start();
    await flow.confirmed();
    await flow.reject('join', refused('promotion.alreadyJoined'));
    expect(flow.view()).toEqual({ view: 'alreadyJoined', recordId: null });
  });
});

describe('refusals and lost answers', () => {
  it('shows a refusal in the form, which keeps its values', async () => {
    const flow = start();
    await flow.confirmed();
    await flow.reject('join', refused('promotion.codeWrong'));
    expect(flow.view()).toMatchObject({
      view: 'form',
      amount: '500',
      error: { reason: 'promotion.codeWrong' },
    });
  });

  it('repeats a request without an answer with the same key (S3)', async () => {
    const flow = start();
    await flow.confirmed();
    await flow.reject('join', offline);
    expect(flow.view()).toMatchObject({ view: 'uncertain', draft: { amount: '500.00' } });
    flow.send({ type: 'retry' });
    const [first, second] = flow.calls('join').map(({ draft }) => draft.idempotencyKey);
    expect(second).toBe(first);
  });

  it('uses another key for another attempt', async () => {
    const flow = start();
    await flow.confirmed();
    await flow.reject('join', refused('insufficientBalance'));
    await flow.confirmed();
    const [first, second] = flow.calls('join').map(({ draft }) => draft.idempotencyKey);
    expect(second).not.toBe(first);
  });
});
