import type { BonusKind } from '@parlor/api/entities/bonus';
import { withTransaction } from '../../core/database/transaction.ts';
import { decideByTwo } from '../../core/four-eyes/four-eyes.ts';
import { conflict } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { lockPlayer } from '../players/index.ts';
import { issueReward } from '../rewards/index.ts';
import { needsTwo, readSite } from '../site/index.ts';
import { getClaim } from './issue.ts';

/**
 * Issues a bonus by hand. From the site's four-eyes amount on, the first operator proposes and a
 * different one confirms.
 *
 * @param of `reference`: names the bonus; it is issued once. `amount` in minor units.
 * @throws ApiError 409 if the reference was used for the player; FourEyesError.
 */
export async function issueBonusByOperator(
  { db, clock }: Core,
  of: {
    readonly playerId: string;
    readonly kind: BonusKind;
    readonly amount: bigint;
    readonly reference: string;
    readonly actor: string;
    readonly reason: string;
  },
): Promise<'issued' | 'proposed'> {
  const { playerId, kind, amount, actor, reason } = of;
  return await withTransaction(db, async (trx) => {
    const settings = await readSite(trx);
    const player = await lockPlayer(trx, playerId);
    const scope = `bonus:${kind}:operator-${of.reference}:${playerId}`;
    if (needsTwo(settings, amount)) {
      const facts = { amount: String(amount) };
      const action = 'bonus.issue';
      const step = await decideByTwo(trx, clock, { action, subject: scope, facts, actor, reason });
      if (step === 'proposed') return 'proposed';
    }
    const id = await issueReward(trx, clock, {
      playerId,
      program: 'bonus',
      kind,
      scope,
      subject: kind,
      level: player?.level ?? 0,
      amount,
      currency: settings.currencyCode,
      claim: getClaim(settings, kind),
      actor,
      reason,
    });
    if (id === undefined) throw conflict();
    return 'issued';
  });
}
