import { toDate } from '../../core/clock.ts';
import type { Core } from '../../platform/core.ts';
import { readSite } from '../site/index.ts';
import { postFeed } from './feed.ts';
import { leave } from './leave.ts';
import { resolveIn } from './transfers.ts';

const BATCH = 20;
/** The page sends a heartbeat every 10 s (domain: Provider protocol). */
const ABANDONED_AFTER_MS = 30_000;
/**
 * A session whose page never opened: shortly before its launch token ends, so that the money is back
 * within a minute (docs/recovery-matrix.md).
 */
const NEVER_OPENED_AFTER_MS = 55_000;
const UNKNOWN_AFTER_MS = 5_000;

/**
 * Returns the balances of abandoned games: sessions without a heartbeat, those whose exit was
 * interrupted by the end of a server, and those whose provider did not respond.
 *
 * @param upSince since when this server could have received heartbeats, in milliseconds since 1970:
 * pages that stayed open while no server ran must have time to send one before they count as dead.
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
          // An abandoned session waits until then for its page to reload.
          where('state', 'in', ['abandoned', 'recovering']),
          where.or([where('retry_at', '<=', toDate(clock)), where('retry_at', 'is', null)]),
        ]),
      ]),
    )
    // The current worker holds a lease; once that has expired, its server crashed.
    .where((where) =>
      where.or([where('busy_until', 'is', null), where('busy_until', '<=', toDate(clock))]),
    )
    .orderBy('seen_at')
    .limit(BATCH)
    .execute();
  if (due.length === 0) return;
  const site = await readSite(db);
  const how = { by: 'platform', reason: 'no sign of life' } as const;
  // At once: the sessions of a silent provider must not delay those of the others.
  await Promise.all(due.map(({ id }) => leave(core, site, id, how)));
}

/** Queries transfers into open sessions whose response was lost. */
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
  if (open.length === 0) return;
  const site = await readSite(db);
  for (const transfer of open) {
    await resolveIn(core, site, transfer).catch((error: unknown) => {
      core.logger.warn(
        { err: error, transferId: transfer.id },
        'the outcome of a transfer is unknown',
      );
    });
  }
}

/** Posts all provider decisions since the last run, in case a report was lost. */
export async function reconcile(core: Core): Promise<void> {
  for (const [provider, { walletKind }] of Object.entries(core.outside.providers)) {
    // A seamless provider has asked for every bet, and repeats its wins until they are acknowledged.
    if (walletKind === 'seamless') continue;
    await postFeed(core, provider).catch((error: unknown) => {
      core.logger.warn({ err: error, provider }, 'a feed could not be read');
    });
  }
}
