import type { BankCard } from '@parlor/api/entities';
import { checkBank, checkBankAccount, checkCardholder, type RuleResult } from '@parlor/api/rules';
import type { CardFormContext, CardFormEvent } from './card-form.types.ts';

/**
 * Checks the number of a card. An empty number of an edited card means that it stays unchanged, since the player sees
 * it masked: the result is undefined.
 */
export const checkCardNumber = (
  text: string,
  card: BankCard | undefined,
): RuleResult<string | undefined> =>
  card !== undefined && text.trim() === ''
    ? { ok: true, value: undefined }
    : checkBankAccount(text);

/** Checks a submitted card: the request in the wire format, or the rules that it violates. */
export const checkCard = (
  { card }: CardFormContext,
  { bank, cardholder, cardNumber, isDefault }: Extract<CardFormEvent, { type: 'submit' }>,
): Pick<CardFormContext, 'request' | 'violations'> => {
  const code = checkBank(bank?.bankCode ?? '');
  const holder = checkCardholder(cardholder);
  const account = checkCardNumber(cardNumber, card);
  if (!code.ok || !holder.ok || !account.ok) {
    return {
      request: undefined,
      violations: {
        ...(!code.ok && { bankCode: code.violation }),
        ...(!holder.ok && { cardholder: holder.violation }),
        ...(!account.ok && { cardNumber: account.violation }),
      },
    };
  }
  const details = { bankCode: code.value, cardholder: holder.value };
  const number = account.value;
  const request =
    card === undefined
      ? ({ type: 'add', card: { ...details, cardNumber: number ?? '', isDefault } } as const)
      : ({
          type: 'edit',
          cardId: card.cardId,
          changes: { ...details, ...(number !== undefined && { cardNumber: number }) },
        } as const);
  return { request, violations: {} };
};
