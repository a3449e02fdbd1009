import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { interpolate, localize, type OfferReason } from '../../locales/index.ts';
import { inLanguage, LEVELS_PAGE } from '../content/index.ts';
import type { Localised } from '../site/index.ts';
import { formatAmount, formatTime, type Money } from './money.ts';
import { sendMessage } from './store.ts';

type PromotionEvent =
  | 'promotionJoined'
  | 'promotionSettlable'
  | 'promotionSettled'
  | 'promotionClosed'
  | 'promotionReturned'
  | 'promotionExpired'
  | 'promotionUnlocked'
  | 'promotionEnding';

interface Named {
  readonly promotionId: string;
  /** The promotion's name by locale. */
  readonly titles: Localised<string>;
}

interface RecordEvent extends Money, Named {
  readonly recordId: string;
  /** Deadline of the conditions. */
  readonly until?: Date;
}

/** Notifies a player of what happened to a promotion record, in the transaction that caused it. */
export async function sendPromotionMessage(
  trx: Trx,
  clock: Clock,
  event: PromotionEvent,
  record: RecordEvent,
): Promise<void> {
  const { playerId, promotionId, titles, recordId, until } = record;
  const amount = await formatAmount(trx, record);
  const time = until === undefined ? '' : await formatTime(trx, until);
  const texts = localize(({ messages }, locale) => ({
    title: interpolate(messages[event].title, {
      promotion: inLanguage(titles, locale) ?? promotionId,
    }),
    content: interpolate(messages[event].content, { amount, time }),
  }));
  const link = `/pages/account/myPromotion/myPromotionDetail?id=${recordId}`;
  await sendMessage(trx, clock, { playerId, kind: 'activity', texts, link });
}

/** Notifies a player that a deposit did not join the offer that was chosen for it. */
export async function sendOfferMissed(
  trx: Trx,
  clock: Clock,
  because: OfferReason,
  deposit: Money & Named,
): Promise<void> {
  const { playerId, promotionId, titles } = deposit;
  const amount = await formatAmount(trx, deposit);
  const texts = localize(({ messages }, locale) => ({
    title: interpolate(messages.offerMissed.title, {
      promotion: inLanguage(titles, locale) ?? promotionId,
    }),
    content: interpolate(messages.offerMissed.content, {
      amount,
      reason: messages.offerReasons[because],
    }),
  }));
  const link = `/pages/privilege/privilegeDetail?id=${promotionId}`;
  await sendMessage(trx, clock, { playerId, kind: 'activity', texts, link });
}

/** Notifies a player of a new level. */
export async function sendLevelReached(
  trx: Trx,
  clock: Clock,
  { playerId, level }: { readonly playerId: string; readonly level: string },
): Promise<void> {
  const texts = localize(({ messages: { levelReached } }) => ({
    title: interpolate(levelReached.title, { level }),
    content: levelReached.content,
  }));
  await sendMessage(trx, clock, { playerId, kind: 'activity', texts, link: LEVELS_PAGE });
}
