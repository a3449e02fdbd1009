import { giveProof } from '@parlor/api/calls/auth';
import { deleteBankCard, editBankCard, setDefaultBankCard } from '@parlor/api/calls/cards';
import { addBankCard, bankCardList } from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import type { BankCard } from '@parlor/api/entities';
import { bankCardsMachine } from '@parlor/flows/bank-cards';
import { cardFormMachine } from '@parlor/flows/card-form';
import { effect } from '@parlor/flows/kit';
import { proofMachine } from '@parlor/flows/proof';
import { proofVerificationWith } from '../login/ports.ts';

/** The machine of the bank cards with the server's calls as its actors. */
export function bankCardsWith(client: Client) {
  return bankCardsMachine.provide({
    actors: {
      loadCards: effect(
        (_, signal): Promise<readonly BankCard[]> => client.call(bankCardList, {}, { signal }),
      ),
      deleteCard: effect(
        ({ cardId }, signal): Promise<unknown> =>
          client.call(deleteBankCard, { id: cardId }, { signal }),
      ),
      setDefault: effect(({ cardId }, signal) =>
        client.call(setDefaultBankCard, { id: cardId }, { signal }),
      ),
      cardForm: cardFormWith(client),
    },
  });
}

/** The form of a bank card with the server's calls as its actors. */
export function cardFormWith(client: Client) {
  return cardFormMachine.provide({
    actors: {
      saveCard: effect((request, signal) =>
        request.type === 'add'
          ? client.call(addBankCard, request.card, { signal })
          : client.call(editBankCard, { id: request.cardId, ...request.changes }, { signal }),
      ),
      proof: proofWith(client),
    },
  });
}

/** The machine of a fresh proof with the server's calls as its actors. */
export function proofWith(client: Client) {
  return proofMachine.provide({
    actors: {
      verification: proofVerificationWith(client),
      givePassword: effect((proof, signal) => client.call(giveProof, proof, { signal })),
    },
  });
}
