import type { Core } from '../../platform/core.ts';
import { getFundRef } from '../promotions/index.ts';
import { readSite } from '../site/index.ts';
import { leave } from './leave.ts';
import { findOpenSession } from './sessions.ts';

/**
 * Exits the game that a promotion record pays for, so that its money returns to the record. The
 * recovery worker continues an exit that cannot be finished now.
 */
export async function collectFund(
  core: Core,
  {
    playerId,
    recordId,
    by,
  }: {
    readonly playerId: string;
    readonly recordId: string;
    readonly by: 'player' | 'platform';
  },
): Promise<void> {
  const session = await findOpenSession(core.db, playerId, getFundRef(recordId));
  if (!session) return;
  const how = { by, reason: 'the promotion ends' };
  await leave(core, await readSite(core.db), session.id, how);
}
