import { describe, expect, it } from 'vitest';
import { createProofInput, refused, startFlow } from '../testing/index.ts';
import { bank, card } from '../testing/withdrawals.ts';
import { cardFormActors, cardFormMachine } from './card-form.machine.ts';
import { selectCardForm } from './card-form.selectors.ts';

const submit = {
  type: 'submit',
  bank,
  cardholder: ' Maria  Clara ',
  cardNumber: '1234-5678 9012',
  isDefault: true,
} as const;

const start = (edited?: typeof card) => {
  const flow = startFlow(cardFormMachine, cardFormActors, (clock) => ({
    proof: createProofInput(clock),
    card: edited,
  }));
  const select = () => selectCardForm(flow.snapshot());
  const violations = () => {
    const shown = select();
    return shown.view === 'entering' ? shown.violations : {};
  };
  return { ...flow, select, violations };
};

describe('adding a card', () => {
  it('validates and saves the card, and does not keep its number', async () => {
    const flow = start();
    flow.send({ ...submit, bank: undefined, cardholder: '', cardNumber: 'x' });
    expect(flow.violations()).toEqual({
      bankCode: { code: 'bank.required' },
      cardholder: { code: 'cardholder.required' },
      cardNumber: { code: 'bankAccount.required' },
    });
    flow.send(submit);
    expect(flow.select()).toEqual({ view: 'saving', card: undefined });
    expect(flow.calls('saveCard')).toEqual([
      {
        type: 'add',
        card: {
          bankCode: 'BPI',
          cardholder: 'Maria Clara',
          cardNumber: '123456789012',
          isDefault: true,
        },
      },
    ]);
    await flow.resolve('saveCard', card);
    expect(flow.snapshot().output).toEqual({ card });
    expect(JSON.stringify(flow.snapshot().context)).not.toContain('123456789012');
  });

  it('requires a proof first if the server does, then saves the same card', async () => {
    const flow = start();
    flow.send(submit);
    await flow.reject('saveCard', refused('proofNeeded'));
    expect(flow.select()).toMatchObject({ view: 'proving', proof: expect.anything() });
    await flow.resolve('proof', { isProven: false });
    expect(flow.select()).toMatchObject({ view: 'entering', error: undefined });
    flow.send(submit);
    await flow.reject('saveCard', refused('proofNeeded'));
    await flow.resolve('proof', { isProven: true });
    expect(flow.calls('saveCard')).toHaveLength(3);
    await flow.resolve('saveCard', card);
    expect(flow.snapshot().output).toEqual({ card });
  });

  it('allows a refused card to be corrected', async () => {
    const flow = start();
    flow.send(submit);
    await flow.reject('saveCard', refused('bankCard.duplicate', 'cardNumber'));
    expect(flow.select()).toMatchObject({ error: { reason: 'bankCard.duplicate' } });
    flow.send(submit);
    expect(flow.select().view).toBe('saving');
  });

  it('ends without a card on cancel', () => {
    const flow = start();
    flow.send({ type: 'cancel' });
    expect(flow.snapshot().output).toEqual({ card: undefined });
  });
});

describe('editing a card', () => {
  it('keeps the number if none is entered', async () => {
    const flow = start(card);
    flow.send({ ...submit, cardholder: 'Maria Santos', cardNumber: '' });
    expect(flow.calls('saveCard')).toEqual([
      { type: 'edit', cardId: 'k1', changes: { bankCode: 'BPI', cardholder: 'Maria Santos' } },
    ]);
    const edited = { ...card, cardId: 'k2', cardholder: 'Maria Santos' };
    await flow.resolve('saveCard', edited);
    expect(flow.snapshot().output).toEqual({ card: edited });
  });

  it('validates and sends a new number', () => {
    const flow = start(card);
    flow.send({ ...submit, cardNumber: 'x' });
    expect(flow.violations().cardNumber?.code).toBe('bankAccount.required');
    flow.send(submit);
    expect(flow.calls('saveCard')).toEqual([
      {
        type: 'edit',
        cardId: 'k1',
        changes: { bankCode: 'BPI', cardholder: 'Maria Clara', cardNumber: '123456789012' },
      },
    ]);
  });

  it('requires a bank and a cardholder', () => {
    const flow = start(card);
    flow.send({ ...submit, bank: undefined, cardholder: '', cardNumber: '' });
    expect(Object.keys(flow.violations())).toEqual(['bankCode', 'cardholder']);
  });
});
