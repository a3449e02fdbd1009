import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@parlor/api/entities';
import type { Launch } from '@parlor/api/entities/game';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Trx } from '../../core/database/schema.ts';
import { withTransaction } from '../../core/database/transaction.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import { accounts, assertNotHalted, lockBalance } from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { findGame, inMaintenance } from '../games/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { CASH_FUND } from './funds.ts';
import { collect, leave } from './leave.ts';
import { findOpenSession, readSession, type SessionRow } from './sessions.ts';
import { getPort, reserveIn, resolveIn, unfinishedIn } from './transfers.ts';

/** Lifetime of a launch token (domain: Provider protocol). */
const LAUNCH_MS = 60_000;
/** Minimum spin time of a slot. */
const MIN_SPIN_MS = 1_500;
/** Longer than the calls of a launch take; afterwards the attempt that made them counts as dead. */
const LAUNCH_HOLD_MS = 45_000;
/** How often, and how long, a replay waits for the first attempt before it reports busy. */
const MAX_LOOKS = 50;
const LOOK_EVERY_MS = 200;
const RETURN_PATH = '/pages/index/gamePostMessagePage';
const CASHIER_PATH = '/pages/account/recharge';

export interface LaunchRequest {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly gameId: string;
  readonly locale: Locale;
  readonly platform: 'mobile' | 'desktop';
  readonly theme: string;
  /** Decimal string; undefined takes the whole wallet. */
  readonly amount: string | undefined;
}

/**
 * Opens a game for money: collects an earlier one, moves the balance in, and gets the game's
 * address. The same key returns the same session, and continues one whose first attempt died.
 *
 * @throws ApiError 404; 422 `game.maintenance`, `insufficientBalance`, `game.providerDown` (the
 * money is in the wallet, or being returned to it), `game.sessionEnded` for the key of an ended
 * session; 409 during another launch.
 */
export async function launch(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
): Promise<Launch> {
  const game = await findGame(core.db, request.gameId);
  if (!game) throw notFound();
  const hash = requestHash({ game: request.gameId, amount: request.amount ?? 'all' });
  const known = await sessionOfKey(core, request);
  if (known) return await replay(core, settings, request, game.game_code, known, hash);
  if (inMaintenance(game, core.clock.now())) throw refused('game.maintenance');

  const earlier = await findOpenSession(core.db, request.playerId);
  // A concurrent request with the same key has opened it meanwhile, and it must not be left.
  if (earlier?.idempotency_key === request.idempotencyKey) {
    return await replay(core, settings, request, game.game_code, earlier, hash);
  }
  const collected = earlier ? await collectEarlier(core, earlier) : null;
  const opened = await open(core, settings, request, game, hash);
  if (!opened) {
    // The seat was taken meanwhile: by the same key, whose session is returned, or by another one.
    const other = await sessionOfKey(core, request);
    if (other) return await replay(core, settings, request, game.game_code, other, hash);
    throw conflict();
  }
  const session = await enter(core, settings, request, game.game_code, opened);
  return getLaunch(session, collected, settings);
}

async function sessionOfKey(core: Core, request: LaunchRequest): Promise<SessionRow | undefined> {
  return await core.db
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', request.playerId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
}

async function replay(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  gameCode: string,
  known: SessionRow,
  hash: string,
): Promise<Launch> {
  if (known.request_hash !== hash) throw conflict('idempotency.conflict');
  let session = known;
  for (let looks = 0; session.state === 'created' && session.launch_url === null; looks += 1) {
    if (await takeOver(core, session.id)) {
      return getLaunch(await enter(core, settings, request, gameCode, session), null, settings);
    }
    if (looks === MAX_LOOKS) throw conflict();
    await sleep(LOOK_EVERY_MS);
    session = await readSession(core.db, session.id);
  }
  const living = session.state === 'created' || session.state === 'active';
  if (!living || session.launch_url === null) throw refused('game.sessionEnded');
  return getLaunch(session, null, settings);
}

/** Whether the attempt that held a launch is dead, and this one has taken it over. */
async function takeOver(core: Core, sessionId: string): Promise<boolean> {
  const { clock } = core;
  const { numUpdatedRows } = await core.db
    .updateTable('play_session')
    .set({ busy_until: toDate(clock, LAUNCH_HOLD_MS), seen_at: toDate(clock) })
    .where('id', '=', sessionId)
    .where('state', '=', 'created')
    .where('launch_url', 'is', null)
    .where((where) =>
      where.or([where('busy_until', 'is', null), where('busy_until', '<=', toDate(clock))]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * At most one money session per player: an earlier one returns its money first
 * (domain: Provider protocol).
 */
async function collectEarlier(core: Core, earlier: SessionRow): Promise<bigint> {
  const reason = 'another game was opened';
  const collected = await collect(core, earlier.id, { by: 'player', reason });
  let { session } = collected;
  // Another worker may be collecting it, such as the recovery job after its page closed.
  for (let looks = 0; isBeingCollected(core, session) && looks < MAX_LOOKS; looks += 1) {
    await sleep(LOOK_EVERY_MS);
    session = await readSession(core.db, session.id);
  }
  if (session.state === 'settled') return collected.amount;
  // It is being opened in another tab.
  if (session.state === 'created') throw conflict();
  throw refused('game.providerDown');
}

function isBeingCollected({ clock }: Core, { state, busy_until: busyUntil }: SessionRow): boolean {
  const isLeaving = state === 'leaving' || state === 'recovering';
  return isLeaving && busyUntil !== null && busyUntil.getTime() > clock.now();
}

/** @returns undefined if another session has the seat. */
async function open(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: { id: string; name: string; provider: string; min_stake: bigint },
  hash: string,
): Promise<SessionRow | undefined> {
  const { playerId } = request;
  try {
    return await withTransaction(core.db, async (trx) => {
      // The player's row is the lock of the seat: see `reopen` of an ended session.
      const player = await trx
        .selectFrom('player')
        .select('frozen_at')
        .where('id', '=', playerId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      // Concurrent requests with the same key: the one that waited for the lock finds the seat
      // taken, and the money moved in.
      if (await findOpenSession(trx, playerId)) return undefined;
      if (player.frozen_at !== null) throw refused('accountFrozen');
      await assertNotHalted(trx, playerId);
      const amount = await amountToTake(trx, settings, request, game.min_stake);
      const session = await insertSession(core, trx, request, game, hash);
      await reserveIn(core, trx, session, amount, settings.currencyCode, null);
      return session;
    });
  } catch (error) {
    const taken = ['play_session_open', 'play_session_key'].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    if (taken) return undefined;
    throw error;
  }
}

async function amountToTake(
  trx: Trx,
  settings: SiteSettings,
  request: LaunchRequest,
  minStake: bigint,
): Promise<bigint> {
  const balance = await lockBalance(trx, accounts.cash(request.playerId));
  const wanted =
    request.amount === undefined ? balance : readDecimal(request.amount, settings.currencyExponent);
  if (wanted === undefined || wanted <= 0n || wanted > balance || wanted < minStake) {
    throw refused('insufficientBalance');
  }
  return wanted;
}

async function insertSession(
  core: Core,
  trx: Trx,
  request: LaunchRequest,
  game: { id: string; name: string; provider: string },
  hash: string,
): Promise<SessionRow> {
  const id = randomUUID();
  const now = toDate(core.clock);
  await recordAudit(trx, core.clock, {
    actor: `player:${request.playerId}`,
    action: 'play.opened',
    subject: `session:${id}`,
    detail: { game: game.id },
  });
  return await trx
    .insertInto('play_session')
    .values({
      id,
      player_id: request.playerId,
      game_id: game.id,
      game_name: game.name,
      provider: game.provider,
      idempotency_key: request.idempotencyKey,
      request_hash: hash,
      state: 'created',
      provider_session_id: null,
      launch_url: null,
      launch_hash: null,
      launch_expires_at: null,
      token_hash: null,
      locale: request.locale,
      recovered: null,
      acknowledged_at: null,
      started_at: now,
      seen_at: now,
      ended_at: null,
      retry_at: null,
      busy_until: toDate(core.clock, LAUNCH_HOLD_MS),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Moves the money in and opens the session at the provider; if that fails, returns the money. Safe
 * to continue after a crash at any point.
 */
async function enter(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  gameCode: string,
  session: SessionRow,
): Promise<SessionRow> {
  try {
    for (const transfer of await unfinishedIn(core, session.id)) {
      const outcome = await resolveIn(core, transfer);
      if (outcome !== 'completed') throw new Error(`transfer ${transfer.id} is ${outcome}`);
    }
    const { moved_in: movedIn } = await readSession(core.db, session.id);
    if (movedIn === 0n) throw new Error('no money arrived in the session');
    return await openAtProvider(core, settings, request, gameCode, session);
  } catch (cause) {
    core.logger.warn({ err: cause, sessionId: session.id }, 'a game could not be launched');
    await core.db
      .updateTable('play_session')
      .set({ busy_until: null })
      .where('id', '=', session.id)
      .where('state', '=', 'created')
      .execute();
    await leave(core, session.id, { by: 'player', reason: 'launch failed' });
    throw refused('game.providerDown', { cause });
  }
}

async function openAtProvider(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  gameCode: string,
  session: SessionRow,
): Promise<SessionRow> {
  const { config, clock, db } = core;
  const { publicOrigin, sandboxOrigin } = config.http;
  const launchToken = newToken();
  await db
    .updateTable('play_session')
    .set({
      launch_hash: hashToken(launchToken),
      launch_expires_at: toDate(clock, LAUNCH_MS),
    })
    .where('id', '=', session.id)
    .where('state', '=', 'created')
    .execute();
  const { sessionId, launchUrl } = await getPort(core, session.provider).createSession({
    playerRef: request.playerId,
    gameCode,
    currency: settings.currencyCode,
    locale: request.locale,
    platform: request.platform,
    mode: 'real',
    walletMode: 'transfer',
    fundRef: CASH_FUND,
    launchToken,
    returnUrl: `${publicOrigin}${RETURN_PATH}`,
    cashierUrl: `${publicOrigin}${CASHIER_PATH}`,
    theme: request.theme,
    limits: { maxStake: null, minSpinMs: MIN_SPIN_MS, autoplay: false },
  });
  // The frame may only show the configured origins (S22, S26).
  if (new URL(launchUrl).origin !== sandboxOrigin) {
    throw new Error(`the provider returned a page on ${new URL(launchUrl).origin}`);
  }
  const opened = await db
    .updateTable('play_session')
    .set({ provider_session_id: sessionId, launch_url: launchUrl, busy_until: null })
    .where('id', '=', session.id)
    .where('state', '=', 'created')
    // The attempt that took over has another token, and owns the session.
    .where('launch_hash', '=', hashToken(launchToken))
    .returningAll()
    .executeTakeFirst();
  if (!opened) throw new Error('the session ended during its launch');
  return opened;
}

export function getLaunch(
  session: SessionRow,
  collected: bigint | null,
  { currencyExponent }: SiteSettings,
): Launch {
  const launchUrl = session.launch_url ?? '';
  return {
    sessionId: session.id,
    launchUrl,
    gameOrigin: new URL(launchUrl).origin,
    movedIn: toDecimal(session.moved_in, currencyExponent),
    collected: collected === null ? null : toDecimal(collected, currencyExponent),
  };
}
