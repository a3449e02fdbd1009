import { giveProof } from '@parlor/api/calls/auth';
import {
  addBankCard,
  bankCardList,
  getWalletParams,
  getWithdrawAmountList,
  getWithdrawRequest,
  withdraw,
  withdrawalInfo,
} from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import { addCardMachine } from '@parlor/flows/add-card';
import { effect } from '@parlor/flows/kit';
import { proofMachine } from '@parlor/flows/proof';
import {
  type WithdrawalOptions,
  withdrawalFormMachine,
  withdrawalMachine,
} from '@parlor/flows/withdrawal';
import { proofVerificationWith } from '../login/ports.ts';

/** The withdrawal machine with the server's calls as its actors. */
export function withdrawalWith(client: Client, onCardAdded: () => void) {
  const form = withdrawalFormMachine.provide({
    actors: {
      loadOptions: effect(async (_, signal): Promise<WithdrawalOptions> => {
        const [params, request, cards, presets] = await Promise.all([
          client.call(getWalletParams, {}, { signal }),
          client.call(getWithdrawRequest, {}, { signal }),
          client.call(bankCardList, {}, { signal }),
          client.call(getWithdrawAmountList, {}, { signal }),
        ]);
        return {
          isOpen: params.openStatus,
          request,
          cards,
          presets: params.withdrawAmountListStatus ? presets : [],
        };
      }),
      addCard: addCardWith(client, onCardAdded),
    },
  });
  return withdrawalMachine.provide({
    actors: {
      form,
      createOrder: effect(({ draft: { idempotencyKey, ...args } }, signal) =>
        client.call(withdraw, args, { signal, idempotencyKey }),
      ),
      loadOrder: effect(({ orderNo }, signal) =>
        client.call(withdrawalInfo, { id: orderNo }, { signal }),
      ),
      proof: proofWith(client),
    },
  });
}

/**
 * The machine of a new bank card with the server's calls as its actors.
 * @param onAdded the list of cards is stale
 */
export function addCardWith(client: Client, onAdded: () => void) {
  return addCardMachine.provide({
    actors: {
      saveCard: effect(async ({ card }, signal) => {
        const added = await client.call(addBankCard, card, { signal });
        onAdded();
        return added;
      }),
      proof: proofWith(client),
    },
  });
}

function proofWith(client: Client) {
  return proofMachine.provide({
    actors: {
      verification: proofVerificationWith(client),
      givePassword: effect((proof, signal) => client.call(giveProof, proof, { signal })),
    },
  });
}
