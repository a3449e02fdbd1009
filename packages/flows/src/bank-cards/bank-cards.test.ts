import { describe, expect, it } from 'vitest';
import { createProofInput, offline, refused, startFlow } from '../testing/index.ts';
import { card } from '../testing/withdrawals.ts';
import { bankCardsActors, bankCardsMachine } from './bank-cards.machine.ts';
import { selectBankCards } from './bank-cards.selectors.ts';
import type { BankCardsInput, BankCardsView } from './bank-cards.types.ts';

const other = { ...card, cardId: 'k2', lastFour: '4444', isDefault: false };
const cards = [card, other];

const start = (input: Partial<BankCardsInput> = {}) => {
  const flow = startFlow(bankCardsMachine, bankCardsActors, (clock) => ({
    proof: createProofInput(clock),
    task: { type: 'list' } as const,
    ...input,
  }));
  const select = () => selectBankCards(flow.snapshot());
  const list = (): Extract<BankCardsView, { view: 'list' }> => {
    const shown = select();
    if (shown.view !== 'list') throw new Error(`The screen shows ${shown.view}`);
    return shown;
  };
  return { ...flow, select, list };
};

const startList = async () => {
  const flow = start();
  await flow.resolve('loadCards', cards);
  await flow.resolve('loadCards', cards);
  return flow;
};

describe('the list of bank cards', () => {
  it('loads, and retries after a failure', async () => {
    const flow = start();
    expect(flow.select()).toEqual({ view: 'loading' });
    await flow.reject('loadCards', offline);
    expect(flow.select()).toEqual({ view: 'loadFailed', error: offline });
    flow.send({ type: 'retry' });
    await flow.resolve('loadCards', cards);
    expect(flow.list().cards).toEqual(cards);
    expect(flow.emitted).toEqual([{ type: 'cardsChanged', cards }]);
  });

  it('shows known cards while they are revalidated, also if that fails', async () => {
    const flow = start({ cards: [other] });
    expect(flow.list().cards).toEqual([other]);
    await flow.reject('loadCards', offline);
    expect(flow.list()).toMatchObject({ cards: [other], error: undefined });
  });
});

describe('default (docs/product.md: Screens and routes)', () => {
  it('changes the default card and reloads the list', async () => {
    const flow = await startList();
    flow.send({ type: 'card.setDefault', cardId: 'k2' });
    expect(flow.list()).toMatchObject({ changing: other, isBusy: true });
    flow.send({ type: 'card.delete', cardId: 'k1' });
    expect(flow.list().deleting).toBeUndefined();
    expect(flow.calls('setDefault')).toEqual([{ cardId: 'k2' }]);
    await flow.resolve('setDefault', { ...other, isDefault: true });
    expect(flow.emitted.at(-1)).toMatchObject({ type: 'defaultChanged', card: { cardId: 'k2' } });
    await flow.resolve('loadCards', [other, card]);
    expect(flow.list().cards.map(({ cardId }) => cardId)).toEqual(['k2', 'k1']);
  });

  it('shows a refusal until the next action', async () => {
    const flow = await startList();
    flow.send({ type: 'card.setDefault', cardId: 'k2' });
    await flow.reject('setDefault', offline);
    expect(flow.list()).toMatchObject({ error: offline, changing: undefined });
    flow.send({ type: 'card.delete', cardId: 'k2' });
    expect(flow.list().error).toBeUndefined();
  });
});

describe('deletion (docs/product.md: Screens and routes; Error catalogue)', () => {
  it('asks for a confirmation, which can be cancelled', async () => {
    const flow = await startList();
    flow.send({ type: 'card.delete', cardId: 'k2' });
    expect(flow.list()).toMatchObject({ deleting: other, isBusy: false });
    flow.send({ type: 'cancel' });
    expect(flow.list().deleting).toBeUndefined();
    expect(flow.calls('deleteCard')).toEqual([]);
  });

  it('deletes the card once and removes it from the list', async () => {
    const flow = await startList();
    flow.send({ type: 'card.delete', cardId: 'k2' });
    flow.send({ type: 'confirm' });
    flow.send({ type: 'confirm' });
    expect(flow.calls('deleteCard')).toEqual([{ cardId: 'k2' }]);
    expect(flow.list()).toMatchObject({ deleting: other, isBusy: true });
    await flow.resolve('deleteCard', {});
    expect(flow.list().cards).toEqual([card]);
    expect(flow.emitted.at(-1)).toEqual({ type: 'cardDeleted', cardId: 'k2' });
  });

  it('keeps the card if the server refuses', async () => {
    const flow = await startList();
    flow.send({ type: 'card.delete', cardId: 'k2' });
    flow.send({ type: 'confirm' });
    await flow.reject('deleteCard', refused('arguments.invalid'));
    expect(flow.list()).toMatchObject({ cards, deleting: undefined });
    expect(flow.list().error?.reason).toBe('arguments.invalid');
  });

  it('reloads the list if the card is gone', async () => {
    const gone = { kind: 'refused', code: 404, msg: 'No such card' };
    for (const [name, change] of [
      ['deleteCard', { type: 'card.delete', cardId: 'k2' }],
      ['setDefault', { type: 'card.setDefault', cardId: 'k2' }],
    ] as const) {
      const flow = await startList();
      flow.send(change);
      flow.send({ type: 'confirm' });
      await flow.reject(name, gone);
      await flow.resolve('loadCards', [card]);
      expect(flow.list()).toMatchObject({ cards: [card], error: undefined });
    }
  });

  it('ignores a card that is not in the list', async () => {
    const flow = await startList();
    flow.send({ type: 'card.delete', cardId: 'gone' });
    expect(flow.list().deleting).toBeUndefined();
  });
});

describe('adding and editing', () => {
  it('opens the form of a new card at once if the cards are known', async () => {
    const flow = start({ cards, task: { type: 'add' } });
    expect(flow.select().view).toBe('form');
    expect(flow.calls('cardForm')).toEqual([expect.objectContaining({ card: undefined })]);
    await flow.resolve('cardForm', { card: other });
    expect(flow.emitted).toEqual([
      { type: 'cardsChanged', cards: [...cards, other] },
      { type: 'cardAdded', card: other },
      { type: 'formClosed' },
    ]);
    await flow.resolve('loadCards', cards);
    expect(flow.list().cards).toEqual(cards);
  });

  it('edits the card of the address, and reports the new card that replaces it', async () => {
    const flow = start({ task: { type: 'edit', cardId: 'k2' } });
    await flow.resolve('loadCards', cards);
    expect(flow.calls('cardForm')).toEqual([expect.objectContaining({ card: other })]);
    const replaced = { ...other, cardId: 'k3' };
    await flow.resolve('cardForm', { card: replaced });
    expect(flow.emitted.slice(1)).toEqual([
      { type: 'cardsChanged', cards: [card, replaced] },
      { type: 'cardEdited', card: replaced },
      { type: 'formClosed' },
    ]);
  });

  it('reports a card of the address that does not exist', async () => {
    const flow = start({ task: { type: 'edit', cardId: 'gone' } });
    await flow.resolve('loadCards', cards);
    expect(flow.select()).toEqual({ view: 'notFound', cards });
  });

  it('returns to the unchanged list on cancel', async () => {
    const flow = await startList();
    flow.send({ type: 'card.edit', cardId: 'k1' });
    await flow.resolve('cardForm', { card: undefined });
    expect(flow.list()).toMatchObject({ cards, error: undefined });
    expect(flow.emitted.at(-1)).toEqual({ type: 'formClosed' });
  });
});
