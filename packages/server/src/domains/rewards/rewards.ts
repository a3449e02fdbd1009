import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@parlor/api/constants';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { readPage } from '../../core/database/read-page.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { post, type RewardProgram, rewardTransfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendMoneyMessage } from '../messages/index.ts';
import type { RewardState, RewardTable } from './tables.ts';

export type RewardRow = Selectable<RewardTable>;

const events = {
  rebate: 'rebateReady',
  bonus: 'bonusReady',
  referral: 'referralReady',
  activity: 'activityPrize',
} as const;

/** Rewards that one run of the job expires. */
const BATCH = 500;

export interface NewReward {
  readonly playerId: string;
  readonly program: RewardProgram;
  readonly kind: string;
  /** Unique per entitlement (domain: Transfers). */
  readonly scope: string;
  readonly subject: string;
  readonly level: number;
  /** Minor units, greater than zero. */
  readonly amount: bigint;
  readonly currency: string;
  /** Days for a claim; `never` without an end; `atOnce`: credited without a claim. */
  readonly claim: { readonly days: number } | 'never' | 'atOnce';
  /** `operator:<name>` or `system:<job>`. */
  readonly actor: string;
  readonly reason?: string;
}

/**
 * Issues a reward once per scope, in the transaction that causes it, and notifies the player.
 *
 * @returns its id; undefined if the scope was issued before.
 */
export async function issueReward(
  trx: Trx,
  clock: Clock,
  reward: NewReward,
): Promise<string | undefined> {
  const { playerId, program, kind, scope, subject, level, amount, currency, claim } = reward;
  const now = toDate(clock);
  const isCredited = claim === 'atOnce';
  const row = await trx
    .insertInto('reward')
    .values({
      id: randomUUID(),
      player_id: playerId,
      program,
      kind,
      scope,
      subject,
      level,
      amount,
      currency,
      state: isCredited ? 'issued' : 'pending',
      released_at: now,
      expires_at: typeof claim === 'object' ? toDate(clock, claim.days * DAY_MS) : null,
      finished_at: isCredited ? now : null,
    })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const movement = toMovement(row);
  await post(trx, clock, rewardTransfers.rewardIssue(movement));
  if (isCredited) await post(trx, clock, rewardTransfers.rewardClaim(movement));
  await recordAudit(trx, clock, {
    actor: reward.actor,
    action: 'reward.issued',
    subject: `reward:${row.id}`,
    detail: { playerId, program, kind, amount, ...(reward.reason && { reason: reward.reason }) },
  });
  const event = program === 'bonus' && isCredited ? 'bonusCredited' : events[program];
  await sendMoneyMessage(trx, clock, event, { playerId, amount, currency });
  return row.id;
}

/**
 * Claims a reward to the wallet; also for a frozen player, since it is earned (domain: Rules). A
 * repeated claim returns the claimed reward.
 *
 * @throws ApiError 404; 422 `claim.expired`.
 */
export async function claimReward(
  { db, clock }: Core,
  { playerId, program, id }: { playerId: string; program: RewardProgram; id: string },
): Promise<RewardRow> {
  if (!isUuid(id)) throw notFound();
  return await withTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('reward')
      .selectAll()
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .where('program', '=', program)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    if (row.state === 'claimed' || row.state === 'issued') return row;
    const isOver = row.expires_at !== null && row.expires_at <= toDate(clock);
    if (row.state === 'expired' || isOver) throw refused('claim.expired');
    const claimed = await finish(trx, clock, row, 'claimed');
    await post(trx, clock, rewardTransfers.rewardClaim(toMovement(row)));
    await recordAudit(trx, clock, {
      actor: `player:${playerId}`,
      action: 'reward.claimed',
      subject: `reward:${id}`,
      detail: { program, amount: row.amount },
    });
    return claimed;
  });
}

/** Expires what was not claimed in time. */
export async function expireRewards({ db, clock }: Core): Promise<void> {
  const due = await db
    .selectFrom('reward')
    .select('id')
    .where('state', '=', 'pending')
    .where('expires_at', '<=', toDate(clock))
    .orderBy('expires_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await withTransaction(db, async (trx) => {
      const row = await trx
        .selectFrom('reward')
        .selectAll()
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .forUpdate()
        .executeTakeFirst();
      if (!row) return;
      await finish(trx, clock, row, 'expired');
      await post(trx, clock, rewardTransfers.rewardExpire(toMovement(row)));
      await recordAudit(trx, clock, {
        actor: 'system:rewards',
        action: 'reward.expired',
        subject: `reward:${id}`,
        detail: { program: row.program, amount: row.amount },
      });
    });
  }
}

/** A guarded change of state (S6). */
async function finish(
  trx: Trx,
  clock: Clock,
  { id }: RewardRow,
  state: Exclude<RewardState, 'pending'>,
): Promise<RewardRow> {
  return await trx
    .updateTable('reward')
    .set({ state, finished_at: toDate(clock) })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .returningAll()
    .executeTakeFirstOrThrow();
}

function toMovement(row: RewardRow): rewardTransfers.RewardMovement {
  return {
    playerId: row.player_id,
    amount: row.amount,
    currency: row.currency,
    subject: row.subject,
    program: row.program,
    rewardId: row.id,
    scope: row.scope,
  };
}

interface RewardQuery {
  readonly playerId: string;
  readonly program: RewardProgram;
  readonly id?: string;
  readonly kind?: string | undefined;
  readonly state?: RewardState | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of a player's rewards of a programme, newest first, and their total number. */
export async function listRewards(
  on: Reader,
  { playerId, program, id, kind, state, page, limit }: RewardQuery,
): Promise<{ rows: RewardRow[]; total: number }> {
  if (id !== undefined && !isUuid(id)) return { rows: [], total: 0 };
  const own = on
    .selectFrom('reward')
    .where('player_id', '=', playerId)
    .where('program', '=', program)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'));
  const { rows, total } = await readPage(
    own.selectAll().orderBy('released_at', 'desc').orderBy('id'),
    { page, limit },
  );
  return { rows, total };
}

/** What the player can claim of a programme now, newest first. */
export async function listClaimable(
  on: Reader,
  clock: Clock,
  playerId: string,
  program: RewardProgram,
): Promise<RewardRow[]> {
  return await on
    .selectFrom('reward')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('program', '=', program)
    .where('state', '=', 'pending')
    .where((where) =>
      where.or([where('expires_at', 'is', null), where('expires_at', '>', toDate(clock))]),
    )
    .orderBy('released_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The reward of a scope; undefined before it is issued. */
export async function findByScope(on: Reader, scope: string): Promise<RewardRow | undefined> {
  return await on.selectFrom('reward').selectAll().where('scope', '=', scope).executeTakeFirst();
}

export function sumAmounts(rows: readonly Pick<RewardRow, 'amount'>[]): bigint {
  return rows.reduce((sum, { amount }) => sum + amount, 0n);
}
