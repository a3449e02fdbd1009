import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { type Clock, toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { decideByTwo, withdrawProposals } from '../../core/four-eyes/four-eyes.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { InsufficientFundsError, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { sendMoneyMessage } from '../messages/index.ts';
import { readSite } from '../site/index.ts';
import { findSuspenseItem } from './suspense.ts';
import type { CorrectionTables } from './tables.ts';

type CorrectionRow = Selectable<CorrectionTables['correction']>;
type Facts = Pick<
  CorrectionRow,
  'amount' | 'currency' | 'kind' | 'player_id' | 'suspense_transfer_id'
>;

/** Of one operator. */
interface Decision {
  /** `operator:<name>`. */
  readonly actor: string;
  readonly reason: string;
}

const ACTION = 'correction.approve';

/**
 * Proposes a correction of a wallet against house:adjust; a different operator approves it.
 *
 * @param of `amount`: minor units, positive to the player, negative from them; not zero.
 */
export async function proposeAdjustment(
  { db, clock }: Core,
  of: Decision & { readonly playerId: string; readonly amount: bigint },
): Promise<CorrectionRow> {
  return await withTransaction(db, async (trx) =>
    propose(trx, clock, of, {
      kind: 'adjust',
      player_id: of.playerId,
      suspense_transfer_id: null,
      amount: of.amount,
      currency: (await readSite(trx)).currencyCode,
    }),
  );
}

/**
 * Proposes to release what one transfer left in suspense, to a player or to house:adjust. What a
 * transfer took out of suspense is collected from there instead.
 *
 * @throws ApiError 404 if it has nothing in suspense; 409 if its release is proposed or done.
 */
export async function proposeRelease(
  { db, clock }: Core,
  of: Decision & { readonly transferId: bigint; readonly playerId: string | null },
): Promise<CorrectionRow> {
  try {
    return await withTransaction(db, async (trx) => {
      const item = await findSuspenseItem(trx, of.transferId);
      if (!item) throw notFound();
      return await propose(trx, clock, of, {
        kind: 'suspense',
        player_id: of.playerId,
        suspense_transfer_id: of.transferId,
        amount: item.amount,
        currency: item.currency,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'correction_suspense')) throw conflict();
    throw error;
  }
}

async function propose(
  trx: Trx,
  clock: Clock,
  { actor, reason }: Decision,
  facts: Facts,
): Promise<CorrectionRow> {
  const row = await trx
    .insertInto('correction')
    .values({
      ...facts,
      id: randomUUID(),
      reason,
      state: 'proposed',
      proposed_by: actor,
      proposed_at: toDate(clock),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await decide(trx, clock, row, { actor, reason });
  await record(trx, clock, row, 'proposed', { actor, reason });
  return row;
}

/** The first decision proposes; the second one, of a different operator, confirms. */
async function decide(trx: Trx, clock: Clock, row: CorrectionRow, { actor, reason }: Decision) {
  return await decideByTwo(trx, clock, {
    action: ACTION,
    subject: getSubject(row),
    facts: { amount: String(row.amount) },
    actor,
    reason,
  });
}

/**
 * Posts a proposed correction.
 *
 * @throws ApiError 404, 409 if it was decided before, 422 `insufficientBalance` if the wallet has
 * too little; FourEyesError for the operator who proposed it.
 */
export async function approveCorrection(
  { db, clock }: Core,
  id: string,
  decision: Decision,
): Promise<void> {
  try {
    await withTransaction(db, async (trx) => {
      const row = await lock(trx, id);
      await decide(trx, clock, row, decision);
      const of = { correctionId: row.id, amount: row.amount, currency: row.currency };
      const playerId = row.player_id;
      if (row.kind === 'suspense') {
        await post(trx, clock, transfers.correctionSuspense({ ...of, playerId }));
      } else if (playerId !== null) {
        await post(trx, clock, transfers.correctionAdjust({ ...of, playerId }));
      }
      await close(trx, clock, row, 'done', decision.actor);
      await record(trx, clock, row, 'approved', decision);
      if (playerId === null) return;
      await sendMoneyMessage(trx, clock, 'balanceCorrected', { ...of, playerId });
    });
  } catch (error) {
    if (error instanceof InsufficientFundsError) {
      throw refused('insufficientBalance', { cause: error });
    }
    throw error;
  }
}

/**
 * Withdraws a proposal; nothing is posted. The one who made it may do so too.
 *
 * @throws ApiError 404, or 409 if it was decided before.
 */
export async function withdrawCorrection(
  { db, clock }: Core,
  id: string,
  decision: Decision,
): Promise<void> {
  await withTransaction(db, async (trx) => {
    const row = await lock(trx, id);
    await withdrawProposals(trx, clock, getSubject(row), decision.actor);
    await close(trx, clock, row, 'withdrawn', decision.actor);
    await record(trx, clock, row, 'withdrawn', decision);
  });
}

async function lock(trx: Trx, id: string): Promise<CorrectionRow> {
  const row = await trx
    .selectFrom('correction')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.state !== 'proposed') throw conflict();
  return row;
}

async function close(
  trx: Trx,
  clock: Clock,
  { id }: CorrectionRow,
  state: 'done' | 'withdrawn',
  actor: string,
): Promise<void> {
  await trx
    .updateTable('correction')
    .set({ state, decided_by: actor, decided_at: toDate(clock) })
    .where('id', '=', id)
    .where('state', '=', 'proposed')
    .execute();
}

async function record(
  trx: Trx,
  clock: Clock,
  row: CorrectionRow,
  step: 'proposed' | 'approved' | 'withdrawn',
  { actor, reason }: Decision,
): Promise<void> {
  const { amount, kind, player_id: player, suspense_transfer_id: transfer } = row;
  await recordAudit(trx, clock, {
    actor,
    action: `correction.${step}`,
    subject: getSubject(row),
    detail: { kind, amount, player, transfer, reason },
  });
}

function getSubject({ id }: Pick<CorrectionRow, 'id'>): string {
  return `correction:${id}`;
}
