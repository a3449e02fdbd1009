import {
  manualDepositBanks,
  manualDepositInfo,
  submitManualDeposit,
} from '@parlor/api/calls/deposits';
import { bankCardList, getWalletParams } from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import type { ManualDeposit } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import {
  type ManualDepositOptions,
  type ManualDepositOrder,
  manualDepositFormMachine,
  manualDepositMachine,
} from '@parlor/flows/manual-deposit';
import { uploadsWith } from '../uploads/ports.ts';

/** The machine of a manual deposit with the server's calls as its actors. */
export function manualDepositWith(client: Client) {
  const form = manualDepositFormMachine.provide({
    actors: {
      uploads: uploadsWith(client, 'receipt'),
      loadOptions: effect(async (_, signal): Promise<ManualDepositOptions> => {
        const [params, accounts, cards] = await Promise.all([
          client.call(getWalletParams, {}, { signal }),
          client.call(manualDepositBanks, {}, { signal }),
          client.call(bankCardList, {}, { signal }),
        ]);
        return { isOpen: params.manualDepositOpenStatus, accounts, cards };
      }),
    },
  });
  return manualDepositMachine.provide({
    actors: {
      form,
      createOrder: effect(async ({ draft: { idempotencyKey, amount, ...draft } }, signal) =>
        toOrder(
          await client.call(
            submitManualDeposit,
            { ...draft, depositAmount: amount },
            { signal, idempotencyKey },
          ),
        ),
      ),
      loadOrder: effect(async ({ orderNo }, signal) =>
        toOrder(await client.call(manualDepositInfo, { id: orderNo }, { signal })),
      ),
    },
  });
}

/** The credited amount counts, once there is one: the bank may have received another one than stated. */
const toOrder = (deposit: ManualDeposit): ManualDepositOrder => ({
  ...deposit,
  amount: deposit.creditedAmount ?? deposit.depositAmount,
});
