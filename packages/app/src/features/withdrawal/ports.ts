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
import { effect } from '@parlor/flows/kit';
import {
  type WithdrawalActors,
  type WithdrawalOptions,
  withdrawalMachine,
} from '@parlor/flows/withdrawal';
import { proofCountdownWith } from '../login/ports.ts';

/** A withdrawal, done with this server. */
export function withdrawalWith(client: Client) {
  return withdrawalMachine.provide({ actors: actorsOf(client) });
}

/**
 * The same machine where a card is added for itself: it begins as if there were no card yet, and no
 * withdrawal that is under review stands before it.
 */
export function newCardWith(client: Client) {
  const actors = actorsOf(client);
  return withdrawalMachine.provide({
    actors: {
      ...actors,
      loadOptions: effect(async (_, signal): Promise<WithdrawalOptions> => {
        const request = await client.call(getWithdrawRequest, {}, { signal });
        return { isOpen: true, request: { ...request, pending: null }, cards: [], presets: [] };
      }),
    },
  });
}

function actorsOf(client: Client): WithdrawalActors {
  return {
    countdown: proofCountdownWith(client),
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
    withdraw: effect(({ idempotencyKey, ...args }, signal) =>
      client.call(withdraw, args, { signal, idempotencyKey }),
    ),
    giveProof: effect((proof, signal) => client.call(giveProof, proof, { signal })),
    addCard: effect((card, signal) => client.call(addBankCard, card, { signal })),
    loadWithdrawal: effect(({ withdrawalId }, signal) =>
      client.call(withdrawalInfo, { id: withdrawalId }, { signal }),
    ),
  };
}
