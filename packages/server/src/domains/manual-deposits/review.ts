import type { ManualDepositReason } from '@parlor/api/entities/deposit';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import type { Paging } from '../../core/database/read-page.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { decideByTwo, withdrawProposals } from '../../core/four-eyes/four-eyes.ts';
import { conflict, notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import { post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendManualDepositRejected, sendMoneyMessage } from '../messages/index.ts';
import { needsTwo, readSite } from '../site/index.ts';
import { getSubject, type SubmissionRow } from './submit.ts';
import type { ManualDepositState } from './tables.ts';

/**
 * Credits a submission under review. From the site's four-eyes amount on, the first operator
 * proposes and a different one confirms.
 *
 * @param options.amount minor units, if the bank received another amount than stated.
 * @throws ApiError 404, or 409 if it was decided before, or its receipt or reference was credited
 * with another submission; FourEyesError.
 */
export async function approveManualDeposit(
  core: Core,
  id: string,
  { actor, reason, amount }: { actor: string; reason: string; amount?: bigint | undefined },
): Promise<'done' | 'proposed'> {
  const { db, clock } = core;
  return await withTransaction(db, async (trx) => {
    const row = await lock(trx, id);
    const credited = amount ?? row.amount;
    const subject = getSubject(row.id);
    if (needsTwo(await readSite(trx), credited)) {
      const action = 'manualDeposit.approve';
      const facts = { amount: String(credited) };
      const step = await decideByTwo(trx, clock, { action, subject, facts, actor, reason });
      if (step === 'proposed') {
        const detail = { reason, amount: credited };
        await recordAudit(trx, clock, { actor, action: 'manualDeposit.proposed', subject, detail });
        return 'proposed';
      }
    }
    await credit(trx, row);
    await post(
      trx,
      clock,
      transfers.depositManual({
        playerId: row.player_id,
        amount: credited,
        currency: row.currency,
        subject: row.bank_name,
        accountId: row.account_id,
        submissionId: row.id,
      }),
    );
    await decide(trx, clock, row, { state: 'done', credited, actor, reason: null });
    await recordAudit(trx, clock, {
      actor,
      action: 'manualDeposit.approved',
      subject,
      detail: { reason, amount: credited },
    });
    await sendMoneyMessage(trx, clock, 'depositDone', {
      playerId: row.player_id,
      amount: credited,
      currency: row.currency,
    });
    return 'done';
  });
}

/**
 * Rejects a submission under review; the player learns the reason.
 *
 * @throws ApiError 404, or 409 if it was decided before.
 */
export async function rejectManualDeposit(
  core: Core,
  id: string,
  { actor, because, reason }: { actor: string; because: ManualDepositReason; reason: string },
): Promise<void> {
  const { db, clock } = core;
  await withTransaction(db, async (trx) => {
    const row = await lock(trx, id);
    const subject = getSubject(row.id);
    await withdrawProposals(trx, clock, subject, actor);
    await decide(trx, clock, row, { state: 'failed', credited: null, actor, reason: because });
    const detail = { because, reason };
    await recordAudit(trx, clock, { actor, action: 'manualDeposit.rejected', subject, detail });
    await sendManualDepositRejected(
      trx,
      clock,
      { id: row.id, because },
      {
        playerId: row.player_id,
        amount: row.amount,
        currency: row.currency,
      },
    );
  });
}

async function lock(trx: Trx, id: string): Promise<SubmissionRow> {
  if (!isUuid(id)) throw notFound();
  const row = await trx
    .selectFrom('manual_deposit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state !== 'pendingReview') throw conflict();
  return row;
}

/** Spends the evidence: no other submission can be credited for the same transfer. */
async function credit(trx: Trx, { id }: SubmissionRow): Promise<void> {
  try {
    await trx
      .insertInto('manual_deposit_credit')
      .columns(['kind', 'value', 'submission_id'])
      .expression((from) =>
        from
          .selectFrom('manual_deposit_evidence')
          .select(['kind', 'value', 'submission_id'])
          .where('submission_id', '=', id)
          .orderBy('kind')
          .orderBy('value'),
      )
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'manual_deposit_credit_pkey')) throw conflict('deposit.duplicate');
    throw error;
  }
}

/** A guarded change of state (S6). */
async function decide(
  trx: Trx,
  clock: Clock,
  { id }: SubmissionRow,
  {
    actor,
    ...changes
  }: {
    state: ManualDepositState;
    credited: bigint | null;
    reason: string | null;
    actor: string;
  },
): Promise<void> {
  await trx
    .updateTable('manual_deposit')
    .set({ ...changes, decided_by: actor, finished_at: toDate(clock) })
    .where('id', '=', id)
    .where('state', '=', 'pendingReview')
    .executeTakeFirstOrThrow();
}

/** Other submissions with the same receipt or reference, of any player. */
async function findDuplicates(on: Reader, id: string) {
  return await on
    .selectFrom('manual_deposit_evidence as own')
    .innerJoin('manual_deposit_evidence as other', (join) =>
      join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
    )
    .innerJoin('manual_deposit as m', 'm.id', 'other.submission_id')
    .innerJoin('player', 'player.id', 'm.player_id')
    .select(['m.id', 'm.state', 'own.kind', 'player.username'])
    .where('own.submission_id', '=', id)
    .whereRef('other.submission_id', '<>', 'own.submission_id')
    .orderBy('m.submitted_at')
    .orderBy('m.id')
    .execute();
}

/** Submissions for the operator, oldest first: they are reviewed in this order. */
export async function listSubmissions(
  on: Reader,
  state: ManualDepositState | 'all',
  { page, limit }: Paging,
) {
  const rows = await on
    .selectFrom('manual_deposit as m')
    .innerJoin('player', 'player.id', 'm.player_id')
    .selectAll('m')
    .select([
      'player.username',
      'player.frozen_at',
      (select) =>
        select
          .selectFrom('manual_deposit_evidence as own')
          .innerJoin('manual_deposit_evidence as other', (join) =>
            join.onRef('other.kind', '=', 'own.kind').onRef('other.value', '=', 'own.value'),
          )
          .whereRef('own.submission_id', '=', 'm.id')
          .whereRef('other.submission_id', '<>', 'm.id')
          .select((count) => count.fn.countAll<bigint>().as('duplicates'))
          .as('duplicates'),
    ])
    .$if(state !== 'all', (query) => query.where('m.state', '=', state as ManualDepositState))
    .orderBy('m.submitted_at')
    .orderBy('m.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows;
}

export type CreditedSubmission = Pick<
  SubmissionRow,
  'id' | 'account_id' | 'payer_account' | 'paid_at' | 'reference' | 'credited'
>;

/** Submissions that were credited since an instant. */
export async function listCredited(on: Reader, since: Date): Promise<CreditedSubmission[]> {
  return await on
    .selectFrom('manual_deposit')
    .select(['id', 'account_id', 'payer_account', 'paid_at', 'reference', 'credited'])
    .where('state', '=', 'done')
    .where('finished_at', '>=', since)
    .orderBy('id')
    .execute();
}

/** One submission for the operator, with its duplicates; undefined if there is none. */
export async function showSubmission(on: Reader, id: string) {
  if (!isUuid(id)) return undefined;
  const row = await on
    .selectFrom('manual_deposit as m')
    .innerJoin('player', 'player.id', 'm.player_id')
    .selectAll('m')
    .select(['player.username', 'player.frozen_at'])
    .where('m.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, found: await findDuplicates(on, id) };
}
