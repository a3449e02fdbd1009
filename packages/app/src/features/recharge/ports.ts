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
import { effect } from '@parlor/flows/kit';
import { type RechargeActors, type RechargeOptions, rechargeMachine } from '@parlor/flows/recharge';

/** A deposit, done with this server. */
export function rechargeWith(client: Client) {
  return rechargeMachine.provide({ actors: actorsOf(client) });
}

function actorsOf(client: Client): RechargeActors {
  return {
    loadOptions: effect(async (_, signal): Promise<RechargeOptions> => {
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
