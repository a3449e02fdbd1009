import { getAllActivity, getPayBank, recharge } from '@parlor/api/calls/deposits';
import {
  charge,
  getDepositAmountList,
  getOrderStatus,
  getPayChannel,
  getPayMethod,
  getWalletParams,
} from '@parlor/api/calls/wallet';
import type { Client } from '@parlor/api/client';
import type { Order } from '@parlor/api/entities';
import { toCallFailure } from '@parlor/api/errors';
import {
  type DepositChannel,
  type DepositOptions,
  depositFormMachine,
  depositMachine,
} from '@parlor/flows/deposit';
import { effect } from '@parlor/flows/kit';

/** The deposit machine with the server's calls as its actors. */
export function depositWith(client: Client, hasOffers: boolean) {
  const form = depositFormMachine.provide({
    actors: {
      loadOptions: effect(async (_, signal): Promise<DepositOptions> => {
        const [params, methods, presets, offers] = await Promise.all([
          client.call(getWalletParams, {}, { signal }),
          client.call(getPayMethod, {}, { signal }),
          client.call(getDepositAmountList, {}, { signal }),
          // A deposit needs no offer: without them it goes on.
          hasOffers ? client.call(getAllActivity, {}, { signal }).catch(() => []) : [],
        ]);
        return {
          isOpen: params.autoDepositFunctionStatus,
          methods,
          offers,
          presets: params.depositAmountListStatus ? presets : [],
        };
      }),
      loadChannels: effect(
        async ({ method: { methodId, kind } }, signal): Promise<readonly DepositChannel[]> => {
          const channels = await client.call(getPayChannel, { id: methodId }, { signal });
          const loadBanks = (id: string) =>
            client.call(getPayBank, { id }, { signal }).catch((error: unknown) => {
              // The channel has no banks to choose from, as for a QR code.
              if (toCallFailure(error).code === 404) return [];
              throw error;
            });
          return Promise.all(
            channels.map(async (channel) => ({
              ...channel,
              banks: kind === 'transfer' ? await loadBanks(channel.channelId) : [],
            })),
          );
        },
      ),
    },
  });
  return depositMachine.provide({
    actors: {
      form,
      createOrder: effect(
        async ({ draft: { idempotencyKey, kind, ...draft } }, signal): Promise<Order> => {
          const { channel, amount, activityId } = draft;
          const options = { signal, idempotencyKey };
          if (kind === 'checkout') {
            return client.call(charge, { channel, amount, activityId }, options);
          }
          const created = await client.call(recharge, draft, options);
          const { payee, qrCode, reference, ...order } = created;
          return { ...order, transfer: { payee, qrCode, reference } };
        },
      ),
      loadOrder: effect(({ orderNo }, signal) =>
        client.call(getOrderStatus, { orderNo }, { signal }),
      ),
    },
  });
}
