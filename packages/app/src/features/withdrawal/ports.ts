import {
  bankCardList,
  getWalletParams,
  getWithdrawAmountList,
  getWithdrawRequest,
  withdraw,
  withdrawalInfo,
  withdrawPreview,
} from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import { effect } from '@parlor/flows/kit';
import {
  type WithdrawalOptions,
  withdrawalFormMachine,
  withdrawalMachine,
} from '@parlor/flows/withdrawal';
import { proofWith } from '../cards/ports.ts';

/** The withdrawal machine with the server's calls as its actors. */
export function withdrawalWith(client: Client) {
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
      loadPreview: effect(({ bankCardId: id, amount }, signal) =>
        client.call(withdrawPreview, { id, amount }, { signal }),
      ),
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
