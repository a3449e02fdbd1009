import { randomUUID } from 'node:crypto';
import type { Locale } from '@parlor/api/entities';
import type { Launch } from '@parlor/api/entities/game';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import { recordAudit } from '../audit/record.ts';
import { instantOf } from '../clock.ts';
import type { Core } from '../core.ts';
import { isUniqueViolation } from '../database/errors.ts';
import { requestHash } from '../database/request-hash.ts';
import type { Trx } from '../database/schema.ts';
import { withTransaction } from '../database/transaction.ts';
import { findGame, inMaintenance } from '../games/store.ts';
import { hashToken, newToken } from '../http/authentication.ts';
import { conflict, notFound, refused } from '../http/errors.ts';
import { accounts, assertNotHalted, lockBalance } from '../ledger/index.ts';
import type { SiteSettings } from '../site/settings.ts';
import { leave } from './leave.ts';
import { openSessionOf, type SessionRow } from './sessions.ts';
import { CASH_FUND, portOf, reserveIn, sendIn, type TransferRow } from './transfers.ts';

/** A launch token is exchanged at once, or not at all (domain.md 10). */
const LAUNCH_MS = 60_000;
/** A slot may not spin faster than this. */
const MIN_SPIN_MS = 1_500;
const RETURN_PATH = '/pages/index/gamePostMessagePage';
const CASHIER_PATH = '/pages/account/recharge';

export interface LaunchRequest {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly gameId: string;
  readonly locale: Locale;
  readonly platform: 'mobile' | 'desktop';
  readonly theme: string;
  /** Decimal string; undefined takes all of the wallet along. */
  readonly amount: string | undefined;
}

/**
 * Opens a game for money: collects from an earlier one, moves the balance in, and gets the game's
 * address. The same key answers the same session.
 *
 * @throws ApiError 404; 422 `game.maintenance`, `insufficientBalance`, `game.providerDown` (the
 *   money is in the wallet, or on its way back to it), `game.sessionEnded` for the key of a session
 *   that is over; 409.
 */
export async function launch(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
): Promise<Launch> {
  const { db, clock } = core;
  const game = await findGame(db, request.gameId);
  if (!game) throw notFound();
  const hash = requestHash({ game: request.gameId, amount: request.amount ?? 'all' });
  const known = await db
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', request.playerId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst();
  if (known) return replay(known, hash, settings);
  if (inMaintenance(game, clock.now())) throw refused('game.maintenance');

  const collected = await collectEarlier(core, request.playerId);
  const opened = await open(core, settings, request, game, hash);
  if (opened.transfer && (await sendIn(core, opened.transfer)) !== 'completed') {
    await leave(core, opened.session.id, { by: 'player', reason: 'launch failed' });
    throw refused('game.providerDown');
  }
  const session = await enter(core, settings, request, game.game_code, opened.session);
  return launchOf(session, opened.transfer?.amount ?? 0n, collected, settings);
}

function replay(session: SessionRow, hash: string, settings: SiteSettings): Launch {
  if (session.request_hash !== hash) throw conflict('idempotency.conflict');
  const living = session.state === 'created' || session.state === 'active';
  if (!living || session.launch_url === null) throw refused('game.sessionEnded');
  return launchOf(session, session.moved_in, null, settings);
}

/** At most one money session a player: an earlier one gives its money back first (domain.md 10). */
async function collectEarlier(core: Core, playerId: string): Promise<bigint | null> {
  const earlier = await openSessionOf(core.db, playerId);
  if (!earlier) return null;
  const left = await leave(core, earlier.id, { by: 'player', reason: 'another game was opened' });
  if (left.state !== 'settled') throw refused('game.providerDown');
  return left.recovered ?? 0n;
}

async function open(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: { id: string; name: string; provider: string; min_stake: bigint },
  hash: string,
): Promise<{ session: SessionRow; transfer: TransferRow | undefined }> {
  const { playerId } = request;
  try {
    return await withTransaction(core.db, async (trx) => {
      const player = await trx
        .selectFrom('player')
        .select('frozen_at')
        .where('id', '=', playerId)
        .executeTakeFirstOrThrow();
      if (player.frozen_at !== null) throw refused('accountFrozen');
      await assertNotHalted(trx, playerId);
      const amount = await amountToTake(trx, settings, request, game.min_stake);
      const session = await insertSession(core, trx, request, game, hash);
      const transfer = await reserveIn(core, trx, session, amount, settings.currencyCode, null);
      return { session, transfer };
    });
  } catch (error) {
    // Two launches at once: the other one has the seat.
    if (isUniqueViolation(error, 'play_session_open')) throw conflict();
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
  const now = instantOf(core.clock);
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
      busy_until: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Opens the session at the provider; where that fails, the money comes straight back. */
async function enter(
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
      launch_expires_at: instantOf(clock, LAUNCH_MS),
    })
    .where('id', '=', session.id)
    .execute();
  try {
    const { sessionId, launchUrl } = await portOf(core, session.provider).createSession({
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
    // The frame may show the origins of the settings and no other (S22, S26).
    if (new URL(launchUrl).origin !== sandboxOrigin) {
      throw new Error(`the provider named a page on ${new URL(launchUrl).origin}`);
    }
    return await db
      .updateTable('play_session')
      .set({ provider_session_id: sessionId, launch_url: launchUrl })
      .where('id', '=', session.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  } catch (cause) {
    core.logger.warn({ err: cause, sessionId: session.id }, 'a provider did not open a session');
    await leave(core, session.id, { by: 'player', reason: 'launch failed' });
    throw refused('game.providerDown', { cause });
  }
}

function launchOf(
  session: SessionRow,
  movedIn: bigint,
  collected: bigint | null,
  { currencyExponent }: SiteSettings,
): Launch {
  const launchUrl = session.launch_url ?? '';
  return {
    sessionId: session.id,
    launchUrl,
    gameOrigin: new URL(launchUrl).origin,
    movedIn: toDecimal(movedIn, currencyExponent),
    collected: collected === null ? null : toDecimal(collected, currencyExponent),
  };
}
