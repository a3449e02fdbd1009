import { randomUUID } from 'node:crypto';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import type { OperationNodeSource, Selectable } from 'kysely';
import { insertAudit, recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { commitWith, withTransaction } from '../../core/database/transaction.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { accounts, changeTogether, lockBalance, post, transfers } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { followFund, lockFund } from '../promotions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { FeedShortError, postFeed } from './feed.ts';
import { parseFund } from './funds.ts';
import { getPort } from './provider-port.ts';
import { lockSession, type SessionRow } from './sessions.ts';
import type { MakerTransferTable } from './tables.ts';

export type TransferRow = Selectable<MakerTransferTable>;

type SiteCurrency = Pick<SiteSettings, 'currencyCode' | 'currencyExponent'>;

export interface Settled {
  readonly session: SessionRow;
  /** What this attempt returned to the wallet, in minor units. */
  readonly amount: bigint;
}

/** States in which the outcome is unknown; `reserved`: never submitted, by an earlier release. */
const UNFINISHED = ['reserved', 'sent', 'unknown'] as const;

/** How long a transfer out waits for the part of the feed that explains it. */
const FEED_PATIENCE_MS = 300_000;

/** Outcome of a transfer in; `unknown` until it is known. */
export type InOutcome = 'completed' | 'cancelled' | 'unknown';

/**
 * Takes money out of the wallet for a session, as the last step of the caller's transaction, which
 * it commits. It is in transit afterwards and counts as sent, so that a crash before {@link sendIn}
 * is resolved like a lost response (ADR 0061).
 *
 * @param together changes of other rows in the same statement
 * @throws InsufficientFundsError
 */
export async function reserveIn(
  core: Core,
  trx: Trx,
  session: Pick<SessionRow, 'id' | 'player_id' | 'provider' | 'game_name' | 'fund_ref'>,
  amount: bigint,
  currency: string,
  asked: { readonly idempotencyKey: string; readonly hash: string } | null,
  together: readonly OperationNodeSource[] = [],
): Promise<TransferRow> {
  const now = toDate(core.clock);
  const row: TransferRow = {
    id: randomUUID(),
    session_id: session.id,
    player_id: session.player_id,
    provider: session.provider,
    direction: 'in',
    fund_ref: session.fund_ref,
    idempotency_key: asked?.idempotencyKey ?? null,
    request_hash: asked?.hash ?? null,
    amount,
    state: 'sent',
    cursor: null,
    created_at: now,
    sent_at: now,
    finished_at: null,
  };
  const reserve = transfers.makerInReserve(getMovement(row, session.game_name, currency));
  const inserted = trx.insertInto('maker_transfer').values(row);
  await commitWith(() => post(trx, core.clock, reserve, [...together, inserted]));
  return row;
}

/** The movement of a transfer in, for its postings. */
export function getMovement(row: TransferRow, gameName: string, currency: string) {
  return {
    playerId: row.player_id,
    amount: row.amount ?? 0n,
    currency,
    subject: gameName,
    provider: row.provider,
    transferId: row.id,
    fund: parseFund(row.fund_ref) ?? accounts.cashFund,
  };
}

/**
 * Submits a transfer in to the provider and posts its outcome.
 *
 * @returns `completed`, `cancelled` (a definite refusal: the money is back in the wallet), or
 * `unknown` (the outcome is unknown: the money stays in transit until it is known).
 */
export async function sendIn(core: Core, site: SiteCurrency, row: TransferRow): Promise<InOutcome> {
  const status = await submitIn(core, site, row);
  return status === 'unknown' ? status : await finishIn(core, site, row.id, status);
}

/** Submits a transfer in to the provider, without posting a definite outcome. */
export async function submitIn(
  core: Core,
  { currencyCode: currency, currencyExponent }: SiteCurrency,
  row: TransferRow,
): Promise<'completed' | 'rejected' | 'unknown'> {
  const port = getPort(core, row.provider);
  try {
    const { status } = await port
      .transfer({
        transferId: row.id,
        direction: 'in',
        playerRef: row.player_id,
        fundRef: row.fund_ref,
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
    return status;
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
export async function resolveIn(
  core: Core,
  site: SiteCurrency,
  row: TransferRow,
): Promise<InOutcome> {
  // Never submitted. The id is the same, so it cannot happen twice.
  if (row.state === 'reserved') {
    const isOpen = await mark(core, row.id, 'sent');
    return isOpen ? await sendIn(core, site, row) : await getOutcome(core, row.id);
  }
  const { status } = await getPort(core, row.provider).transferState(row.id);
  if (status === 'completed' || status === 'rejected') {
    return finishIn(core, site, row.id, status);
  }
  const sentFor = core.clock.now() - (row.sent_at?.getTime() ?? 0);
  // "Not found" is definite only once the provider can no longer be processing it
  // (domain: Order states).
  if (sentFor < core.config.outside.makerSettlementMs) return 'unknown';
  return finishIn(core, site, row.id, 'rejected');
}

/**
 * Cancels a transfer that was never submitted, or resolves the outcome of one that was: for the
 * money in transit to a session during its exit.
 */
export async function giveUpIn(
  core: Core,
  site: SiteCurrency,
  row: TransferRow,
): Promise<InOutcome> {
  if (row.state !== 'reserved') return resolveIn(core, site, row);
  return await finishIn(core, site, row.id, 'neverSent');
}

async function getOutcome(core: Core, id: string): Promise<InOutcome> {
  const { state } = await core.db
    .selectFrom('maker_transfer')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return state === 'completed' || state === 'cancelled' ? state : 'unknown';
}

/** Posts the outcome of a transfer in. */
export async function finishIn(
  core: Core,
  { currencyCode }: SiteCurrency,
  id: string,
  outcome: 'completed' | 'rejected' | 'neverSent',
): Promise<InOutcome> {
  const { clock } = core;
  return await withTransaction(core.db, async (trx) => {
    const row = await lockTransfer(trx, id);
    if (row.state === 'completed' || row.state === 'cancelled') return row.state;
    // A concurrent worker has submitted it.
    if (outcome === 'neverSent' && row.state !== 'reserved') return 'unknown';
    const session = await lockSession(trx, row.session_id);
    const movement = getMovement(row, session.game_name, currencyCode);
    const record = await lockFund(trx, row.player_id, movement.fund);
    const completed = outcome === 'completed';
    if (completed) {
      await trx
        .updateTable('play_session')
        .set((set) => ({ moved_in: set('moved_in', '+', movement.amount) }))
        .where('id', '=', session.id)
        .execute();
    }
    const state = completed ? 'completed' : 'cancelled';
    const finished = trx
      .updateTable('maker_transfer')
      .set({ state, finished_at: toDate(clock) })
      .where('id', '=', id)
      .where('state', '=', row.state);
    const transfer = completed
      ? transfers.makerInComplete(movement)
      : transfers.makerInCancel(movement);
    if (!record) {
      await commitWith(() => post(trx, clock, transfer, [finished]));
      return state;
    }
    await post(trx, clock, transfer, [finished]);
    await followFund(trx, clock, record, { key: id, currency: currencyCode });
    return state;
  });
}

/**
 * Posts the rounds that explain a player's balance at a session's provider, takes all of it out, and
 * settles the session. Idempotent: an attempt whose response was lost continues under its own id.
 *
 * @returns the settled session and the amount taken out, in minor units.
 * @throws OutsideUnavailableError, OutsideRefusedError, Error when the feed falls short; the money
 *   stays where it was, or at the provider under the same id.
 */
export async function takeOut(
  core: Core,
  site: SiteCurrency,
  session: SessionRow,
  row: UnfinishedTransfer,
): Promise<Settled> {
  const { currencyCode: currency, currencyExponent } = site;
  const state = await getPort(core, session.provider).transfer({
    transferId: row.id,
    direction: 'out',
    playerRef: session.player_id,
    fundRef: session.fund_ref,
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
  await postFeed(core, session.provider, state.cursor ?? undefined, row.feed_cursor).catch(
    (error: unknown) => {
      // An event missing from the feed by now may never arrive: the difference is in suspense,
      // flagged.
      const age = core.clock.now() - row.created_at.getTime();
      if (!(error instanceof FeedShortError) || age < FEED_PATIENCE_MS) throw error;
      core.logger.error(
        { err: error, transferId: row.id },
        'a feed does not explain a transfer out',
      );
    },
  );
  return await finishOut(core, row.id, amount, state.cursor, currency);
}

/** Posts a completed transfer out and settles its session, which then holds no money. */
async function finishOut(
  core: Core,
  id: string,
  amount: bigint,
  cursor: string | null,
  currency: string,
): Promise<Settled> {
  const { clock } = core;
  return await withTransaction(core.db, async (trx) => {
    const { transfer_state: state, earlier, ...session } = await lockOut(trx, id);
    // A concurrent worker has posted it.
    if (state === 'completed') return { session, amount: 0n };
    const { player_id: playerId, provider } = session;
    const movement = {
      playerId,
      currency,
      subject: session.game_name,
      provider,
      transferId: id,
      fund: parseFund(session.fund_ref) ?? accounts.cashFund,
    };
    const record = await lockFund(trx, playerId, movement.fund);
    const inPlay = await lockBalance(trx, accounts.inPlay(playerId, provider, movement.fund));
    if (inPlay !== amount) {
      core.logger.error(
        { transferId: id, playerId, amount: String(amount), inPlay: String(inPlay) },
        'a transfer out differs from the books: the difference is in suspense',
      );
      await recordAudit(trx, clock, {
        actor: `party:${provider}`,
        action: 'transfer.out.mismatch',
        subject: `transfer:${id}`,
        detail: { amount, inPlay },
      });
    }
    if (inPlay > amount) {
      const residue = { ...movement, amount: inPlay - amount };
      await post(trx, clock, transfers.makerResidue(residue));
    }
    const recovered = BigInt(earlier ?? 0) + amount;
    const { settled, changes } = settle(core, trx, session, recovered, { id, amount, cursor });
    if (amount === 0n) {
      await commitWith(() => changeTogether(trx, changes));
      return { session: settled, amount };
    }
    const complete = transfers.makerOutComplete({ ...movement, amount, inPlay });
    if (!record) {
      await commitWith(() => post(trx, clock, complete, changes));
      return { session: settled, amount };
    }
    await post(trx, clock, complete, changes);
    await followFund(trx, clock, record, { key: id, currency });
    return { session: settled, amount };
  });
}

/**
 * Locks a transfer out and its session.
 *
 * @returns the session, the transfer's state, and the amount that earlier transfers of the session
 * returned.
 */
async function lockOut(trx: Trx, id: string) {
  return await trx
    .selectFrom('maker_transfer')
    .innerJoin('play_session', 'play_session.id', 'maker_transfer.session_id')
    .selectAll('play_session')
    .select(({ selectFrom }) => [
      'maker_transfer.state as transfer_state',
      selectFrom('maker_transfer as other')
        .select((select) => select.fn.sum<string | bigint | null>('other.amount').as('total'))
        .whereRef('other.session_id', '=', 'play_session.id')
        .where('other.direction', '=', 'out')
        .where('other.state', '=', 'completed')
        .as('earlier'),
    ])
    .where('maker_transfer.id', '=', id)
    .forUpdate(['maker_transfer', 'play_session'])
    .executeTakeFirstOrThrow();
}

/** What settles a locked session together with its locked transfer out, and the session after it. */
function settle(
  { clock }: Core,
  trx: Trx,
  session: SessionRow,
  recovered: bigint,
  { id, ...transfer }: { id: string; amount: bigint; cursor: string | null },
): { settled: SessionRow; changes: OperationNodeSource[] } {
  const now = toDate(clock);
  const audit = {
    actor: session.by_platform ? 'system:recovery' : `player:${session.player_id}`,
    action: 'play.settled',
    subject: `session:${session.id}`,
    detail: { recovered },
  };
  const ended = {
    state: 'settled',
    recovered,
    ended_at: now,
    retry_at: null,
    busy_until: null,
  } as const;
  return {
    settled: { ...session, ...ended },
    changes: [
      trx
        .updateTable('maker_transfer')
        .set({ ...transfer, state: 'completed', finished_at: now })
        .where('id', '=', id)
        .where('state', 'in', ['sent', 'unknown']),
      insertAudit(trx, clock, audit),
      trx
        .updateTable('play_session')
        .set(ended)
        .where('id', '=', session.id)
        .where('state', '=', session.state),
    ],
  };
}

/** A transfer with an unknown outcome. */
export interface UnfinishedTransfer extends TransferRow {
  /** Position up to which its provider's feed was posted. */
  readonly feed_cursor: string | null;
}

/** Transfers of a session, into it and out of it, with an unknown outcome. */
export async function findUnfinished(core: Core, sessionId: string): Promise<UnfinishedTransfer[]> {
  return await core.db
    .selectFrom('maker_transfer')
    .leftJoin('provider_feed', 'provider_feed.provider', 'maker_transfer.provider')
    .selectAll('maker_transfer')
    .select('provider_feed.cursor as feed_cursor')
    .where('session_id', '=', sessionId)
    .where('state', 'in', UNFINISHED)
    .execute();
}

/** Opens a transfer out of a held session that has none. */
export async function openOut(core: Core, session: SessionRow): Promise<UnfinishedTransfer> {
  const now = toDate(core.clock);
  const opened = await core.db
    .insertInto('maker_transfer')
    .values({
      id: randomUUID(),
      session_id: session.id,
      player_id: session.player_id,
      provider: session.provider,
      direction: 'out',
      fund_ref: session.fund_ref,
      idempotency_key: null,
      amount: null,
      state: 'sent',
      cursor: null,
      created_at: now,
      sent_at: now,
      finished_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...opened, feed_cursor: null };
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
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether any money was ever sent into a session, whatever became of it. */
export async function hasTransferIn(core: Core, sessionId: string): Promise<boolean> {
  const row = await core.db
    .selectFrom('maker_transfer')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('direction', '=', 'in')
    .executeTakeFirst();
  return row !== undefined;
}
