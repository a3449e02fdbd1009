import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import type { ParticipationPreview } from '@parlor/api/entities/promotion';
import { toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { accounts, lockForStake, post, readBalance, transfers } from '../../ledger/index.ts';
import { texts } from '../../locales/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendPromotionMessage } from '../messages/index.ts';
import { lockPlayer } from '../players/index.ts';
import type { SiteSettings } from '../site/index.ts';
import {
  assertOpen,
  findPromotion,
  getOffer,
  hashTerms,
  type Promotion,
  readNames,
  writeTerms,
} from './definitions.ts';

export interface Participation {
  readonly playerId: string;
  readonly promotionId: string;
  /** Decimal string. */
  readonly amount: string;
  readonly code: string | undefined;
  readonly idempotencyKey: string;
  /** Of the terms that the player agreed to; others are refused. */
  readonly termsHash?: string;
}

/**
 * Joins a promotion: the amount and the bonus go to the record's own account. The terms are frozen
 * as they are now. The same key returns the same record (S4).
 *
 * @returns the record's id.
 * @throws ApiError 404; 422 `event.ended`, `event.notStarted`, `promotion.codeWrong`,
 * `promotion.alreadyJoined`, `accountFrozen`, `insufficientBalance` and those of {@link getOffer};
 * 409 `preview.changed` if the terms are not those of `termsHash`.
 */
export async function participate(
  core: Core,
  settings: SiteSettings,
  request: Participation,
): Promise<string> {
  const hash = requestHash({
    promotion: request.promotionId,
    amount: request.amount,
    code: request.code ?? '',
  });
  const known = await findKnown(core.db, request, hash);
  if (known !== undefined) return known;
  try {
    return await withTransaction(core.db, (trx) => join(core, trx, settings, request, hash));
  } catch (error) {
    if (isUniqueViolation(error, 'promotion_record_open')) throw refused('promotion.alreadyJoined');
    throw error;
  }
}

async function findKnown(
  on: Reader,
  { playerId, idempotencyKey }: Participation,
  hash: string,
): Promise<string | undefined> {
  const known = await on
    .selectFrom('promotion_record')
    .select(['id', 'request_hash'])
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (known && known.request_hash !== hash) throw conflict('idempotency.conflict');
  return known?.id;
}

async function join(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  request: Participation,
  hash: string,
): Promise<string> {
  const { clock } = core;
  const { playerId } = request;
  // The player's row is the lock: of two concurrent requests, the second sees the first.
  const player = await lockPlayer(trx, playerId);
  const known = await findKnown(trx, request, hash);
  if (known !== undefined) return known;
  const promotion = await findPromotion(trx, request.promotionId);
  if (!promotion) throw notFound();
  if (player?.frozen_at !== null) throw refused('accountFrozen');
  assertOpen(promotion, clock.now());
  if (await isTaken(trx, playerId, promotion)) throw refused('promotion.alreadyJoined');
  assertCode(promotion, request.code);
  const { principal, bonus, conditions } = getOffer(
    promotion,
    request.amount,
    settings.currencyExponent,
  );
  if ((await lockForStake(trx, playerId)) < principal) throw refused('insufficientBalance');
  const { terms } = promotion;
  const termsHash = await freezeTerms(trx, settings, promotion);
  if (request.termsHash !== undefined && request.termsHash !== termsHash) {
    throw conflict('preview.changed');
  }
  const id = randomUUID();
  await trx
    .insertInto('promotion_record')
    .values({
      id,
      player_id: playerId,
      promotion_id: promotion.id,
      idempotency_key: request.idempotencyKey,
      request_hash: hash,
      terms_hash: termsHash,
      status: 'ongoing',
      principal,
      bonus,
      ask_bet: conditions.bet,
      ask_netwin: conditions.netwin,
      ask_balance: conditions.balance,
      release_below: BigInt(terms.releaseBelow),
      joined_at: toDate(clock),
      deadline: toDate(clock, terms.days * DAY_MS),
      auto_settle_at:
        terms.autoSettleDays === null ? null : toDate(clock, terms.autoSettleDays * DAY_MS),
      end_key: null,
      ended_at: null,
      ended_by: null,
      balance_at_end: null,
      to_wallet: null,
    })
    .execute();
  if (terms.freeSpins > 0) {
    await trx
      .insertInto('promotion_free_spins')
      .values({ record_id: id, granted: terms.freeSpins })
      .execute();
  }
  await recordAudit(trx, clock, {
    actor: `player:${playerId}`,
    action: 'promotion.joined',
    subject: `promotion:${id}`,
    detail: { promotion: promotion.id, principal, bonus },
  });
  const posting = transfers.promotionJoin({
    playerId,
    recordId: id,
    currency: settings.currencyCode,
    subject: promotion.titles.en_US ?? promotion.id,
    principal,
    bonus,
  });
  await post(trx, clock, posting);
  await sendPromotionMessage(trx, clock, 'promotionJoined', {
    playerId,
    promotionId: promotion.id,
    titles: promotion.titles,
    recordId: id,
    amount: principal + bonus,
    currency: settings.currencyCode,
  });
  return id;
}

/** Codes are typed by hand: letter case and outer spaces do not matter. */
function assertCode({ code }: Promotion, given: string | undefined): void {
  const read = (text: string) => text.trim().toUpperCase();
  if (code !== null && read(given ?? '') !== read(code)) {
    throw refused('promotion.codeWrong', { field: 'code' });
  }
}

/** Whether the player has an open record of it, or an earlier one of a promotion for once. */
export async function isTaken(
  on: Reader,
  playerId: string,
  { id, terms }: Pick<Promotion, 'id' | 'terms'>,
): Promise<boolean> {
  let records = on
    .selectFrom('promotion_record')
    .select('id')
    .where('player_id', '=', playerId)
    .where('promotion_id', '=', id);
  if (!terms.once) records = records.where('ended_at', 'is', null);
  return (await records.executeTakeFirst()) !== undefined;
}

/**
 * Stores the terms as they are now, with the texts that the player could read.
 *
 * @returns their hash.
 */
export async function freezeTerms(
  trx: Trx,
  settings: SiteSettings,
  promotion: Promotion,
): Promise<string> {
  const content: Record<string, string> = {};
  for (const locale of Object.keys(texts) as (keyof typeof texts)[]) {
    const names = await readNames(trx, locale);
    const view = { locale, settings, now: 0, artUrl: (path: string) => path };
    content[locale] = promotion.content[locale] ?? writeTerms(promotion, view, names);
  }
  const { id, type, terms, titles } = promotion;
  const hash = hashTerms({ ...promotion, content });
  await trx
    .insertInto('promotion_terms')
    .values({
      hash,
      promotion_id: id,
      type,
      terms: JSON.stringify(terms),
      titles: JSON.stringify(titles),
      content: JSON.stringify(content),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  return hash;
}

/** What joining with an amount would give, ask for and leave in the wallet. */
export async function previewParticipation(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  { currencyExponent }: SiteSettings,
  playerId: string,
  promotionId: string,
  amount: string,
): Promise<ParticipationPreview> {
  const promotion = await findPromotion(db, promotionId);
  if (!promotion) throw notFound();
  assertOpen(promotion, clock.now());
  if (await isTaken(db, playerId, promotion)) throw refused('promotion.alreadyJoined');
  const { principal, bonus, conditions } = getOffer(promotion, amount, currencyExponent);
  const balance = await readBalance(db, accounts.cash(playerId));
  const money = (minor: bigint) => toDecimal(minor, currencyExponent);
  return {
    amount: money(principal),
    bonusAmount: money(bonus),
    askBetAmount: money(conditions.bet),
    askNetwinAmount: money(conditions.netwin),
    askBalance: money(conditions.balance),
    releaseConditionsAmount: money(BigInt(promotion.terms.releaseBelow)),
    deadline: toDate(clock, promotion.terms.days * DAY_MS).toISOString(),
    balanceAfter: money(balance - principal),
  };
}
