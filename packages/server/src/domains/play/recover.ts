import { toDate } from '../../core/clock.ts';
import type { Core } from '../../platform/core.ts';
import { bookFeed } from './feed.ts';
import { leave } from './leave.ts';
import { resolveIn } from './transfers.ts';

const BATCH = 20;
/** The page sends a sign of life every 10 s (domain: Provider protocol). */
const ABANDONED_AFTER_MS = 30_000;
/** A session whose page never came. */
const NEVER_OPENED_AFTER_MS = 90_000;
const UNKNOWN_AFTER_MS = 5_000;

/**
 * Brings back what was left in games: sessions without a sign of life, those that were being left
 * when a server ended, and those whose provider did not answer.
 *
 * @param upSince since when this server could have heard of them, in milliseconds since 1970: pages
 *   that lived on while no server ran are not taken for dead before they have had time to say so.
 */
export async function recoverSessions(core: Core, upSince: number): Promise<void> {
  const { db, clock } = core;
  if (clock.now() - upSince >= ABANDONED_AFTER_MS) {
    await db
      .updateTable('play_session')
      .set({ state: 'abandoned' })
      .where('state', '=', 'active')
      .where('seen_at', '<', toDate(clock, -ABANDONED_AFTER_MS))
      .execute();
  }
  const due = await db
    .selectFrom('play_session')
    .select('id')
    .where((where) =>
      where.or([
        where.and([
          where('state', '=', 'created'),
          where('seen_at', '<', toDate(clock, -NEVER_OPENED_AFTER_MS)),
        ]),
        where('state', '=', 'leaving'),
        where.and([
          // An abandoned one waits until then for its page to reload.
          where('state', 'in', ['abandoned', 'recovering']),
          where.or([where('retry_at', '<=', toDate(clock)), where('retry_at', 'is', null)]),
        ]),
      ]),
    )
    // Whoever is at it holds it; once that is over, a server ended in the middle.
    .where((where) =>
      where.or([where('busy_until', 'is', null), where('busy_until', '<=', toDate(clock))]),
    )
    .orderBy('seen_at')
    .limit(BATCH)
    .execute();
  for (const { id } of due) {
    await leave(core, id, { by: 'platform', reason: 'no sign of life' });
  }
}

/** Asks after transfers into living sessions whose answer was lost. */
export async function resolveTransfers(core: Core): Promise<void> {
  const { db, clock } = core;
  const open = await db
    .selectFrom('maker_transfer')
    .innerJoin('play_session', 'play_session.id', 'maker_transfer.session_id')
    .selectAll('maker_transfer')
    .where('maker_transfer.direction', '=', 'in')
    .where('maker_transfer.state', 'in', ['reserved', 'sent', 'unknown'])
    .where('maker_transfer.created_at', '<', toDate(clock, -UNKNOWN_AFTER_MS))
    .where('play_session.state', 'in', ['created', 'active'])
    .limit(BATCH)
    .execute();
  for (const transfer of open) {
    await resolveIn(core, transfer).catch((error: unknown) => {
      core.logger.warn({ err: error, transferId: transfer.id }, 'a transfer is not known yet');
    });
  }
}

/** Books what every provider has decided since the last look, in case a report was lost. */
export async function reconcile(core: Core): Promise<void> {
  for (const provider of Object.keys(core.outside.providers)) {
    await bookFeed(core, provider).catch((error: unknown) => {
      core.logger.warn({ err: error, provider }, 'a feed could not be read');
    });
  }
}
