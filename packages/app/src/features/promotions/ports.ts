import {
  closePromotion,
  participate,
  participatePreview,
  recordInfo,
  recordPreview,
  settlePromotion,
  unlockPromotion,
} from '@parlor/api/calls/promotions';
import type { Client } from '@parlor/api/client';
import { effect } from '@parlor/flows/kit';
import { promotionJoinMachine } from '@parlor/flows/promotion-join';
import {
  type EndingOrder,
  promotionRecordMachine,
  type RecordAndPreview,
} from '@parlor/flows/promotion-record';

/** The machine that joins a promotion, with the server's calls as its actors. */
export function promotionJoinWith(client: Client) {
  return promotionJoinMachine.provide({
    actors: {
      previewJoin: effect(({ promotionId: id, amount }, signal) =>
        client.call(participatePreview, { id, amount }, { signal }),
      ),
      join: effect(({ draft: { promotionId: id, idempotencyKey, ...args } }, signal) =>
        client.call(participate, { id, ...args }, { signal, idempotencyKey }),
      ),
    },
  });
}

/** The machine of a joined promotion, with the server's calls as its actors. */
export function promotionRecordWith(client: Client) {
  const load = async (id: string, signal: AbortSignal): Promise<RecordAndPreview> => {
    const record = await client.call(recordInfo, { id }, { signal });
    const isOpen = record.status === 'ongoing' || record.status === 'settlable';
    return {
      record,
      preview: isOpen ? await client.call(recordPreview, { id }, { signal }) : null,
    };
  };
  const end = ({ ending, id, idempotencyKey, preview }: EndingOrder, signal: AbortSignal) => {
    const settings = { signal, idempotencyKey };
    const { expected } = preview;
    if (ending === 'settle') return client.call(settlePromotion, { id, expected }, settings);
    if (ending === 'unlock') return client.call(unlockPromotion, { id, expected }, settings);
    const { givesUpSettlement } = preview.close;
    return client.call(closePromotion, { id, expected, givesUpSettlement }, settings);
  };
  return promotionRecordMachine.provide({
    actors: {
      loadRecord: effect(({ id }, signal) => load(id, signal)),
      endRecord: effect(async (order, signal) => {
        await end(order, signal);
        return load(order.id, signal);
      }),
    },
  });
}
