import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../../platform/storage.ts';
import { createDraftStore } from './drafts.ts';

interface Draft {
  amount: string;
  idempotencyKey: string;
}
const fields = ['amount', 'idempotencyKey'] as const;
const draft: Draft = { amount: '500.00', idempotencyKey: 'k1' };

describe('a draft that was not answered (S3)', () => {
  it('comes back with its key after a reload, and is gone once it is answered', () => {
    const tab = createMemoryStore();
    createDraftStore<Draft>(tab, 'deposit', '7', fields).write(draft);
    const reloaded = createDraftStore<Draft>(tab, 'deposit', '7', fields);
    expect(reloaded.read()).toEqual(draft);
    reloaded.write(undefined);
    expect(reloaded.read()).toBeUndefined();
  });

  it('belongs to one player and one purpose', () => {
    const tab = createMemoryStore();
    createDraftStore<Draft>(tab, 'deposit', '7', fields).write(draft);
    expect(createDraftStore<Draft>(tab, 'deposit', '8', fields).read()).toBeUndefined();
    expect(createDraftStore<Draft>(tab, 'withdraw', '7', fields).read()).toBeUndefined();
  });

  it.each([
    ['nonsense'],
    ['null'],
    ['{"owner":"7"}'],
    ['{"owner":"7","draft":null}'],
    ['{"owner":"7","draft":{"amount":"500.00"}}'],
    ['{"owner":"7","draft":{"amount":500,"idempotencyKey":"k1"}}'],
  ])('is nothing when the store holds %s', (text) => {
    const tab = createMemoryStore();
    tab.setItem('draft.deposit', text);
    expect(createDraftStore<Draft>(tab, 'deposit', '7', fields).read()).toBeUndefined();
  });
});
