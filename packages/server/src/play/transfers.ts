import { randomUUID } from 'node:crypto';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { Selectable } from 'kysely';
import { recordAudit } from '../audit/record.ts';
import { instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import type { Trx } from '../database/schema.ts';
import { withTransaction } from '../database/transaction.ts';
import { accounts, lockBalance, post, transfers } from '../ledger/index.ts';
import type { MakerTransferState } from '../outside/ports.ts';
import { OutsideRefusedError } from '../outside/signed-client.ts';
import { readSite } from '../site/store.ts';
import { bookFeed } from './feed.ts';
import { lockSession, type SessionRow } from './sessions.ts';
import type { MakerTransferTable } from './tables.ts';

export type TransferRow = Selectable<MakerTransferTable>;

/** The wallet's name at providers. */
export const CASH_FUND = 'cash';

/**
 * Takes money out of the wallet for a session, in the transaction of whoever asks; it is on its way
 * afterwards, and {@link sendIn} hands it over.
 *
 * @throws InsufficientFundsError
 */
export async function reserveIn(
  core: Core,
  trx: Trx,
  session: Pick<SessionRow, 'id' | 'player_id' | 'provider' | 'game_name'>,
  amount: bigint,
  currency: string,
  idempotencyKey: string | null,
): Promise<TransferRow> {
  const row = await trx
    .insertInto('maker_transfer')
    .values({
      id: randomUUID(),
      session_id: session.id,
      player_id: session.player_id,
      provider: session.provider,
      direction: 'in',
      idempotency_key: idempotencyKey,
      amount,
      state: 'reserved',
      cursor: null,
      created_at: instantOf(core.clock),
      sent_at: null,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await post(
    trx,
    core.clock,
    transfers.makerInReserve({
      playerId: session.player_id,
      amount,
      currency,
      subject: session.game_name,
      provider: session.provider,
      transferId: row.id,
    }),
  );
  return row;
}

/**
 * Hands a reserved transfer to the provider.
 *
 * @returns `completed`, `cancelled` (a definite no: the money is back in the wallet), or `unknown`
 *   (nobody knows yet: the money stands in transit until it is known).
 */
export async function sendIn(
  core: Core,
  row: TransferRow,
): Promise<'completed' | 'cancelled' | 'unknown'> {
  const { currencyCode: currency, currencyExponent } = await readSite(core.db);
  await mark(core, row.id, 'sent');
  let state: MakerTransferState;
  try {
    state = await portOf(core, row.provider).transfer({
      transferId: row.id,
      direction: 'in',
      playerRef: row.player_id,
      fundRef: CASH_FUND,
      amount: toDecimal(row.amount ?? 0n, currencyExponent),
      currency,
    });
  } catch (error) {
    core.logger.warn({ err: error, transferId: row.id }, 'a transfer to a provider has no answer');
    if (error instanceof OutsideRefusedError) return finishIn(core, row.id, 'rejected');
    await mark(core, row.id, 'unknown');
    return 'unknown';
  }
  return finishIn(core, row.id, state.status === 'completed' ? 'completed' : 'rejected');
}

/** Finds out what became of a transfer in whose answer was lost. */
export async function resolveIn(
  core: Core,
  row: TransferRow,
): Promise<'completed' | 'cancelled' | 'unknown'> {
  // Never handed over: the process ended in between. The id is the same, so it cannot happen twice.
  if (row.state === 'reserved') return sendIn(core, row);
  const { status } = await portOf(core, row.provider).transferState(row.id);
  if (status === 'completed' || status === 'rejected') return finishIn(core, row.id, status);
  const sentFor = core.clock.now() - (row.sent_at?.getTime() ?? 0);
  // "Not found" is definite only once the provider can no longer be working on it (domain.md 4).
  if (sentFor < core.config.outside.makerSettlementMs) return 'unknown';
  return finishIn(core, row.id, 'rejected');
}

async function finishIn(
  core: Core,
  id: string,
  outcome: 'completed' | 'rejected',
): Promise<'completed' | 'cancelled'> {
  const { clock } = core;
  return await withTransaction(core.db, async (trx) => {
    const { currencyCode: currency } = await readSite(trx);
    const row = await lockTransfer(trx, id);
    if (row.state === 'completed' || row.state === 'cancelled') return row.state;
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
    await post(
      trx,
      clock,
      completed ? transfers.makerInComplete(movement) : transfers.makerInCancel(movement),
    );
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
      .set({ state, finished_at: instantOf(clock) })
      .where('id', '=', id)
      .execute();
    return state;
  });
}

/**
 * Takes out everything that a player has at a session's provider, and books the rounds that explain
 * it first. Safe to repeat: an attempt whose answer was lost goes on under its own id.
 *
 * @returns what came back to the wallet, in minor units.
 * @throws OutsideUnavailableError, OutsideRefusedError, Error when the feed falls short; the money
 *   stands where it was, or at the provider under the same id.
 */
export async function takeOut(core: Core, session: SessionRow): Promise<bigint> {
  const { currencyCode: currency, currencyExponent } = await readSite(core.db);
  const row = (await unfinishedOut(core, session.id)) ?? (await openOut(core, session));
  const state = await portOf(core, session.provider).transfer({
    transferId: row.id,
    direction: 'out',
    playerRef: session.player_id,
    fundRef: CASH_FUND,
    amount: 'all',
    currency,
  });
  if (state.status !== 'completed') {
    await mark(core, row.id, 'rejected');
    throw new OutsideRefusedError(`transfer ${row.id} was ${state.status}`, 200, state.status);
  }
  await bookFeed(core, session.provider, state.cursor ?? undefined);
  const amount = readDecimal(state.amount ?? '0', currencyExponent) ?? 0n;
  return finishOut(core, row.id, session, amount, state.cursor);
}

async function finishOut(
  core: Core,
  id: string,
  session: SessionRow,
  amount: bigint,
  cursor: string | null,
): Promise<bigint> {
  const { clock } = core;
  const playerId = session.player_id;
  const { provider } = session;
  return await withTransaction(core.db, async (trx) => {
    const { currencyCode: currency } = await readSite(trx);
    const row = await lockTransfer(trx, id);
    if (row.state === 'completed') return row.amount ?? 0n;
    const movement = {
      playerId,
      currency,
      subject: session.game_name,
      provider,
      transferId: id,
    };
    const standing = await lockBalance(trx, accounts.inPlay(playerId, provider, accounts.cashFund));
    if (amount > 0n) {
      await post(trx, clock, transfers.makerOutComplete({ ...movement, amount, standing }));
    }
    if (standing > amount) {
      const residue = { ...movement, amount: standing - amount };
      await post(trx, clock, transfers.makerResidue(residue));
    }
    if (standing !== amount) {
      await recordAudit(trx, clock, {
        actor: `party:${provider}`,
        action: 'transfer.out.mismatch',
        subject: `transfer:${id}`,
        detail: { amount, standing },
      });
    }
    await trx
      .updateTable('maker_transfer')
      .set({ state: 'completed', amount, cursor, finished_at: instantOf(clock) })
      .where('id', '=', id)
      .execute();
    return amount;
  });
}

/** Transfers into a session that nobody knows the end of. */
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
      created_at: instantOf(core.clock),
      sent_at: instantOf(core.clock),
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

async function mark(core: Core, id: string, state: 'sent' | 'unknown' | 'rejected') {
  await core.db
    .updateTable('maker_transfer')
    .set({ state, ...(state === 'sent' && { sent_at: instantOf(core.clock) }) })
    .where('id', '=', id)
    .where('state', 'in', ['reserved', 'sent', 'unknown'])
    .execute();
}

export function portOf(core: Core, provider: string) {
  const port = core.outside.providers[provider];
  if (!port) throw new Error(`no provider is called ${provider}`);
  return port;
}
