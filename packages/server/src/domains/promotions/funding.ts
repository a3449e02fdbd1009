import type { Reason } from '@parlor/api';
import { isWithin } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { accounts, lockBalance, post, transfers } from '../../ledger/index.ts';
import { type GameRow, toCatalogueGame } from '../games/index.ts';
import { notifySettlable } from './notify.ts';
import { isOpen, lockRecord, type RecordRow, readStanding, reevaluate } from './progress.ts';
import { type PromotionTerms, promotionTerms } from './terms.ts';

/** A record that pays for a game, with its terms. */
export interface PayingRecord extends RecordRow {
  readonly terms: PromotionTerms;
}

/**
 * Locks the record that a fund belongs to, before its accounts; undefined for the wallet, and for a
 * record of another player.
 */
export async function lockFund(
  trx: Trx,
  playerId: string,
  fund: accounts.Fund,
): Promise<PayingRecord | undefined> {
  if (fund.kind === 'cash') return undefined;
  const record = await lockRecord(trx, fund.recordId);
  if (record?.player_id !== playerId) return undefined;
  const { terms } = await readStanding(trx, record.id);
  return { ...record, terms: promotionTerms.parse(terms) };
}

/** The largest stake that a record pays for, in minor units; null for no limit. */
export async function readMaxStake(
  on: Reader,
  recordId: string | undefined,
): Promise<bigint | null> {
  if (recordId === undefined) return null;
  const { maxStake } = promotionTerms.parse((await readStanding(on, recordId)).terms);
  return maxStake === null ? null : BigInt(maxStake);
}

/** Why a record does not pay for a bet on a game; undefined if it does. */
export function findFundRefusal(
  record: PayingRecord,
  now: number,
  game: Pick<GameRow, 'id' | 'category_id' | 'maker_id'>,
  /** Minor units. */
  stake: bigint,
): Reason | undefined {
  const isPlayable = record.status === 'ongoing' || record.status === 'settlable';
  if (!isPlayable || record.deadline.getTime() <= now) return 'promotion.ended';
  if (!isWithin(record.terms, toCatalogueGame(game))) return 'promotion.gameNotAllowed';
  const { maxStake } = record.terms;
  return maxStake !== null && stake > BigInt(maxStake) ? 'promotion.stakeTooHigh' : undefined;
}

/**
 * Called under the lock of a record after each bet, win, rollback and transfer of its fund: stores
 * its status. Money that arrives after the end goes on to the wallet if it was settled, otherwise to
 * forfeit, and is flagged; settlement is never refused (domain: Promotion record machine).
 *
 * @param key of the event, unique for this record.
 */
export async function followFund(
  trx: Trx,
  clock: Clock,
  record: RecordRow,
  { key, currency }: { readonly key: string; readonly currency: string },
): Promise<void> {
  if (isOpen(record)) {
    const standing = await reevaluate(trx, clock, record.id);
    if (standing.status === 'settlable') await notifySettlable(trx, clock, standing, currency);
    return;
  }
  const { id: recordId, player_id: playerId, status } = record;
  const balance = await lockBalance(
    trx,
    accounts.fundAccount(playerId, { kind: 'promo', recordId }),
  );
  if (balance === 0n) return;
  const toWallet = status === 'settled' ? balance : 0n;
  const late = { playerId, recordId, currency, subject: record.promotion_id, key };
  await recordAudit(trx, clock, {
    actor: 'system:promotions',
    action: 'promotion.late',
    subject: `promotion:${recordId}`,
    detail: { status, balance, toWallet, key },
  });
  await post(trx, clock, transfers.promotionLate({ ...late, balance, toWallet }));
}
