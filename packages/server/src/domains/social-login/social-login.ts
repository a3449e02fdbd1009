import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import type { SessionHolder } from '../../core/http/authentication.ts';
import { isPlayer } from '../../core/http/authentication.ts';
import { notFound, refused, tooMany } from '../../core/http/errors.ts';
import type { IdentityPort, SocialPerson } from '../../core/integrations/ports.ts';
import {
  OutsideRefusedError,
  OutsideUnavailableError,
} from '../../core/integrations/signed-client.ts';
import type { Core } from '../../platform/core.ts';
import { enter, playerOfPhone, type Visitor } from '../authentication/index.ts';
import { checkCode, consumeCode, readPhone } from '../codes/index.ts';
import {
  bindIdentity,
  findOrCreateIdentity,
  getTerms,
  lockIdentity,
  lockPlayer,
  type SocialIdentity,
} from '../players/index.ts';
import { setProfile } from '../profile/index.ts';
import { endSessionsOfIdentity, openSession } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';

export interface SocialLogin {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  readonly nonce?: string | undefined;
}

/**
 * Logs in with an authorization code of the identity provider. The identity is a player once a
 * phone is bound; until then the token may only bind, fill the profile and log out
 * (product decision 21).
 *
 * @returns the token of the new session, and whether it is a player's.
 * @throws ApiError 422 `identity.refused` or `identity.providerDown`; 404 if the site has no
 * provider; 429.
 */
export async function logInSocially(
  core: Core,
  port: IdentityPort | undefined,
  visitor: Visitor,
  form: SocialLogin,
): Promise<{ token: string; phoneBound: boolean }> {
  const { db, clock, limits } = core;
  if (!port) throw notFound();
  // There is no phone yet to count for, and each attempt makes a provider request: the limit counts
  // by address.
  const byAddress = await limits.peek('loginCarrier', visitor.address);
  if (!byAddress.allowed) throw tooMany(byAddress.seconds);
  const person = await exchange(core, port, visitor, form);
  return await withTransaction(db, async (trx) => {
    const identity = await findOrCreateIdentity(trx, clock, port.provider, person);
    if (identity.player_id === null) {
      const { userAgent: device, deviceHash } = visitor;
      const whose = { identityId: identity.id, device, deviceHash };
      return { token: await openSession(trx, clock, core.config, whose), phoneBound: false };
    }
    const player = await lockPlayer(trx, identity.player_id);
    if (!player) throw notFound();
    return { token: await enter(core, trx, player, visitor), phoneBound: true };
  });
}

async function exchange(
  { logger, limits }: Core,
  port: IdentityPort,
  visitor: Visitor,
  form: SocialLogin,
): Promise<SocialPerson> {
  if (form.redirectUri !== port.redirectUri) {
    throw refused('identity.refused', { field: 'redirectUri' });
  }
  try {
    return await port.exchange(form);
  } catch (error) {
    if (error instanceof OutsideRefusedError) {
      // All login methods share one throttle policy (S15).
      await limits.take('loginAddress', visitor.address);
      await limits.take('loginCarrier', visitor.address);
      throw refused('identity.refused', { field: 'code', cause: error });
    }
    // A provider outage does not count as a failed attempt.
    if (!(error instanceof OutsideUnavailableError)) throw error;
    logger.warn({ err: error }, 'the identity provider did not respond');
    throw refused('identity.providerDown', { cause: error });
  }
}

/**
 * The social login of the session, which may bind a phone.
 *
 * @throws ApiError 422 `phone.bound` for a player.
 */
export function getNewcomer(holder: SessionHolder): string {
  if (isPlayer(holder)) throw refused('phone.bound');
  return holder.identityId;
}

export interface Binding {
  readonly phone: string;
  readonly code: string;
  readonly inviteCode: string;
}

/**
 * Binds a phone proved by a code. A new phone creates an account, with the profile that was filled
 * in before; an existing account is linked to the identity (product decision 21). Every earlier
 * token is dead afterwards (S17).
 *
 * @returns the token of the player's session, and whether the player is new.
 * @throws ApiError 422 `phone.invalid`, `phone.bound`, `code.wrong`, `code.expired` or
 * `inviteCode.invalid`; 429.
 */
export async function bindPhone(
  core: Core,
  settings: SiteSettings,
  visitor: Visitor,
  identityId: string,
  form: Binding,
): Promise<{ token: string; isNew: boolean }> {
  const { db, clock } = core;
  const { phone, phoneKey } = readPhone(form.phone, settings.countryCode);
  const whom = { purpose: 'bind', phoneKey } as const;
  const codeId = await checkCode(core, visitor, whom, form.code);
  return await withTransaction(db, async (trx) => {
    const identity = await lockIdentity(trx, identityId);
    if (identity.player_id !== null) throw refused('phone.bound');
    const terms = getTerms(settings, visitor.locale);
    const whose = { phone, phoneKey, inviteCode: form.inviteCode, terms };
    const { id: playerId, isNew } = await playerOfPhone(trx, clock, whose);
    if (isNew) await bringProfile(trx, clock, playerId, identity);
    await consumeCode(trx, clock, codeId);
    await bindIdentity(trx, clock, identity.id, playerId);
    await endSessionsOfIdentity(trx, clock, identity.id);
    await recordAudit(trx, clock, {
      actor: `player:${playerId}`,
      action: 'identity.bound',
      subject: `player:${playerId}`,
      detail: { provider: identity.provider },
    });
    return { token: await enter(core, trx, { id: playerId }, visitor), isNew };
  });
}

async function bringProfile(
  trx: Trx,
  clock: Clock,
  playerId: string,
  from: SocialIdentity,
): Promise<void> {
  const { nickname, realname, gender, birthday, email } = from;
  await setProfile(trx, clock, playerId, { nickname, realname, gender, birthday, email });
}
