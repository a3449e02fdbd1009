import { toDecimal } from '@parlor/api/rules';
import type { Paging } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { PromotionView } from './definitions.ts';
import { getBalance, getStatus, type Standing, standings } from './progress.ts';
import { listPromotionBills } from './records.ts';
import { type PromotionTerms, promotionTerms } from './terms.ts';

/** A page of a player's promotion records, newest first. */
export async function listHistoryRecords(
  on: Reader,
  playerId: string,
  exponent: number,
  { page, limit }: Paging,
) {
  const all = await standings(on)
    .where('r.player_id', '=', playerId)
    .orderBy('r.joined_at', 'desc')
    .orderBy('r.id')
    .execute();
  const rows = all.slice((page - 1) * limit, page * limit);
  return { rows: rows.map((row) => toHistoryRecord(row, exponent)), total: all.length };
}

/**
 * Everything that happened to a record: its figures and frozen terms, its events in the audit log,
 * and a page of the changes of its balance. Undefined if there is none.
 */
export async function readRecordHistory(
  on: Reader,
  id: string,
  view: Pick<PromotionView, 'artUrl' | 'settings'>,
  paging: Paging,
) {
  const exponent = view.settings.currencyExponent;
  const standing = isUuid(id)
    ? await standings(on).where('r.id', '=', id).executeTakeFirst()
    : undefined;
  if (!standing) return undefined;
  const money = (minor: bigint) => toDecimal(minor, exponent);
  const terms: PromotionTerms = promotionTerms.parse(standing.terms);
  const events = await on
    .selectFrom('audit_entry')
    .select(['at', 'actor', 'action', 'detail'])
    .where('subject', '=', `promotion:${id}`)
    .orderBy('id')
    .execute();
  const { rows, total } = await listPromotionBills(on, standing, view, paging);
  return {
    ...toHistoryRecord(standing, exponent),
    asked: {
      bet: money(standing.ask_bet),
      netwin: money(standing.ask_netwin),
      balance: money(standing.ask_balance),
    },
    current: {
      bet: money(standing.bet),
      netwin: money(standing.netwin),
      balance: money(getBalance(standing)),
    },
    inGame: money(standing.inGame),
    releaseBelow: money(standing.release_below),
    termsHash: standing.terms_hash,
    terms,
    events: events.map((event) => ({ ...event, at: event.at.toISOString() })),
    changes: {
      rows: rows.map(({ kind, amount, balanceAfter, countedBet, notCounted, subject, at }) => ({
        kind,
        amount,
        balanceAfter,
        counted: countedBet,
        notCounted,
        subject,
        at: new Date(at).toISOString(),
      })),
      total,
    },
  };
}

/** A record as an operator sees it; amounts as decimal strings. */
function toHistoryRecord(row: Standing, exponent: number) {
  const money = (minor: bigint) => toDecimal(minor, exponent);
  return {
    id: row.id,
    playerId: row.player_id,
    promotionId: row.promotion_id,
    status: getStatus(row),
    principal: money(row.principal),
    bonus: money(row.bonus),
    balance: money(getBalance(row)),
    joinedAt: row.joined_at.toISOString(),
    deadline: row.deadline.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    endedBy: row.ended_by,
    paid: row.to_wallet === null ? null : money(row.to_wallet),
  };
}
