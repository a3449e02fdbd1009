import type { SettleRecord } from '@parlor/api/entities';

/** The first record that can be settled and was not offered before. */
export const findOffer = (
  records: readonly SettleRecord[],
  history: readonly string[],
): SettleRecord | undefined =>
  records.find(({ buttonStatus, id }) => buttonStatus === 1 && !history.includes(id));
