import { checkBank, checkBankAccount, checkCardholder } from '@parlor/api/rules';
import type { AddCardContext, AddCardEvent } from './add-card.types.ts';

/** Checks a submitted card: the card in the wire format, or the rules that it violates. */
export const checkCard = ({
  bank,
  cardholder,
  cardNumber,
  isDefault,
}: Extract<AddCardEvent, { type: 'submit' }>): Pick<AddCardContext, 'newCard' | 'violations'> => {
  const code = checkBank(bank?.bankCode ?? '');
  const holder = checkCardholder(cardholder);
  const account = checkBankAccount(cardNumber);
  if (code.ok && holder.ok && account.ok) {
    return {
      newCard: {
        bankCode: code.value,
        cardholder: holder.value,
        cardNumber: account.value,
        isDefault,
      },
      violations: {},
    };
  }
  return {
    newCard: undefined,
    violations: {
      ...(!code.ok && { bankCode: code.violation }),
      ...(!holder.ok && { cardholder: holder.violation }),
      ...(!account.ok && { cardNumber: account.violation }),
    },
  };
};
