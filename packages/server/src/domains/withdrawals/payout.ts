import { toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { decideByTwo, withdrawProposals } from '../../core/four-eyes/four-eyes.ts';
import { ApiError, conflict, notFound } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { PaymentPort } from '../../core/integrations/ports.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import {
  accounts,
  assertNotHalted,
  LedgerHaltedError,
  lockBalance,
  post,
  transfers,
} from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { UnpostableError } from '../dead-letters/index.ts';
import { sendMoneyMessage } from '../messages/index.ts';
import { needsTwo, readSite } from '../site/index.ts';
import type { WithdrawalRow } from './request.ts';
import type { WithdrawalState } from './tables.ts';

const PAYOUT_CHANNEL = 'payout';
const BATCH = 20;
const CHECK_EVERY_MS = 5_000;
/** Longer than any request to the provider may take. */
const ATTEMPTS_SETTLE_MS = 300_000;

/**
 * Approves a withdrawal under review. From the site's four-eyes amount on, the first operator
 * proposes and a different one confirms.
 *
 * @param actor `operator:<name>` or `system:<job>`.
 * @throws ApiError 404, or 409 if it is no longer under review (S6); FourEyesError.
 */
export async function approve(
  core: Core,
  withdrawalId: string,
  actor: string,
  reason = '',
): Promise<'approved' | 'proposed'> {
  const { db, clock } = core;
  return await withTransaction(db, async (trx) => {
    const row = await lock(trx, withdrawalId);
    if (row.state !== 'requested') throw conflict();
    await assertNotHalted(trx, row.player_id);
    if (needsTwo(await readSite(trx), row.amount)) {
      const action = 'withdrawal.approve';
      const subject = getSubject(row);
      const facts = { amount: String(row.amount), card: row.bank_card_id };
      const step = await decideByTwo(trx, clock, { action, subject, facts, actor, reason });
      if (step === 'proposed') {
        const detail = { reason, amount: row.amount };
        await recordAudit(trx, clock, { actor, action: 'withdrawal.proposed', subject, detail });
        return 'proposed';
      }
    }
    await move(trx, row, 'approved', {
      approved_at: toDate(clock),
      approved_by: actor,
      next_check_at: toDate(clock),
    });
    await recordAudit(trx, clock, {
      actor,
      action: 'withdrawal.approved',
      subject: getSubject(row),
      ...(reason !== '' && { detail: { reason } }),
    });
    return 'approved';
  });
}

/**
 * Rejects a withdrawal under review; its money returns to the wallet.
 *
 * @throws ApiError 404, or 409 if it is no longer under review (S6).
 */
export async function reject(
  core: Core,
  withdrawalId: string,
  actor: string,
  reason: string,
): Promise<void> {
  await withTransaction(core.db, async (trx) => {
    const row = await lock(trx, withdrawalId);
    if (row.state !== 'requested') throw conflict();
    await withdrawProposals(trx, core.clock, getSubject(row), actor);
    await release(core, trx, row, 'rejected', actor, { reason });
  });
}

/**
 * Demo: approves withdrawals that have waited long enough, except those that require manual review.
 */
export async function approveAutomatically(core: Core, afterMs: number): Promise<void> {
  const { db, clock } = core;
  const { fourEyesFrom } = await readSite(db);
  const due = await db
    .selectFrom('withdrawal')
    .innerJoin('player', 'player.id', 'withdrawal.player_id')
    .select('withdrawal.id')
    .$if(fourEyesFrom !== undefined, (query) =>
      query.where('withdrawal.amount', '<', BigInt(fourEyesFrom ?? 0)),
    )
    .where('withdrawal.state', '=', 'requested')
    .where('withdrawal.requested_at', '<=', toDate(clock, -afterMs))
    .where('withdrawal.for_person', '=', false)
    // Withdrawals of a frozen player require manual review.
    .where('player.frozen_at', 'is', null)
    .orderBy('withdrawal.requested_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await approve(core, id, 'system:autoApprove').catch((error: unknown) => {
      // Withdrawals of halted accounts require manual review, and an operator may have decided
      // meanwhile.
      if (error instanceof LedgerHaltedError || error instanceof ApiError) return;
      throw error;
    });
  }
}

/**
 * Submits approved withdrawals to the provider and polls those that it has. The payout's id is
 * permanently the withdrawal's own: without a response its state is queried, and a second payout is
 * never created under another id (domain: Order states).
 */
export async function followPayouts(core: Core, payments: PaymentPort): Promise<void> {
  const { db, clock } = core;
  const due = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('state', 'in', ['approved', 'submitted'])
    .where('next_check_at', '<=', toDate(clock))
    .orderBy('next_check_at')
    .limit(BATCH)
    .execute();
  for (const row of due) {
    try {
      await (row.state === 'approved' ? submit(core, payments, row) : ask(core, payments, row));
    } catch (error) {
      core.logger.warn(
        { err: error, withdrawalId: row.id },
        'the status of a payout could not be read',
      );
      await checkAgain(core, row);
    }
  }
}

async function submit(core: Core, payments: PaymentPort, row: WithdrawalRow): Promise<void> {
  const { db, clock } = core;
  // The state before the call: after a crash in between it is queried.
  const taken = await withTransaction(db, async (trx) => {
    const current = await lock(trx, row.id);
    if (current.state !== 'approved') return false;
    // A breach found since the approval stops the payout; its money stays on hold.
    await assertNotHalted(trx, current.player_id);
    const heldUntil = await getHold(trx, current.player_id);
    if (heldUntil && heldUntil > toDate(clock)) {
      await trx
        .updateTable('withdrawal')
        .set({ next_check_at: heldUntil })
        .where('id', '=', current.id)
        .execute();
      return false;
    }
    await move(trx, current, 'submitted', {
      submitted_at: toDate(clock),
      next_check_at: toDate(clock, CHECK_EVERY_MS),
    });
    return true;
  });
  if (!taken) return;
  await handOver(core, payments, row).catch(async (error: unknown) => {
    // A definite refusal of the only attempt: nothing was paid, and nothing will be.
    if (!(error instanceof OutsideRefusedError)) throw error;
    await failPayout(core, row.id);
  });
}

/** After a change of the player's phone (product decision 54). */
async function getHold(trx: Trx, playerId: string): Promise<Date | null> {
  const { payouts_held_until } = await trx
    .selectFrom('player')
    .select('payouts_held_until')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return payouts_held_until;
}

async function handOver(core: Core, payments: PaymentPort, row: WithdrawalRow): Promise<void> {
  const { db, config } = core;
  const { currencyExponent } = await readSite(db);
  const card = await db
    .selectFrom('bank_card')
    .selectAll()
    .where('id', '=', row.bank_card_id)
    .executeTakeFirstOrThrow();
  await payments.createPayout({
    payoutId: row.id,
    amount: toDecimal(row.amount, currencyExponent),
    currency: row.currency,
    bankCode: card.bank_code,
    accountName: card.cardholder,
    accountNumber: card.card_number,
    webhookUrl: `${config.outside.platformUrl}/psp/webhook`,
  });
}

async function ask(core: Core, payments: PaymentPort, row: WithdrawalRow): Promise<void> {
  const { status } = await payments.payout(row.id);
  if (status === 'paid') return settlePayout(core, row.id);
  if (status === 'failed') return failPayout(core, row.id);
  // It never arrived there: the same id is submitted again. A refusal then ends it only once no
  // earlier attempt can still be pending.
  if (status === 'not_found') {
    await handOver(core, payments, row).catch(async (error: unknown) => {
      if (!(error instanceof OutsideRefusedError) || !isOld(core, row)) throw error;
      await failPayout(core, row.id);
    });
  }
  await checkAgain(core, row);
}

function isOld(core: Core, row: WithdrawalRow): boolean {
  return core.clock.now() - (row.submitted_at?.getTime() ?? 0) > ATTEMPTS_SETTLE_MS;
}

/**
 * Posts a payout that the provider has paid; idempotent.
 *
 * @throws UnpostableError if there is no such payout.
 */
export async function settlePayout(core: Core, payoutId: string): Promise<void> {
  const { db, clock } = core;
  await withTransaction(db, async (trx) => {
    const row = await findPayout(trx, payoutId);
    if (row.state === 'paid') return;
    if (row.state === 'payoutFailed') return settleLate(core, trx, row);
    if (row.state !== 'submitted') return flag(core, trx, row, 'payout.paid.unexpected');
    await post(
      trx,
      clock,
      transfers.withdrawalPaid({
        ...(await getMovement(trx, row)),
        channel: PAYOUT_CHANNEL,
        payoutId: row.id,
      }),
    );
    await move(trx, row, 'paid', { finished_at: toDate(clock), next_check_at: null });
    await recordAudit(trx, clock, {
      actor: 'party:psp',
      action: 'withdrawal.paid',
      subject: getSubject(row),
    });
    await sendMoneyMessage(trx, clock, 'withdrawalPaid', getMoney(row));
  });
}

/**
 * The provider had reported a failure, the money was released, and it was paid after all: takes it
 * back from the wallet as far as it is there. The rest is in suspense for an operator.
 */
async function settleLate(core: Core, trx: Trx, row: WithdrawalRow): Promise<void> {
  const { clock } = core;
  const balance = await lockBalance(trx, accounts.cash(row.player_id));
  const short = row.amount > balance ? row.amount - balance : 0n;
  const taken = row.amount - short;
  await post(
    trx,
    clock,
    transfers.withdrawalLate({
      ...(await getMovement(trx, row)),
      channel: PAYOUT_CHANNEL,
      payoutId: row.id,
      taken,
    }),
  );
  await move(trx, row, 'paid', { late: true, reason: null, finished_at: toDate(clock) });
  await recordAudit(trx, clock, {
    actor: 'party:psp',
    action: 'withdrawal.paid.late',
    subject: getSubject(row),
    detail: { taken, short },
  });
  core.logger.error(
    { withdrawalId: row.id, short: String(short) },
    'a payout was made although its money had been released',
  );
  await sendMoneyMessage(trx, clock, 'withdrawalPaidLate', { ...getMoney(row), amount: taken });
}

/**
 * The provider could not pay; the money returns to the wallet.
 *
 * @throws UnpostableError if there is no such payout.
 */
export async function failPayout(core: Core, payoutId: string): Promise<void> {
  await withTransaction(core.db, async (trx) => {
    const row = await findPayout(trx, payoutId);
    if (row.state === 'payoutFailed') return;
    if (row.state !== 'submitted') return flag(core, trx, row, 'payout.failed.unexpected');
    await release(core, trx, row, 'payoutFailed', 'party:psp');
  });
}

async function release(
  core: Core,
  trx: Trx,
  row: WithdrawalRow,
  state: 'rejected' | 'payoutFailed',
  actor: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { clock } = core;
  await post(trx, clock, transfers.withdrawalRelease(await getMovement(trx, row)));
  await move(trx, row, state, { reason: state, finished_at: toDate(clock), next_check_at: null });
  await recordAudit(trx, clock, {
    actor,
    action: `withdrawal.${state}`,
    subject: getSubject(row),
    detail,
  });
  await sendMoneyMessage(trx, clock, 'withdrawalReturned', getMoney(row));
}

function getSubject({ id }: Pick<WithdrawalRow, 'id'>): string {
  return `withdrawal:${id}`;
}

function getMoney({ player_id, amount, currency }: WithdrawalRow) {
  return { playerId: player_id, amount, currency };
}

/** An impossible event is recorded for an operator, and changes nothing. */
async function flag(core: Core, trx: Trx, row: WithdrawalRow, action: string): Promise<void> {
  core.logger.error(
    { withdrawalId: row.id, state: row.state, action },
    'a payout needs manual review',
  );
  await recordAudit(trx, core.clock, {
    actor: 'party:psp',
    action,
    subject: getSubject(row),
    detail: { state: row.state },
  });
}

async function getMovement(trx: Trx, row: WithdrawalRow) {
  const { card_number } = await trx
    .selectFrom('bank_card')
    .select('card_number')
    .where('id', '=', row.bank_card_id)
    .executeTakeFirstOrThrow();
  return {
    playerId: row.player_id,
    amount: row.amount,
    currency: row.currency,
    subject: `•• ${card_number.slice(-4)}`,
    withdrawalId: row.id,
  };
}

async function lock(trx: Trx, id: string): Promise<WithdrawalRow> {
  const row = await findLocked(trx, id);
  if (!row) throw notFound();
  return row;
}

async function findPayout(trx: Trx, id: string): Promise<WithdrawalRow> {
  const row = await findLocked(trx, id);
  if (!row) throw new UnpostableError('unknownPayout', 'no withdrawal has this id');
  return row;
}

async function findLocked(trx: Trx, id: string): Promise<WithdrawalRow | undefined> {
  if (!isUuid(id)) return undefined;
  return await trx
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A guarded change of state: from the one that was read under lock (S6). */
async function move(
  trx: Trx,
  row: WithdrawalRow,
  state: WithdrawalState,
  changes: Partial<Omit<WithdrawalRow, 'id' | 'state'>>,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('withdrawal')
    .set({ ...changes, state })
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw conflict();
}

async function checkAgain(core: Core, row: WithdrawalRow): Promise<void> {
  await core.db
    .updateTable('withdrawal')
    .set({ next_check_at: toDate(core.clock, CHECK_EVERY_MS) })
    .where('id', '=', row.id)
    .where('state', 'in', ['approved', 'submitted'])
    .execute();
}
