import { charge } from '@parlor/api/calls/wallet';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryStore } from '../../platform/storage.ts';
import { createDraftStore } from './drafts.ts';

const schema = z.extend(z.pick(charge.request, { channel: true, amount: true }), {
  idempotencyKey: z.string(),
});
const draft = { channel: 'sandbox', amount: '500.00', idempotencyKey: 'k1' };

describe('the draft of an unanswered request (S3)', () => {
  it('is restored with its key after a reload, and removed after the answer', () => {
    const tab = createMemoryStore();
    createDraftStore(tab, 'deposit', '7', schema).write(draft);
    const reloaded = createDraftStore(tab, 'deposit', '7', schema);
    expect(reloaded.read()).toEqual(draft);
    reloaded.write(undefined);
    expect(reloaded.read()).toBeUndefined();
  });

  it('belongs to one player and one purpose', () => {
    const tab = createMemoryStore();
    createDraftStore(tab, 'deposit', '7', schema).write(draft);
    expect(createDraftStore(tab, 'deposit', '8', schema).read()).toBeUndefined();
    expect(createDraftStore(tab, 'withdraw', '7', schema).read()).toBeUndefined();
  });

  it.each([
    ['nonsense'],
    ['null'],
    ['{"owner":"7"}'],
    ['{"owner":"7","draft":null}'],
    ['{"owner":"7","draft":{"amount":"500.00"}}'],
    ['{"owner":"7","draft":{"channel":"sandbox","amount":500,"idempotencyKey":"k1"}}'],
    ['{"owner":"7","draft":{"channel":"sandbox","amount":"1e9","idempotencyKey":"k1"}}'],
  ])('is ignored if the store contains %s', (text) => {
    const tab = createMemoryStore();
    tab.setItem('draft.deposit', text);
    expect(createDraftStore(tab, 'deposit', '7', schema).read()).toBeUndefined();
  });
});
