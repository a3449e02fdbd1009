import type { PromotionStatus } from '@parlor/api/entities';
import type { CallFailure } from '@parlor/api/errors';
import type { Ending, RecordAndPreview } from './promotion-record.types.ts';

/** Whether an ending is possible now, according to its preview. */
export const isPossible = ({ preview }: RecordAndPreview, ending: Ending | undefined): boolean =>
  ending !== undefined && preview?.[ending].possible === true;

/** Refusals after which the player decides again on a new preview. */
const changes: ReadonlySet<string> = new Set([
  'conflict',
  'preview.changed',
  'promotion.givesUpSettlement',
  'promotion.notSettlable',
  'promotion.notUnlockable',
]);

export const hasChanged = ({ reason }: CallFailure): boolean =>
  reason !== undefined && changes.has(reason);

export const isIn = ({ record }: RecordAndPreview, status: PromotionStatus): boolean =>
  record.status === status;

/** Whether an amount is greater than zero; no currency is needed for that. */
export const isPositive = (amount: string): boolean => /^[^-]*[1-9]/.test(amount);
