import {
  canonicalPhone,
  canonicalUsername,
  checkLoginName,
  checkNewPassword,
} from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { Principal } from '../../core/http/authentication.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { consumeCode, countFailure, readPhone, returnTry, tryCode } from '../codes/index.ts';
import {
  findPlayer,
  findPlayerByPhone,
  lockPlayer,
  type Player,
  setPassword,
} from '../players/index.ts';
import { endSessions, hasProof } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { enter, type Visitor } from './log-in.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface ForgottenPassword {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly password: string;
}

/**
 * Sets a new password for a player who proves the phone and its user name, and logs them in. Only
 * success ends all earlier sessions (S17) and consumes the code (product decision 44). Neither the
 * response nor its timing reveals whether the phone has an account: one verification and one hash
 * either way (S14). A correct code allows five user names.
 *
 * @returns the token of the new session.
 * @throws ApiError 422 with the field concerned, or `reset.mismatch`; 429.
 */
export async function resetForgottenPassword(
  core: Core,
  settings: SiteSettings,
  visitor: Visitor,
  form: ForgottenPassword,
): Promise<string> {
  const { db, clock, config, limits } = core;
  const { phoneKey } = readPhone(form.phone, settings.countryCode);
  const username = checkLoginName(form.username, settings.countryCode);
  if (!username.ok) throw refused('username.invalid', { field: 'username' });
  const password = checkNewPassword(form.password);
  if (!password.ok) throw refused('password.invalid', { field: 'password' });

  const whom = { purpose: 'reset', phoneKey } as const;
  const codeId = await tryCode(core, visitor, whom, form.code);
  const found = await findPlayerByPhone(db, phoneKey);
  const player = found && isNamed(found, username.value, settings.countryCode) ? found : undefined;
  const isOld = await verifyPassword(
    password.value,
    player?.password_hash ?? null,
    config.passwordMemory,
  );
  const passwordHash = await hashPassword(password.value, config.passwordMemory);
  if (!player) {
    await recordAudit(db, clock, {
      actor: `address:${visitor.address}`,
      action: 'password.resetFailed',
      subject: found ? `player:${found.id}` : 'player:unknown',
    });
    await countFailure(core, visitor);
    throw refused('reset.mismatch', { field: 'username' });
  }
  await returnTry(core, visitor, phoneKey, codeId);
  if (isOld) throw refused('password.sameAsOld', { field: 'password' });
  const token = await withTransaction(db, async (trx) => {
    const current = await lockPlayer(trx, player.id);
    if (!current) throw notFound();
    await consumeCode(trx, clock, codeId);
    await replacePassword(core, trx, player.id, passwordHash, 'password.reset');
    await endSessions(trx, clock, player.id);
    return await enter(core, trx, current, visitor);
  });
  // Failures with the old password no longer count after a reset.
  await limits.clear('loginAccount', player.phone_key);
  await limits.clear('loginAccount', player.username_key);
  return token;
}

/** Whether this is the player's user name; one that is a phone matches in every spelling. */
function isNamed(player: Player, username: string, countryCode: string): boolean {
  if (player.username_key === canonicalUsername(username)) return true;
  const phone = canonicalPhone(username, countryCode);
  return phone !== undefined && phone === canonicalPhone(player.username, countryCode);
}

export interface PasswordChange {
  /** Empty for an account without a password. */
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly endOtherSessions: boolean;
}

/**
 * Changes the password of a logged-in player. The current one is the proof (S16, S19); an account
 * without one sets its first after a fresh proof by code (product decision 44).
 *
 * @throws ApiError 422 `password.invalid`, `password.wrong`, `password.sameAsOld` or `proofNeeded`;
 * 409 if it was changed meanwhile; 429.
 */
export async function changePassword(
  core: Core,
  { playerId, sessionId }: Principal,
  form: PasswordChange,
): Promise<void> {
  const { db, clock, config, limits } = core;
  const password = checkNewPassword(form.newPassword);
  if (!password.ok) throw refused('password.invalid', { field: 'newPassword' });
  // Attempts at the current password count as proofs, whatever the call.
  await limits.demand('proof', playerId);
  const player = await findPlayer(db, playerId);
  if (!player) throw notFound();
  if (player.password_hash === null) {
    if (!(await hasProof(db, clock, sessionId))) throw refused('proofNeeded');
  } else if (
    !(await verifyPassword(form.oldPassword, player.password_hash, config.passwordMemory))
  ) {
    await recordAudit(db, clock, {
      actor: `player:${playerId}`,
      action: 'password.changeFailed',
      subject: `player:${playerId}`,
    });
    throw refused('password.wrong', { field: 'oldPassword' });
  } else if (form.oldPassword === password.value) {
    throw refused('password.sameAsOld', { field: 'newPassword' });
  }
  const passwordHash = await hashPassword(password.value, config.passwordMemory);
  await withTransaction(db, async (trx) => {
    const current = await lockPlayer(trx, playerId);
    if (current?.password_hash !== player.password_hash) throw conflict();
    await replacePassword(core, trx, playerId, passwordHash, 'password.changed');
    if (form.endOtherSessions) await endSessions(trx, clock, playerId, sessionId);
  });
}

async function replacePassword(
  { clock }: Core,
  trx: Trx,
  playerId: string,
  passwordHash: string,
  action: 'password.reset' | 'password.changed',
): Promise<void> {
  await setPassword(trx, playerId, passwordHash);
  const player = `player:${playerId}`;
  await recordAudit(trx, clock, { actor: player, action, subject: player });
}
