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
import { type DepositActors, type DepositOptions, depositMachine } from '@parlor/flows/deposit';
import { effect } from '@parlor/flows/kit';

/** A deposit, done with this server. */
export function depositWith(client: Client) {
  return depositMachine.provide({ actors: actorsOf(client) });
}

function actorsOf(client: Client): DepositActors {
  return {
    loadOptions: effect(async (_, signal): Promise<DepositOptions> => {
      const [params, methods, presets] = await Promise.all([
        client.call(getWalletParams, {}, { signal }),
        client.call(getPayMethod, {}, { signal }),
        client.call(getDepositAmountList, {}, { signal }),
      ]);
      return {
        isOpen: params.autoDepositFunctionStatus,
        // Channels without a hosted page come with the call that opens them.
        methods: methods.filter(({ kind }) => kind === 'checkout'),
        presets: params.depositAmountListStatus ? presets : [],
      };
    }),
    loadChannels: effect(
      ({ methodId }, signal): Promise<readonly PayChannel[]> =>
        client.call(getPayChannel, { id: methodId }, { signal }),
    ),
    createOrder: effect(({ channel, amount, idempotencyKey }, signal) =>
      client.call(charge, { channel, amount }, { signal, idempotencyKey }),
    ),
    loadOrder: effect(({ orderNo }, signal) =>
      client.call(getOrderStatus, { orderNo }, { signal }),
    ),
  };
}
