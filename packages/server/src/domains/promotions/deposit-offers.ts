import type { Locale } from '@parlor/api/constants';
import type { DepositOffer } from '@parlor/api/entities/deposit';
import { toDecimal } from '@parlor/api/rules';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { ApiError, refused } from '../../core/http/errors.ts';
import { toLedgerRefusal } from '../../ledger/index.ts';
import type { OfferReason } from '../../locales/index.ts';
import type { Core } from '../../platform/core.ts';
import { getArtUrl } from '../games/index.ts';
import { type Localised, readSite, type SiteSettings } from '../site/index.ts';
import { parsePromotion, readNames, toAsked, toPromotion } from './definitions.ts';
import { freezeTerms, isTaken, participate } from './join.ts';

/** Promotions that deposits may join now; those with a code are joined by hand. */
function offered(on: Reader, now: Date) {
  return on
    .selectFrom('promotion')
    .selectAll()
    .where('hidden', '=', false)
    .where('deposit_offer', '=', true)
    .where('code', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now);
}

/** The offers that a player's deposit may join now. */
export async function listDepositOffers(
  core: Core,
  playerId: string,
  locale: Locale,
): Promise<DepositOffer[]> {
  const { db, clock } = core;
  const now = clock.now();
  const settings = await readSite(db);
  const names = await readNames(db, locale);
  const view = { locale, now, settings, artUrl: getArtUrl(core) };
  const rows = await offered(db, new Date(now)).orderBy('position').orderBy('id').execute();
  const offers: DepositOffer[] = [];
  for (const row of rows.map(parsePromotion)) {
    if (await isTaken(db, playerId, row)) continue;
    const shown = toPromotion(row, view, names, false);
    offers.push({
      activityId: shown.promotionId,
      activityName: shown.promotionName,
      text: shown.text,
      platform: shown.platform,
      bonusPercent: shown.bonusPercent,
      minAmount: shown.minAmount,
      maxAmount: shown.maxAmount,
      maxBonus: shown.maxBonus,
      ...toAsked(row, settings),
      days: row.terms.days,
      deadline: shown.endTime,
    });
  }
  return offers;
}

/** The choice of an offer for a deposit, and the terms that the player saw. */
interface ChosenOffer {
  readonly promotionId: string;
  readonly termsHash: string;
}

/**
 * Checks the offer that a player chooses for a deposit, and freezes its terms.
 *
 * @param amount of the deposit, in minor units.
 * @throws ApiError 422 `event.ended` unless a deposit may join it now, `promotion.alreadyJoined`,
 * `amount.belowMinimum`.
 */
export async function chooseDepositOffer(
  { clock }: Core,
  trx: Trx,
  settings: SiteSettings,
  { playerId, promotionId, amount }: { playerId: string; promotionId: string; amount: bigint },
): Promise<ChosenOffer> {
  const field = 'activityId';
  const row = await offered(trx, new Date(clock.now()))
    .where('id', '=', promotionId)
    .executeTakeFirst();
  if (!row) throw refused('event.ended', { field });
  const promotion = parsePromotion(row);
  if (await isTaken(trx, playerId, promotion)) throw refused('promotion.alreadyJoined', { field });
  const minimum = BigInt(promotion.terms.minAmount);
  if (amount < minimum) {
    const limit = toDecimal(minimum, settings.currencyExponent);
    throw refused('amount.belowMinimum', { field: 'amount', params: { limit } });
  }
  return { promotionId, termsHash: await freezeTerms(trx, settings, promotion) };
}

/** A credited deposit with its offer. */
interface DepositForOffer extends ChosenOffer {
  readonly playerId: string;
  /** Minor units. */
  readonly amount: bigint;
  /** One record per deposit, however often it is tried. */
  readonly orderNo: string;
}

/**
 * Joins the chosen offer with a credited deposit, as far as the offer takes it, by the terms that the
 * player chose.
 *
 * @returns the record's id, or why it cannot be joined; the deposit is in the wallet then.
 * @throws errors for which a retry may succeed.
 */
export async function joinDepositOffer(
  core: Core,
  deposit: DepositForOffer,
): Promise<{ readonly recordId: string } | { readonly missed: OfferReason }> {
  const { playerId, promotionId, termsHash, orderNo } = deposit;
  const settings = await readSite(core.db);
  const promotion = await core.db
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', promotionId)
    .executeTakeFirstOrThrow();
  const maximum = BigInt(parsePromotion(promotion).terms.maxAmount);
  const amount = deposit.amount < maximum ? deposit.amount : maximum;
  const idempotencyKey = `deposit:${orderNo}`;
  try {
    const recordId = await participate(core, settings, {
      playerId,
      promotionId,
      amount: toDecimal(amount, settings.currencyExponent),
      code: undefined,
      idempotencyKey,
      termsHash,
    });
    return { recordId };
  } catch (error) {
    const refusal = error instanceof ApiError ? error : toLedgerRefusal(error);
    if (!refusal) throw error;
    // It may have been joined by an attempt whose result was not stored, before the offer changed.
    const joined = await core.db
      .selectFrom('promotion_record')
      .select('id')
      .where('player_id', '=', playerId)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (joined) return { recordId: joined.id };
    return { missed: reasons[refusal.reason] ?? 'closed' };
  }
}

const reasons: Readonly<Partial<Record<ApiError['reason'], OfferReason>>> = {
  'preview.changed': 'changed',
  'promotion.alreadyJoined': 'joined',
  accountFrozen: 'frozen',
  insufficientBalance: 'spent',
};

/** The names of promotions by locale, hidden ones included. */
export async function readPromotionTitles(
  on: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localised<string>>> {
  if (ids.length === 0) return new Map();
  const rows = await on
    .selectFrom('promotion')
    .select(['id', 'titles'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, titles }) => [id, titles]));
}
