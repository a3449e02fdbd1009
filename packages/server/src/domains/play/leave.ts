import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { commitWith, withTransaction } from '../../core/database/transaction.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import { accounts, readBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { lockSession, readSession, type SessionRow } from './sessions.ts';
import { getPort, giveUpIn, recoveredFrom, takeOut, unfinishedIn } from './transfers.ts';

/**
 * Collecting makes at most this many provider requests; afterwards another worker may take over.
 */
const CALLS = 4;
const HOLD_SPARE_MS = 5_000;
const NOT_FOUND = 404;
const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 300_000;

export interface Leaving {
  /** What ended it: the player, or the platform because the player was gone. */
  readonly by: 'player' | 'platform';
  /** For the provider's log. */
  readonly reason: string;
}

/**
 * Exits a session: closes it at the provider, waits for pending transfers in, books the rounds,
 * takes everything out. The recovery worker retries an exit that cannot be finished now; only the
 * location of the money is uncertain, never the amount.
 *
 * @returns the session afterwards: `settled`, `recovering`, or as a concurrent worker has left it.
 */
export async function leave(core: Core, sessionId: string, how: Leaving): Promise<SessionRow> {
  const session = await hold(core, sessionId, how);
  if (!session) return readSession(core.db, sessionId);
  try {
    await closeAt(core, session, how.reason);
    for (const transfer of await unfinishedIn(core, session.id)) {
      if ((await giveUpIn(core, transfer)) === 'unknown') {
        throw new Error(`the outcome of transfer ${transfer.id} is unknown`);
      }
    }
    await takeOut(core, session);
    return await settle(core, session);
  } catch (error) {
    core.logger.warn({ err: error, sessionId }, 'a game session could not be ended yet');
    return await retryLater(core, session);
  }
}

/**
 * Like {@link leave}, and returns the amount that this call returned to the wallet, in minor units.
 */
export async function collect(
  core: Core,
  sessionId: string,
  how: Leaving,
): Promise<{ readonly session: SessionRow; readonly amount: bigint }> {
  const before = await recoveredFrom(core.db, sessionId);
  const session = await leave(core, sessionId, how);
  return { session, amount: (await recoveredFrom(core.db, sessionId)) - before };
}

/** A session unknown to the provider needs no closing. */
async function closeAt(core: Core, session: SessionRow, reason: string): Promise<void> {
  if (session.provider_session_id === null) return;
  await getPort(core, session.provider)
    .closeSession(session.provider_session_id, reason)
    .catch((error: unknown) => {
      if (!(error instanceof OutsideRefusedError) || error.httpStatus !== NOT_FOUND) throw error;
    });
}

/** One at a time: the worker that updates the row owns the session. */
async function hold(core: Core, id: string, how: Leaving): Promise<SessionRow | undefined> {
  const { clock, config } = core;
  return await withTransaction(core.db, async (trx) => {
    const session = await lockSession(trx, id);
    if (session.state === 'settled') return undefined;
    if (session.busy_until !== null && session.busy_until.getTime() > clock.now()) return undefined;
    const first = session.state === 'created' || session.state === 'active';
    const held = trx
      .updateTable('play_session')
      .set({
        state: how.by === 'player' && first ? 'leaving' : 'recovering',
        busy_until: toDate(clock, CALLS * config.outside.timeoutMs + HOLD_SPARE_MS),
        by_platform: how.by === 'platform' || session.by_platform,
      })
      .where('id', '=', id)
      .where('state', '=', session.state)
      .returningAll();
    return await commitWith(() => held.executeTakeFirstOrThrow());
  });
}

/**
 * @throws Error if money has come into the game since it was taken out, as by a win that the
 * provider reported late: it is taken out first.
 */
async function settle(core: Core, { id }: SessionRow): Promise<SessionRow> {
  const { clock } = core;
  return await withTransaction(core.db, async (trx) => {
    const session = await lockSession(trx, id);
    if (session.state === 'settled') return session;
    const { player_id: playerId, provider } = session;
    const standing = await readBalance(trx, accounts.inPlay(playerId, provider, accounts.cashFund));
    if (standing > 0n) throw new Error(`${standing} arrived after everything was transferred out`);
    const recovered = await recoveredFrom(trx, id);
    await recordAudit(trx, clock, {
      actor: session.by_platform ? 'system:recovery' : `player:${playerId}`,
      action: 'play.settled',
      subject: `session:${id}`,
      detail: { recovered },
    });
    const settled = trx
      .updateTable('play_session')
      .set({
        state: 'settled',
        recovered,
        ended_at: toDate(clock),
        retry_at: null,
        busy_until: null,
      })
      .where('id', '=', id)
      .where('state', '=', session.state)
      .returningAll();
    return await commitWith(() => settled.executeTakeFirstOrThrow());
  });
}

async function retryLater(core: Core, session: SessionRow): Promise<SessionRow> {
  const wait = Math.min(FIRST_RETRY_MS * 2 ** session.attempts, MAX_RETRY_MS);
  const waiting = await core.db
    .updateTable('play_session')
    .set((set) => ({
      state: 'recovering',
      attempts: set('attempts', '+', 1),
      retry_at: toDate(core.clock, wait),
      busy_until: null,
    }))
    .where('id', '=', session.id)
    // A worker that took over after our lease expired may have finished it.
    .where('state', '<>', 'settled')
    .returningAll()
    .executeTakeFirst();
  return waiting ?? (await readSession(core.db, session.id));
}
