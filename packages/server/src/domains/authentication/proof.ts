import { toDate } from '../../core/clock.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { Principal } from '../../core/http/authentication.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { checkCode, consumeCode } from '../codes/index.ts';
import { findPlayer } from '../players/index.ts';
import { recordProof } from '../sessions/index.ts';
import type { Visitor } from './log-in.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Verifies a fresh proof of the player, by password or SMS code (S19).
 *
 * @returns until when it is valid.
 * @throws ApiError 422 `proof.wrong` or `code.wrong`; 429.
 */
export async function giveProof(
  core: Core,
  principal: Principal,
  visitor: Pick<Visitor, 'address' | 'deviceHash'>,
  given: { readonly password?: string | undefined; readonly code?: string | undefined },
): Promise<Date> {
  const { db, clock, config, limits } = core;
  const { playerId, sessionId } = principal;
  const byPassword = given.password !== undefined;
  if (byPassword === (given.code !== undefined)) throw refused('arguments.invalid');
  // Codes have limits of their own, per device: attempts of others do not block a proof by code.
  if (byPassword) await limits.demand('proof', playerId);
  const player = await findPlayer(db, playerId);
  if (!player) throw notFound();
  const until = toDate(clock, config.proofMs);
  if (byPassword) {
    if (
      !(await verifyPassword(given.password ?? '', player.password_hash, config.passwordMemory))
    ) {
      throw refused('proof.wrong', { field: 'password' });
    }
    await recordProof(db, sessionId, until);
    return until;
  }
  const whom = { purpose: 'proof', phoneKey: player.phone_key } as const;
  const codeId = await checkCode(core, visitor, whom, given.code ?? '');
  await withTransaction(db, async (trx) => {
    await consumeCode(trx, clock, codeId);
    await recordProof(trx, sessionId, until);
  });
  return until;
}
