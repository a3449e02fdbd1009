import {
  charge,
  getDepositAmountList,
  getOrderStatus,
  getPayChannel,
  getPayMethod,
  getWalletParams,
} from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import type { PayChannel } from '@parlor/api/entities';
import { type DepositOptions, depositFormMachine, depositMachine } from '@parlor/flows/deposit';
import { effect } from '@parlor/flows/kit';

/** The deposit machine with the server's calls as its actors. */
export function depositWith(client: Client) {
  const form = depositFormMachine.provide({
    actors: {
      loadOptions: effect(async (_, signal): Promise<DepositOptions> => {
        const [params, methods, presets] = await Promise.all([
          client.call(getWalletParams, {}, { signal }),
          client.call(getPayMethod, {}, { signal }),
          client.call(getDepositAmountList, {}, { signal }),
        ]);
        return {
          isOpen: params.autoDepositFunctionStatus,
          // The calls for channels without a hosted page are planned.
          methods: methods.filter(({ kind }) => kind === 'checkout'),
          presets: params.depositAmountListStatus ? presets : [],
        };
      }),
      loadChannels: effect(
        ({ methodId }, signal): Promise<readonly PayChannel[]> =>
          client.call(getPayChannel, { id: methodId }, { signal }),
      ),
    },
  });
  return depositMachine.provide({
    actors: {
      form,
      createOrder: effect(({ draft: { channel, amount, idempotencyKey } }, signal) =>
        client.call(charge, { channel, amount }, { signal, idempotencyKey }),
      ),
      loadOrder: effect(({ orderNo }, signal) =>
        client.call(getOrderStatus, { orderNo }, { signal }),
      ),
    },
  });
}
