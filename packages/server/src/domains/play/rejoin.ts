import type { Launch } from '@parlor/api/entities/game';
import { toDate } from '../../core/clock.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import type { SiteSettings } from '../site/index.ts';
import { getLaunch } from './launch.ts';
import { findSession, lockSession } from './sessions.ts';

/**
 * Longer than a reload on a slow phone, and than the 10 s between two heartbeats of a game page.
 */
const REJOIN_GRACE_MS = 15_000;

/**
 * Keeps a session whose page closed for {@link REJOIN_GRACE_MS}; then the recovery job collects it.
 *
 * @returns false if it is not being played, so that its money must be collected now.
 */
export async function suspend({ db, clock }: Core, sessionId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('play_session')
    .set({ state: 'abandoned', retry_at: toDate(clock, REJOIN_GRACE_MS) })
    .where('id', '=', sessionId)
    .where('state', 'in', ['created', 'active', 'abandoned'])
    // During a launch there is no page yet that could have closed.
    .where('launch_url', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * Returns to an open session after a reload, without the provider and without a transfer: the game
 * page holds its own token for the reload (docs/outside-world.md, "Game page and host").
 *
 * @throws ApiError 404; 422 `game.sessionEnded` when its money is being collected or is back,
 *   `accountFrozen`.
 */
export async function rejoin(
  core: Core,
  settings: SiteSettings,
  playerId: string,
  sessionId: string,
): Promise<Launch> {
  const { clock } = core;
  const found = await findSession(core.db, playerId, sessionId);
  if (!found) throw notFound();
  return await withTransaction(core.db, async (trx) => {
    const player = await trx
      .selectFrom('player')
      .select('frozen_at')
      .where('id', '=', playerId)
      .executeTakeFirstOrThrow();
    if (player.frozen_at !== null) throw refused('accountFrozen');
    const session = await lockSession(trx, found.id);
    const isOpen = ['created', 'active', 'abandoned'].includes(session.state);
    // A page that has not exchanged its launch token in time can no longer do so.
    const hasToken = session.token_hash !== null;
    const isInTime =
      session.launch_expires_at !== null && session.launch_expires_at > toDate(clock);
    if (!isOpen || session.launch_url === null || !(hasToken || isInTime)) {
      throw refused('game.sessionEnded');
    }
    const rejoined = await trx
      .updateTable('play_session')
      .set({
        state: hasToken ? 'active' : 'created',
        seen_at: toDate(clock),
        retry_at: null,
      })
      .where('id', '=', session.id)
      .where('state', '=', session.state)
      .returningAll()
      .executeTakeFirstOrThrow();
    return getLaunch(rejoined, null, settings);
  });
}
