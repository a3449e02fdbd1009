import type { EndingPreview, PromotionStatus } from '@parlor/api/entities/promotion';
import { toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { assertExpected, createExpected, type Facts } from '../../core/expected/expected.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { accounts, lockBalance, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendPromotionMessage } from '../messages/index.ts';
import { readSite, type SiteSettings } from '../site/index.ts';
import {
  getBalance,
  getStatus,
  isOpen,
  lockRecord,
  type RecordRow,
  reevaluate,
  type Standing,
} from './progress.ts';

type Ending = transfers.PromotionEnd;

const statusAfter: Readonly<Record<Ending, PromotionStatus>> = {
  settle: 'settled',
  close: 'closed',
  unlock: 'unlocked',
};

/** The call whose commits the `expected` token of a preview is for. */
const ACTION = 'promotions.end';

/** Exits the games that a record pays for, so that its money returns to it; provided by play. */
export type CollectFund = (of: {
  readonly playerId: string;
  readonly recordId: string;
  readonly by: 'player' | 'platform';
}) => Promise<void>;

export interface EndRequest {
  readonly playerId: string;
  readonly recordId: string;
  readonly ending: Ending;
  readonly idempotencyKey: string;
  /** Token of the preview. */
  readonly expected: string | undefined;
  /** The player closes although settling would pay. */
  readonly givesUpSettlement: boolean;
}

/** What a step did: the record has ended, or money must be collected from a game first. */
type Step = 'ended' | 'collect';

/**
 * Settles, closes or unlocks a record for its player. Money in a game is collected first; a close
 * that cannot be finished yet stays `closing`, and the job finishes it.
 *
 * @throws ApiError 404; 409 `conflict` after another ending, `preview.changed`; 422
 * `promotion.notSettlable`, `promotion.givesUpSettlement`, `promotion.notUnlockable`,
 * `promotion.roundOpen`, `game.providerDown`.
 */
export async function endRecord(
  core: Core,
  collect: CollectFund,
  settings: SiteSettings,
  request: EndRequest,
): Promise<void> {
  const { playerId, recordId } = request;
  const step = () => withTransaction(core.db, (trx) => endInside(core, trx, settings, request));
  if ((await step()) === 'ended') return;
  await collect({ playerId, recordId, by: 'player' });
  if ((await step()) === 'ended' || request.ending === 'close') return;
  const { openRounds } = await withTransaction(core.db, (trx) =>
    reevaluate(trx, core.clock, recordId),
  );
  throw refused(openRounds > 0 ? 'promotion.roundOpen' : 'game.providerDown');
}

async function endInside(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  request: EndRequest,
): Promise<Step> {
  const { playerId, ending, idempotencyKey } = request;
  const record = isUuid(request.recordId) ? await lockRecord(trx, request.recordId) : undefined;
  if (record?.player_id !== playerId) throw notFound();
  const isReplay = record.end_key === idempotencyKey;
  if (!isOpen(record)) {
    if (isReplay && record.status === statusAfter[ending]) return 'ended';
    throw conflict(isReplay ? 'idempotency.conflict' : 'conflict');
  }
  const standing = await reevaluate(trx, core.clock, record.id);
  if (standing.status === 'closing') {
    if (ending !== 'close') throw conflict();
    return await finishClosing(core, trx, settings, standing);
  }
  assertExpected(request.expected, ACTION, getFacts(standing, settings));
  assertMay(standing, settings, request);
  const by = { actor: `player:${playerId}`, key: idempotencyKey };
  if (!hasMoneyOut(standing)) return await postEnd(core, trx, settings, standing, ending, by);
  if (ending === 'close') await startClosing(core, trx, standing, by);
  return 'collect';
}

/** @throws ApiError 422 if the record may not end this way. */
function assertMay(
  standing: Standing,
  { currencyExponent }: SiteSettings,
  { ending, givesUpSettlement }: EndRequest,
): void {
  if (ending === 'settle' && standing.status !== 'settlable') {
    throw refused('promotion.notSettlable');
  }
  if (ending === 'close' && standing.status === 'settlable' && !givesUpSettlement) {
    throw refused('promotion.givesUpSettlement');
  }
  if (ending === 'unlock' && !canUnlock(standing)) {
    const limit = toDecimal(standing.release_below, currencyExponent);
    throw refused('promotion.notUnlockable', { params: { limit } });
  }
}

function canUnlock(standing: Standing): boolean {
  return getStatus(standing) === 'ongoing' && getBalance(standing) < standing.release_below;
}

/** Whether games must be exited before the record can end. */
function hasMoneyOut({ inGame, openRounds, hasSession }: Standing): boolean {
  return inGame > 0n || openRounds > 0 || hasSession;
}

interface EndedBy {
  readonly actor: string;
  /** The idempotency key of a player's call. */
  readonly key: string | null;
}

async function startClosing(
  { clock }: Core,
  trx: Trx,
  { id, status }: Standing,
  { actor, key }: EndedBy,
): Promise<void> {
  await trx
    .updateTable('promotion_record')
    .set({ status: 'closing', end_key: key, ended_by: actor })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute();
  await recordAudit(trx, clock, { actor, action: 'promotion.closing', subject: `promotion:${id}` });
}

/** A closing record ends once nothing of it is in play. */
async function finishClosing(
  core: Core,
  trx: Trx,
  settings: SiteSettings,
  standing: Standing,
): Promise<Step> {
  if (hasMoneyOut(standing)) return 'collect';
  const by = { actor: standing.ended_by ?? 'system:promotions', key: standing.end_key };
  return await postEnd(core, trx, settings, standing, 'close', by);
}

/** The part of a balance that goes to the wallet, in minor units. */
function getToWallet(
  ending: Ending,
  { principal }: Pick<RecordRow, 'principal'>,
  balance: bigint,
  settings: SiteSettings,
): bigint {
  if (ending === 'settle') return balance;
  if (ending === 'unlock' || !settings.promotions?.closeReturnsPrincipal) return 0n;
  return getOwnPart(principal, balance);
}

/** The player's own part of a balance: the bonus is lost first. */
function getOwnPart(principal: bigint, balance: bigint): bigint {
  if (principal < balance) return principal;
  return balance;
}

/** Ends a locked record whose money is all on its account. */
async function postEnd(
  { clock }: Core,
  trx: Trx,
  settings: SiteSettings,
  record: Standing,
  end: Ending,
  { actor, key }: EndedBy,
): Promise<Step> {
  const { id: recordId, player_id: playerId } = record;
  const fund = accounts.fundAccount(playerId, { kind: 'promo', recordId });
  const balance = await lockBalance(trx, fund);
  const toWallet = getToWallet(end, record, balance, settings);
  await trx
    .updateTable('promotion_free_spins')
    .set({ voided: sql`granted - used` })
    .where('record_id', '=', recordId)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('promotion_record')
    .set({
      status: statusAfter[end],
      end_key: key,
      ended_at: toDate(clock),
      ended_by: actor,
      balance_at_end: balance,
      to_wallet: toWallet,
    })
    .where('id', '=', recordId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw conflict();
  await recordAudit(trx, clock, {
    actor,
    action: `promotion.${statusAfter[end]}`,
    subject: `promotion:${recordId}`,
    detail: { balance, toWallet, bet: record.bet, netwin: record.netwin },
  });
  const posting = transfers.promotionEnd({
    playerId,
    recordId,
    currency: settings.currencyCode,
    subject: record.titles.en_US ?? record.promotion_id,
    end,
    balance,
    toWallet,
  });
  await post(trx, clock, posting);
  await sendPromotionMessage(trx, clock, getMessage(end, toWallet, actor), {
    playerId,
    promotionId: record.promotion_id,
    titles: record.titles,
    recordId,
    amount: toWallet > 0n ? toWallet : balance,
    currency: settings.currencyCode,
  });
  return 'ended';
}

function getMessage(end: Ending, toWallet: bigint, actor: string) {
  if (end === 'settle') return 'promotionSettled';
  if (end === 'unlock') return 'promotionUnlocked';
  if (toWallet > 0n) return 'promotionReturned';
  return actor.startsWith('player:') ? 'promotionClosed' : 'promotionExpired';
}

/** What a preview was computed from. */
function getFacts(standing: Standing, settings: SiteSettings): Facts {
  return {
    player: standing.player_id,
    record: standing.id,
    status: getStatus(standing),
    balance: getBalance(standing),
    bet: standing.bet,
    netwin: standing.netwin,
    freeSpins: standing.freeSpins,
    returned: getToWallet('close', standing, getBalance(standing), settings),
  };
}

/** What each ending would do now, with its exact postings. */
export function previewEnding(standing: Standing, settings: SiteSettings): EndingPreview {
  const money = (minor: bigint) => toDecimal(minor, settings.currencyExponent);
  const balance = getBalance(standing);
  const status = getStatus(standing);
  const isActive = status === 'ongoing' || status === 'settlable';
  const returned = getToWallet('close', standing, balance, settings);
  const principal = getOwnPart(standing.principal, balance);
  const postings = (toWallet: bigint) => [
    ...(toWallet > 0n
      ? [{ from: 'promotion' as const, to: 'wallet' as const, amount: money(toWallet) }]
      : []),
    ...(balance > toWallet
      ? [{ from: 'promotion' as const, to: 'forfeit' as const, amount: money(balance - toWallet) }]
      : []),
  ];
  return {
    expected: createExpected(ACTION, getFacts(standing, settings)),
    inGame: money(standing.inGame),
    settle: {
      possible: status === 'settlable',
      amount: money(balance),
      voidedFreeSpins: standing.freeSpins,
      postings: postings(balance),
    },
    close: {
      possible: isActive,
      givesUpSettlement: status === 'settlable',
      voidedPrincipal: money(principal - returned),
      voidedBonus: money(balance - principal),
      returned: money(returned),
      postings: postings(returned),
    },
    unlock: { possible: canUnlock(standing), voided: money(balance), postings: postings(0n) },
  };
}

/** Records that the job ends in one run. */
const BATCH = 100;

/**
 * Ends the records whose time has come: settlable ones are settled at their automatic settlement and
 * at the deadline, since earned money is paid; others are closed at the deadline. Finishes those that
 * are closing.
 */
export async function endDueRecords(core: Core, collect: CollectFund): Promise<void> {
  const now = toDate(core.clock);
  const due = await core.db
    .selectFrom('promotion_record')
    .select(['id', 'player_id'])
    .where('ended_at', 'is', null)
    .where((where) =>
      where.or([
        where('status', '=', 'closing'),
        where('deadline', '<=', now),
        where('auto_settle_at', '<=', now),
      ]),
    )
    .orderBy('deadline')
    .limit(BATCH)
    .execute();
  for (const { id: recordId, player_id: playerId } of due) {
    try {
      const step = () => withTransaction(core.db, (trx) => endDue(core, trx, recordId));
      if ((await step()) === 'ended') continue;
      await collect({ playerId, recordId, by: 'platform' });
      await step();
    } catch (error) {
      core.logger.error({ err: error, recordId }, 'a promotion record could not be ended');
    }
  }
}

async function endDue(core: Core, trx: Trx, recordId: string): Promise<Step> {
  const settings = await readSite(trx);
  const record = await lockRecord(trx, recordId);
  if (!record || !isOpen(record)) return 'ended';
  const standing = await reevaluate(trx, core.clock, recordId);
  if (standing.status === 'closing') return await finishClosing(core, trx, settings, standing);
  const by = { actor: 'system:promotions', key: null };
  const isLate = standing.deadline.getTime() <= core.clock.now();
  const isMet = standing.status === 'settlable';
  // Automatic settlement waits for the conditions.
  if (!isMet && !isLate) return 'ended';
  if (!hasMoneyOut(standing)) {
    return await postEnd(core, trx, settings, standing, isMet ? 'settle' : 'close', by);
  }
  if (!isMet) await startClosing(core, trx, standing, by);
  return 'collect';
}
