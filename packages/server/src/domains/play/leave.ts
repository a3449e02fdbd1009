import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { insertAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { notFound } from '../../core/http/errors.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import type { Core } from '../../platform/core.ts';
import type { SiteSettings } from '../site/index.ts';
import { getPort } from './provider-port.ts';
import { findSession, readSession, type SessionRow } from './sessions.ts';
import { findUnfinished, giveUpIn, openOut, type Settled, takeOut } from './transfers.ts';

/**
 * Collecting makes at most this many provider requests; afterwards another worker may take over.
 */
const CALLS = 4;
const HOLD_SPARE_MS = 5_000;
const NOT_FOUND = 404;
const FIRST_RETRY_MS = 2_000;
/** After a long outage, too, the money is back within a minute (docs/recovery-matrix.md). */
const MAX_RETRY_MS = 30_000;

export interface Leaving {
  /** What ended it: the player, or the platform because the player was gone. */
  readonly by: 'player' | 'platform';
  /** For the provider's log. */
  readonly reason: string;
  /** The player who asks for it: another player's session is reported as not found (S20). */
  readonly playerId?: string;
}

/**
 * Exits a session: closes it at the provider, waits for pending transfers in, posts the rounds,
 * takes everything out. The recovery worker retries an exit that cannot be finished now; only the
 * location of the money is uncertain, never the amount.
 *
 * @returns the session afterwards, `settled`, `recovering`, or as a concurrent worker has left it;
 * and the amount that this call returned to the wallet, in minor units.
 * @throws ApiError 404
 */
export async function leave(
  core: Core,
  site: SiteSettings,
  sessionId: string,
  how: Leaving,
): Promise<Settled> {
  const session = await hold(core, sessionId, how);
  if (!session) return { session: await findOwn(core, sessionId, how), amount: 0n };
  try {
    if (session.wallet_kind === 'seamless') return await leaveSeamless(core, session, how.reason);
    await closeAt(core, session, how.reason);
    const transfers = await findUnfinished(core, session.id);
    for (const transfer of transfers.filter(({ direction }) => direction === 'in')) {
      if ((await giveUpIn(core, site, transfer)) === 'unknown') {
        throw new Error(`the outcome of transfer ${transfer.id} is unknown`);
      }
    }
    const out = transfers.find(({ direction }) => direction === 'out');
    return await takeOut(core, site, session, out ?? (await openOut(core, session)));
  } catch (error) {
    core.logger.warn({ err: error, sessionId }, 'a game session could not be ended yet');
    return { session: await retryLater(core, session), amount: 0n };
  }
}

/**
 * A seamless session holds no money, so it never waits for its provider: once it is settled, its
 * bets are refused, and wins and rollbacks of its rounds are accepted (ADR 0065).
 */
async function leaveSeamless(core: Core, session: SessionRow, reason: string): Promise<Settled> {
  await closeAt(core, session, reason).catch((error: unknown) => {
    core.logger.warn({ err: error, sessionId: session.id }, 'a provider did not close a session');
  });
  const now = toDate(core.clock);
  const audit = {
    actor: session.by_platform ? 'system:recovery' : `player:${session.player_id}`,
    action: 'play.settled',
    subject: `session:${session.id}`,
  };
  await core.db
    .with('audited', (on) => insertAudit(on, core.clock, audit))
    .updateTable('play_session')
    .set({ state: 'settled', recovered: 0n, ended_at: now, retry_at: null, busy_until: null })
    .where('id', '=', session.id)
    .where('state', '<>', 'settled')
    .execute();
  return { session: await readSession(core.db, session.id), amount: 0n };
}

async function findOwn({ db }: Core, id: string, { playerId }: Leaving): Promise<SessionRow> {
  if (playerId === undefined) return await readSession(db, id);
  const session = await findSession(db, playerId, id);
  if (!session) throw notFound();
  return session;
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

/**
 * One at a time: the worker that updates the row owns the session. The same statement opens the
 * transfer out, unless one is unfinished (ADR 0061).
 */
async function hold(core: Core, id: string, how: Leaving): Promise<SessionRow | undefined> {
  const { clock, config } = core;
  const now = toDate(clock);
  const until = toDate(clock, CALLS * config.outside.timeoutMs + HOLD_SPARE_MS);
  const { rows } = await sql<SessionRow>`
    with held as (
      update play_session set
        state = case when ${how.by === 'player'} and state in ('created', 'active')
          then 'leaving' else 'recovering' end,
        busy_until = ${until},
        by_platform = by_platform or ${how.by === 'platform'}
      where id = ${id} and player_id = coalesce(${how.playerId ?? null}::uuid, player_id)
        and state <> 'settled' and (busy_until is null or busy_until <= ${now})
      returning *
    ), opened as (
      insert into maker_transfer
        (id, session_id, player_id, provider, fund_ref, direction, state, created_at, sent_at)
      select ${randomUUID()}::uuid, id, player_id, provider, fund_ref, 'out', 'sent', ${now}, ${now}
      from held
      where held.wallet_kind = 'transfer' and not exists (
        select from maker_transfer m
        where m.session_id = held.id and m.direction = 'out' and m.state in ('sent', 'unknown'))
    )
    select * from held`.execute(core.db);
  return rows[0];
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
