import { randomUUID } from 'node:crypto';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Reader, Trx } from '../../core/database/schema.ts';
import { commitWith, withTransaction } from '../../core/database/transaction.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { accounts, lockBalance, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { bookFeed, FeedShortError } from './feed.ts';
import { CASH_FUND } from './funds.ts';
import { lockSession, type SessionRow } from './sessions.ts';
import type { MakerTransferTable } from './tables.ts';

export type TransferRow = Selectable<MakerTransferTable>;

/** How long a transfer out waits for the part of the feed that explains it. */
const FEED_PATIENCE_MS = 300_000;

/** Outcome of a transfer in; `unknown` until it is known. */
export type InOutcome = 'completed' | 'cancelled' | 'unknown';

/**
 * Takes money out of the wallet for a session, as the last step of the caller's transaction, which
 * it commits; it is in transit afterwards, and {@link sendIn} submits it.
 *
 * @throws InsufficientFundsError
 */
export async function reserveIn(
  core: Core,
  trx: Trx,
  session: Pick<SessionRow, 'id' | 'player_id' | 'provider' | 'game_name'>,
  amount: bigint,
  currency: string,
  asked: { readonly idempotencyKey: string; readonly hash: string } | null,
): Promise<TransferRow> {
  const row = await trx
    .insertInto('maker_transfer')
    .values({
      id: randomUUID(),
      session_id: session.id,
      player_id: session.player_id,
      provider: session.provider,
      direction: 'in',
      idempotency_key: asked?.idempotencyKey ?? null,
      request_hash: asked?.hash ?? null,
      amount,
      state: 'reserved',
      cursor: null,
      created_at: toDate(core.clock),
      sent_at: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const reserve = transfers.makerInReserve({
    playerId: session.player_id,
    amount,
    currency,
    subject: session.game_name,
    provider: session.provider,
    transferId: row.id,
  });
  await commitWith(() => post(trx, core.clock, reserve));
  return row;
}

/**
 * Submits a reserved transfer to the provider, unless it was cancelled meanwhile.
 *
 * @returns `completed`, `cancelled` (a definite refusal: the money is back in the wallet), or
 * `unknown` (the outcome is unknown: the money stays in transit until it is known).
 */
export async function sendIn(core: Core, row: TransferRow): Promise<InOutcome> {
  const { currencyCode: currency, currencyExponent } = await readSite(core.db);
  // Marked before the call: an unmarked transfer was never submitted, and can be cancelled.
  if (!(await mark(core, row.id, 'sent'))) return await getOutcome(core, row.id);
  const port = getPort(core, row.provider);
  try {
    const { status } = await port
      .transfer({
        transferId: row.id,
        direction: 'in',
        playerRef: row.player_id,
        fundRef: CASH_FUND,
        amount: toDecimal(row.amount ?? 0n, currencyExponent),
        currency,
      })
      .catch(async (error: unknown) => {
        // It refused; whether this attempt or all of them, its books decide.
        if (!(error instanceof OutsideRefusedError)) throw error;
        const state = await port.transferState(row.id);
        return state.status === 'completed' ? state : { status: 'rejected' as const };
      });
    if (status === 'not_found') throw new Error(`transfer ${row.id} is unknown to the provider`);
    return await finishIn(core, row.id, status);
  } catch (error) {
    core.logger.warn(
      { err: error, transferId: row.id },
      'a transfer to a provider got no response',
    );
    await mark(core, row.id, 'unknown');
    return 'unknown';
  }
}

/** Resolves the outcome of a transfer in whose response was lost. */
export async function resolveIn(core: Core, row: TransferRow): Promise<InOutcome> {
  // Never submitted: the process ended in between. The id is the same, so it cannot happen twice.
  if (row.state === 'reserved') return sendIn(core, row);
  const { status } = await getPort(core, row.provider).transferState(row.id);
  if (status === 'completed' || status === 'rejected') return finishIn(core, row.id, status);
  const sentFor = core.clock.now() - (row.sent_at?.getTime() ?? 0);
  // "Not found" is definite only once the provider can no longer be processing it
  // (domain: Order states).
  if (sentFor < core.config.outside.makerSettlementMs) return 'unknown';
  return finishIn(core, row.id, 'rejected');
}

/**
 * Cancels a transfer that was never submitted, or resolves the outcome of one that was: for the
 * money in transit to a session during its exit.
 */
export async function giveUpIn(core: Core, row: TransferRow): Promise<InOutcome> {
  if (row.state !== 'reserved') return resolveIn(core, row);
  return await finishIn(core, row.id, 'neverSent');
}

async function getOutcome(core: Core, id: string): Promise<InOutcome> {
  const { state } = await core.db
    .selectFrom('maker_transfer')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'completed' || state === 'cancelled' ? state : 'unknown';
}

async function finishIn(
  core: Core,
  id: string,
  outcome: 'completed' | 'rejected' | 'neverSent',
): Promise<InOutcome> {
  const { clock } = core;
  return await withTransaction(core.db, async (trx) => {
    const { currencyCode: currency } = await readSite(trx);
    const row = await lockTransfer(trx, id);
    if (row.state === 'completed' || row.state === 'cancelled') return row.state;
    // A concurrent worker has submitted it.
    if (outcome === 'neverSent' && row.state !== 'reserved') return 'unknown';
    const session = await lockSession(trx, row.session_id);
    const amount = row.amount ?? 0n;
    const movement = {
      playerId: row.player_id,
      amount,
      currency,
      subject: session.game_name,
      provider: row.provider,
      transferId: row.id,
    };
    const completed = outcome === 'completed';
    if (completed) {
      await trx
        .updateTable('play_session')
        .set((set) => ({ moved_in: set('moved_in', '+', amount) }))
        .where('id', '=', session.id)
        .execute();
    }
    const state = completed ? 'completed' : 'cancelled';
    await trx
      .updateTable('maker_transfer')
      .set({ state, finished_at: toDate(clock) })
      .where('id', '=', id)
      .where('state', '=', row.state)
      .returning('id')
      .executeTakeFirstOrThrow();
    const transfer = completed
      ? transfers.makerInComplete(movement)
      : transfers.makerInCancel(movement);
    await commitWith(() => post(trx, clock, transfer));
    return state;
  });
}

/**
 * Books the rounds that explain a player's balance at a session's provider, then takes all of it
 * out. Idempotent: an attempt whose response was lost continues under its own id.
 *
 * @throws OutsideUnavailableError, OutsideRefusedError, Error when the feed falls short; the money
 *   stays where it was, or at the provider under the same id.
 */
export async function takeOut(core: Core, session: SessionRow): Promise<void> {
  const { currencyCode: currency, currencyExponent } = await readSite(core.db);
  const row = (await unfinishedOut(core, session.id)) ?? (await openOut(core, session));
  const state = await getPort(core, session.provider).transfer({
    transferId: row.id,
    direction: 'out',
    playerRef: session.player_id,
    fundRef: CASH_FUND,
    amount: 'all',
    currency,
  });
  if (state.status === 'rejected') {
    await mark(core, row.id, 'rejected');
    throw new OutsideRefusedError(`transfer ${row.id} was rejected`, 200, state.status);
  }
  const amount = readDecimal(state.amount ?? '', currencyExponent);
  // Treating it as zero would lose the amount; the same id is requested again.
  if (state.status !== 'completed' || amount === undefined || amount < 0n) {
    throw new Error(`transfer ${row.id} was answered with ${state.status}, ${state.amount}`);
  }
  await bookFeed(core, session.provider, state.cursor ?? undefined).catch((error: unknown) => {
    // An event missing from the feed by now may never arrive: the difference is in suspense,
    // flagged.
    const age = core.clock.now() - row.created_at.getTime();
    if (!(error instanceof FeedShortError) || age < FEED_PATIENCE_MS) throw error;
    core.logger.error({ err: error, transferId: row.id }, 'a feed does not explain a transfer out');
  });
  await finishOut(core, row.id, session, amount, state.cursor);
}

/** The total amount returned from a session so far, in minor units. */
export async function recoveredFrom(on: Reader, sessionId: string): Promise<bigint> {
  const { total } = await on
    .selectFrom('maker_transfer')
    .select((select) => select.fn.sum<string | bigint | null>('amount').as('total'))
    .where('session_id', '=', sessionId)
    .where('direction', '=', 'out')
    .where('state', '=', 'completed')
    .executeTakeFirstOrThrow();
  return BigInt(total ?? 0);
}

async function finishOut(
  core: Core,
  id: string,
  session: SessionRow,
  amount: bigint,
  cursor: string | null,
): Promise<void> {
  const { clock } = core;
  const playerId = session.player_id;
  const { provider } = session;
  await withTransaction(core.db, async (trx) => {
    const { currencyCode: currency } = await readSite(trx);
    const row = await lockTransfer(trx, id);
    if (row.state === 'completed') return;
    const movement = {
      playerId,
      currency,
      subject: session.game_name,
      provider,
      transferId: id,
    };
    const standing = await lockBalance(trx, accounts.inPlay(playerId, provider, accounts.cashFund));
    await trx
      .updateTable('maker_transfer')
      .set({ state: 'completed', amount, cursor, finished_at: toDate(clock) })
      .where('id', '=', id)
      .where('state', '=', row.state)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (standing !== amount) {
      core.logger.error(
        { transferId: id, playerId, amount: String(amount), standing: String(standing) },
        'a transfer out differs from the books: the difference is in suspense',
      );
      await recordAudit(trx, clock, {
        actor: `party:${provider}`,
        action: 'transfer.out.mismatch',
        subject: `transfer:${id}`,
        detail: { amount, standing },
      });
    }
    if (standing > amount) {
      const residue = { ...movement, amount: standing - amount };
      await post(trx, clock, transfers.makerResidue(residue));
    }
    if (amount > 0n) {
      const complete = transfers.makerOutComplete({ ...movement, amount, standing });
      await commitWith(() => post(trx, clock, complete));
    }
  });
}

/** Transfers into a session with an unknown outcome. */
export async function unfinishedIn(core: Core, sessionId: string): Promise<TransferRow[]> {
  return await core.db
    .selectFrom('maker_transfer')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('direction', '=', 'in')
    .where('state', 'in', ['reserved', 'sent', 'unknown'])
    .execute();
}

async function unfinishedOut(core: Core, sessionId: string): Promise<TransferRow | undefined> {
  return await core.db
    .selectFrom('maker_transfer')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('direction', '=', 'out')
    .where('state', 'in', ['sent', 'unknown'])
    .executeTakeFirst();
}

async function openOut(core: Core, session: SessionRow): Promise<TransferRow> {
  return await core.db
    .insertInto('maker_transfer')
    .values({
      id: randomUUID(),
      session_id: session.id,
      player_id: session.player_id,
      provider: session.provider,
      direction: 'out',
      idempotency_key: null,
      amount: null,
      state: 'sent',
      cursor: null,
      created_at: toDate(core.clock),
      sent_at: toDate(core.clock),
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function lockTransfer(trx: Trx, id: string): Promise<TransferRow> {
  return await trx
    .selectFrom('maker_transfer')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** @returns whether it was still open; a finished one stays unchanged (S6). */
async function mark(
  core: Core,
  id: string,
  state: 'sent' | 'unknown' | 'rejected',
): Promise<boolean> {
  const { numUpdatedRows } = await core.db
    .updateTable('maker_transfer')
    .set({ state, ...(state === 'sent' && { sent_at: toDate(core.clock) }) })
    .where('id', '=', id)
    .where('state', 'in', ['reserved', 'sent', 'unknown'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export function getPort(core: Core, provider: string) {
  const port = core.outside.providers[provider];
  if (!port) throw new Error(`unknown provider ${provider}`);
  return port;
}
