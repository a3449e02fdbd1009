import { canSettle } from '@parlor/api/calls/promotions';
import type { Client } from '@parlor/api/client';
import type { SettleRecord } from '@parlor/api/entities';
import { effect } from '@parlor/flows/kit';
import { promotionCheckMachine } from '@parlor/flows/promotion-check';
import { leadWith } from '../../data/lead-with.ts';
import type { AppStorage } from '../../platform/storage.ts';

/** Ids of the records that this browser has offered already. */
export function readOffered(storage: AppStorage): readonly string[] {
  const value = storage.readJson('settleOffers');
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

/** The check for promotions that can be settled, with the server's call and the leader tab as its actors. */
export function promotionCheckWith(client: Client, storage: AppStorage) {
  return promotionCheckMachine.provide({
    actors: {
      lead: leadWith('promotionLease', storage),
      loadSettlable: effect(async (_, signal): Promise<readonly SettleRecord[]> => {
        const { rows } = await client.call(canSettle, {}, { signal });
        return rows;
      }),
    },
  });
}
