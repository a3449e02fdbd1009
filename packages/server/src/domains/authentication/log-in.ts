import type { Locale } from '@parlor/api/entities';
import {
  canonicalPhone,
  canonicalUsername,
  checkLoginPassword,
  checkNewPassword,
  checkOptionalUsername,
  usernameFitsPhone,
} from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import type { Clock } from '../../core/clock.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { ApiError, captchaNeeded, refused } from '../../core/http/errors.ts';
import type { Core } from '../../platform/core.ts';
import { consumeCaptcha } from '../captcha/index.ts';
import { checkCard, insertCard, type NewCard } from '../cards/index.ts';
import { checkCode, consumeCode, readPhone } from '../codes/index.ts';
import {
  findPlayerByName,
  findPlayerByPhone,
  getTerms,
  insertPlayer,
  lockPlayer,
  type NewPlayer,
  type Player,
} from '../players/index.ts';
import { openSession, sendNewDeviceMessage } from '../sessions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

/** The client of an authentication call. */
export interface Visitor {
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the device id; see `hashDevice`. */
  readonly deviceHash: string;
  readonly locale: Locale;
}

export function toVisitor({ address, userAgent, deviceHash, locale }: Visitor): Visitor {
  return { address, userAgent, deviceHash, locale };
}

export interface SignUp {
  readonly phone: string;
  readonly code: string;
  readonly username: string;
  readonly password: string;
  readonly inviteCode: string;
  readonly card: NewCard | undefined;
}

/**
 * Signs a player up under the site's flags
 * (docs/product.md: Screens and routes; States and transitions), checking every rule again (S21).
 * Account, card and session are created atomically, and only then is the code consumed.
 *
 * @returns the token of the new session.
 * @throws ApiError 422 with the field concerned; 429.
 */
export async function signUp(
  core: Core,
  settings: SiteSettings,
  visitor: Visitor,
  form: SignUp,
): Promise<string> {
  const { db, clock, config, limits } = core;
  const { gameAccountRegisterSMS: proved } = settings;
  await limits.demand(proved ? 'registerAddress' : 'registerUnproved', visitor.address);
  const { phone, phoneKey } = readPhone(form.phone, settings.countryCode);
  const username = checkOptionalUsername(form.username);
  if (!username.ok || !usernameFitsPhone(username.value, phone, settings.countryCode)) {
    throw refused('username.invalid', { field: 'username' });
  }
  const password = checkNewPassword(form.password);
  if (!password.ok) throw refused('password.invalid', { field: 'password' });
  if (settings.gameAccountRegisterBank && !form.card) throw refused('signUp.bankNeeded');
  const card = form.card && checkCard(form.card, settings);
  if (settings.gameAccountRegisterSMS && form.code === '') {
    throw refused('signUp.codeNeeded', { field: 'code' });
  }
  const codeId = settings.gameAccountRegisterSMS
    ? await checkCode(core, visitor, { purpose: 'register', phoneKey }, form.code)
    : undefined;
  const passwordHash = await hashPassword(password.value, config.passwordMemory);
  return await withTransaction(db, async (trx) => {
    const playerId = await insertPlayer(trx, clock, {
      phone,
      phoneKey,
      username: username.value,
      passwordHash,
      inviteCode: form.inviteCode.trim(),
      terms: getTerms(settings, visitor.locale),
    });
    if (card) await insertCard(trx, clock, playerId, card, true);
    if (codeId !== undefined) await consumeCode(trx, clock, codeId);
    const { userAgent: device, deviceHash } = visitor;
    return await openSession(trx, clock, config, { playerId, device, deviceHash });
  });
}

export interface PasswordLogin {
  readonly username: string;
  readonly password: string;
  readonly captcha: { readonly uuid?: string | undefined; readonly answer?: string | undefined };
}

/**
 * Logs in with a user name or a phone, and a password. A captcha is required if the site demands
 * one, or after too many failures of the account or the address; accounts are never locked (S15).
 * Neither the response nor its timing reveals whether the account exists (S14).
 *
 * @returns the token of the new session.
 * @throws ApiError 503 for a (new) captcha; 422 `credentials.wrong`.
 */
export async function logIn(
  core: Core,
  settings: SiteSettings,
  visitor: Visitor,
  form: PasswordLogin,
): Promise<string> {
  const { db, clock, config, limits } = core;
  const name = form.username.trim();
  // One identity for every spelling of a phone, so that no spelling allows further attempts.
  const account = canonicalPhone(name, settings.countryCode) ?? canonicalUsername(name);
  const suspicious = async () =>
    !(await limits.peek('loginAccount', account)).allowed ||
    !(await limits.peek('loginAddress', visitor.address)).allowed;
  const asked = settings.gameAccountCaptchaEnabled || (await suspicious());
  if (asked) await consumeCaptcha(db, clock, form.captcha);

  const player = await findPlayerByName(db, name, settings.countryCode);
  const wellFormed = checkLoginPassword(form.password).ok;
  const right = await verifyPassword(
    form.password,
    player?.password_hash ?? null,
    config.passwordMemory,
  );
  if (!player || !right || !wellFormed) {
    await limits.take('loginAccount', account);
    await limits.take('loginAddress', visitor.address);
    await recordAudit(db, clock, {
      actor: `address:${visitor.address}`,
      action: 'login.failed',
      subject: player ? `player:${player.id}` : 'player:unknown',
    });
    // The next attempt requires a captcha: report it now, so that it can be shown with the failure.
    if (!asked && (await suspicious())) throw captchaNeeded();
    throw refused('credentials.wrong', { field: 'password' });
  }
  await limits.clear('loginAccount', account);
  return await withTransaction(db, async (trx) => {
    const current = await lockPlayer(trx, player.id);
    // A password that was replaced while it was being verified is no longer valid (S17).
    if (current?.password_hash !== player.password_hash) {
      throw refused('credentials.wrong', { field: 'password' });
    }
    return await enter(core, trx, current, visitor);
  });
}

/**
 * Logs in by an SMS code. An unknown phone becomes an account without a password
 * (product decision 44).
 *
 * @returns the token of the new session, and whether the player is new.
 * @throws ApiError 422 `code.wrong`, `code.expired` or `inviteCode.invalid`; 429.
 */
export async function logInByCode(
  core: Core,
  settings: SiteSettings,
  visitor: Visitor,
  form: { readonly phone: string; readonly code: string; readonly inviteCode: string },
): Promise<{ token: string; isNew: boolean }> {
  const { db, clock } = core;
  const { phone, phoneKey } = readPhone(form.phone, settings.countryCode);
  const codeId = await checkCode(core, visitor, { purpose: 'login', phoneKey }, form.code);
  return await withTransaction(db, async (trx) => {
    const terms = getTerms(settings, visitor.locale);
    const whose = { phone, phoneKey, inviteCode: form.inviteCode, terms };
    const { id, isNew } = await playerOfPhone(trx, clock, whose);
    await consumeCode(trx, clock, codeId);
    return { token: await enter(core, trx, { id }, visitor), isNew };
  });
}

/**
 * The player of a phone proved by a code: the existing one, or a new one without user name and
 * password (product decision 44).
 *
 * @throws ApiError 422 `inviteCode.invalid`, only for a new player.
 */
export async function playerOfPhone(
  trx: Trx,
  clock: Clock,
  whose: Pick<NewPlayer, 'phone' | 'phoneKey' | 'inviteCode' | 'terms'>,
): Promise<{ id: string; isNew: boolean }> {
  const known = await findPlayerByPhone(trx, whose.phoneKey);
  if (known) return { id: known.id, isNew: false };
  const inviteCode = whose.inviteCode.trim();
  const player = { ...whose, inviteCode, username: '', passwordHash: null };
  try {
    return { id: await insertPlayer(trx, clock, player), isNew: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== 'phone.taken') throw error;
    // A concurrent authentication call has registered the phone.
    const other = await findPlayerByPhone(trx, whose.phoneKey);
    if (!other) throw error;
    return { id: other.id, isNew: false };
  }
}

/**
 * Opens a session, for frozen players too: they may read and withdraw (docs/decisions/0030). A
 * login on a new device sends the player a message.
 */
export async function enter(
  core: Core,
  trx: Trx,
  player: Pick<Player, 'id'>,
  visitor: Visitor,
): Promise<string> {
  await sendNewDeviceMessage(trx, core.clock, player.id, visitor.userAgent);
  return await openSession(trx, core.clock, core.config, {
    playerId: player.id,
    device: visitor.userAgent,
    deviceHash: visitor.deviceHash,
  });
}
