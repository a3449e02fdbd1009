import type { PromotionStatus } from '@parlor/api/entities/promotion';
import { type Selectable, sql } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import type { Localised } from '../site/index.ts';
import type { PromotionRecordTable } from './tables.ts';
import type { Conditions } from './terms.ts';

export type RecordRow = Selectable<PromotionRecordTable>;

/** The current figures of a record, in minor units. */
export interface Progress {
  readonly bet: bigint;
  /** From settled rounds alone. */
  readonly netwin: bigint;
  /** On the record's own account. */
  readonly held: bigint;
  /** In a game, or in transit to one. */
  readonly inGame: bigint;
  /** Rounds that it pays for and that have not ended. */
  readonly openRounds: number;
  /** A game that it pays for is not settled. */
  readonly hasSession: boolean;
  readonly freeSpins: number;
}

/** A record with its figures. */
export interface Standing extends RecordRow, Progress {
  readonly terms: unknown;
  readonly type: string;
  readonly titles: Localised<string>;
  readonly content: Localised<string>;
  readonly art: string;
  readonly color: string;
}

/** Name of a record's fund at providers. */
export function getFundRef(recordId: string): string {
  return `promo:${recordId}`;
}

/** Records with their figures, in one statement and so a consistent snapshot. */
export function standings(on: Reader) {
  return on
    .selectFrom('promotion_record as r')
    .innerJoin('promotion_terms as t', 't.hash', 'r.terms_hash')
    .innerJoin('promotion as p', 'p.id', 'r.promotion_id')
    .leftJoin('promotion_free_spins as f', 'f.record_id', 'r.id')
    .selectAll('r')
    .select(['t.terms', 't.type', 't.titles', 't.content', 'p.art', 'p.color'])
    .select([
      sql<bigint>`coalesce((select sum(e.counted) from turnover_entry e
        where e.player_id = r.player_id and e.sink_kind = 'promotion'
          and e.sink_id = r.id::text), 0)::bigint`.as('bet'),
      sql<bigint>`coalesce((select sum(g.won - g.staked + g.rolled_back) from game_round g
        where g.fund_ref = 'promo:' || r.id and g.fund_ref <> 'cash' and g.state = 'closed'),
        0)::bigint`.as('netwin'),
      sql<bigint>`coalesce((select a.balance from ledger_account a
        where a.code = 'player:' || r.player_id || ':promo:' || r.id), 0)::bigint`.as('held'),
      sql<bigint>`(coalesce((select sum(a.balance) from ledger_account a
          where a.player_id = r.player_id and a.kind = 'maker'
            and a.code like '%:promo:' || r.id), 0)
        + coalesce((select sum(m.amount) from maker_transfer m
          where m.player_id = r.player_id and m.fund_ref = 'promo:' || r.id
            and m.direction = 'in' and m.state in ('reserved', 'sent', 'unknown')), 0))::bigint`.as(
        'inGame',
      ),
      sql<number>`(select count(*) from game_round g where g.fund_ref = 'promo:' || r.id
        and g.fund_ref <> 'cash' and g.state = 'open')::int`.as('openRounds'),
      sql<boolean>`exists (select from play_session s where s.player_id = r.player_id
        and s.fund_ref = 'promo:' || r.id and s.state <> 'settled')`.as('hasSession'),
      sql<number>`coalesce(f.granted - f.used - f.voided, 0)`.as('freeSpins'),
    ])
    .$castTo<Standing>();
}

/** Locks a record; undefined if there is none. Every change of its status holds this lock. */
export async function lockRecord(trx: Trx, id: string): Promise<RecordRow | undefined> {
  return await trx
    .selectFrom('promotion_record')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function readStanding(on: Reader, id: string): Promise<Standing> {
  return await standings(on).where('r.id', '=', id).executeTakeFirstOrThrow();
}

export function getBalance({ held, inGame }: Progress): bigint {
  return held + inGame;
}

function getAsked(record: RecordRow): Conditions {
  return { bet: record.ask_bet, netwin: record.ask_netwin, balance: record.ask_balance };
}

/** Whether everything that is asked for holds together. */
function isMet(asked: Conditions, progress: Progress): boolean {
  const current = { bet: progress.bet, netwin: progress.netwin, balance: getBalance(progress) };
  const isReached = (name: keyof Conditions) => asked[name] <= 0n || current[name] >= asked[name];
  return isReached('bet') && isReached('netwin') && isReached('balance');
}

export function isOpen({ ended_at }: Pick<RecordRow, 'ended_at'>): boolean {
  return ended_at === null;
}

/** The status by the current figures: settlable is not latched, since net win and balance fall. */
export function getStatus(record: Standing): PromotionStatus {
  if (record.status !== 'ongoing' && record.status !== 'settlable') return record.status;
  return isMet(getAsked(record), record) ? 'settlable' : 'ongoing';
}

/** Stores the status of a locked record by its current figures; a change is in the audit log. */
export async function reevaluate(trx: Trx, clock: Clock, id: string): Promise<Standing> {
  const standing = await readStanding(trx, id);
  const status = getStatus(standing);
  if (status !== standing.status) {
    await trx
      .updateTable('promotion_record')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', standing.status)
      .execute();
    const { bet, netwin } = standing;
    await recordAudit(trx, clock, {
      actor: 'system:promotions',
      action: 'promotion.evaluated',
      subject: `promotion:${id}`,
      detail: { from: standing.status, to: status, bet, netwin, balance: getBalance(standing) },
    });
  }
  return { ...standing, status };
}
