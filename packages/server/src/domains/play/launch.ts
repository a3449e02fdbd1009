import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@parlor/api/entities';
import type { Launch } from '@parlor/api/entities/game';
import { readDecimal, toDecimal } from '@parlor/api/rules';
import { sql } from 'kysely';
import { insertAudit } from '../../core/audit/record.ts';
import { toDate } from '../../core/clock.ts';
import { isUniqueViolation } from '../../core/database/errors.ts';
import { requestHash } from '../../core/database/request-hash.ts';
import type { Reader } from '../../core/database/schema.ts';
import { commitWith, withTransaction } from '../../core/database/transaction.ts';
import { hashToken, newToken } from '../../core/http/authentication.ts';
import { conflict, notFound, refused } from '../../core/http/errors.ts';
import {
  accounts,
  changeTogether,
  lockBalance,
  lockForStake,
  post,
  transfers,
} from '../../ledger/index.ts';
import type { Core } from '../../platform/core.ts';
import { findGame, type GameRow, inMaintenance } from '../games/index.ts';
import {
  countFreeSpins,
  findFundRefusal,
  getFundRef,
  lockFund,
  readMaxStake,
} from '../promotions/index.ts';
import type { SiteSettings } from '../site/index.ts';
import { CASH_FUND, parseFund } from './funds.ts';
import { assertGameOrigin, CASHIER_PATH, MIN_SPIN_MS, RETURN_PATH } from './game-page.ts';
import { leave } from './leave.ts';
import { hasOpenRound } from './open-rounds.ts';
import { getPort } from './provider-port.ts';
import { findOpenSession, readSession, type SessionRow } from './sessions.ts';
import {
  findUnfinished,
  finishIn,
  getMovement,
  hasTransferIn,
  reserveIn,
  resolveIn,
  submitIn,
  type TransferRow,
} from './transfers.ts';

/** Lifetime of a launch token (domain: Provider protocol). */
const LAUNCH_MS = 60_000;
/** Longer than the calls of a launch take; afterwards the attempt that made them counts as dead. */
const LAUNCH_HOLD_MS = 45_000;
/** How often, and how long, a replay waits for the first attempt before it reports busy. */
const MAX_LOOKS = 50;
const LOOK_EVERY_MS = 200;

export interface LaunchRequest {
  readonly playerId: string;
  readonly idempotencyKey: string;
  readonly gameId: string;
  readonly locale: Locale;
  readonly platform: 'mobile' | 'desktop';
  readonly theme: string;
  /** Decimal string; undefined takes the whole wallet. */
  readonly amount: string | undefined;
  /** The promotion record that pays; the wallet by default. */
  readonly recordId?: string | undefined;
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
  const hash = requestHash({
    game: request.gameId,
    amount: request.amount ?? 'all',
    fund: getFundRefOf(request),
  });
  const { known, earlier } = await findSessions(core, request);
  if (known) return await replay(core, settings, request, game, known, hash);
  if (inMaintenance(game, core.clock.now())) throw refused('game.maintenance');

  const returned = earlier ? await collectEarlier(core, settings, earlier) : null;
  const collected = earlier?.wallet_kind === 'transfer' ? returned : null;
  const opened = await open(core, settings, request, game, hash);
  if (!opened) {
    // The seat was taken meanwhile: by the same key, whose session is returned, or by another one.
    const { known: other } = await findSessions(core, request);
    if (other) return await replay(core, settings, request, game, other, hash);
    throw conflict();
  }
  const session = await enter(core, settings, request, game, opened);
  return getLaunch(session, collected, settings);
}

/** Name of the fund that pays. */
function getFundRefOf({ recordId }: LaunchRequest): string {
  return recordId === undefined ? CASH_FUND : getFundRef(recordId);
}

/** The session of the request's key, and the player's unsettled one of its fund. */
async function findSessions(core: Core, request: LaunchRequest) {
  const rows = await core.db
    .selectFrom('play_session')
    .selectAll()
    .where('player_id', '=', request.playerId)
    .where((where) =>
      where.or([
        where('idempotency_key', '=', request.idempotencyKey),
        where.and([where('state', '<>', 'settled'), where('fund_ref', '=', getFundRefOf(request))]),
      ]),
    )
    .execute();
  return {
    known: rows.find(({ idempotency_key: key }) => key === request.idempotencyKey),
    earlier: rows.find(({ state }) => state !== 'settled'),
  };
}

async function replay(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: LaunchedGame,
  known: SessionRow,
  hash: string,
): Promise<Launch> {
  if (known.request_hash !== hash) throw conflict('idempotency.conflict');
  let session = known;
  for (let looks = 0; session.state === 'created' && session.launch_url === null; looks += 1) {
    if (await takeOver(core, session.id)) {
      const entered = await enter(core, settings, request, game, { session });
      return getLaunch(entered, null, settings);
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
async function collectEarlier(
  core: Core,
  settings: SiteSettings,
  earlier: SessionRow,
): Promise<bigint> {
  const reason = 'another game was opened';
  const collected = await leave(core, settings, earlier.id, { by: 'player', reason });
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

type LaunchedGame = Pick<
  GameRow,
  'id' | 'name' | 'provider' | 'game_code' | 'min_stake' | 'free_spins' | 'category_id' | 'maker_id'
>;

/** The free spins of the request's fund that its game can play. */
async function countPlayableFreeSpins(
  on: Reader,
  { recordId }: LaunchRequest,
  game: LaunchedGame,
): Promise<number> {
  return recordId === undefined || !game.free_spins ? 0 : await countFreeSpins(on, recordId);
}

/** A launch by this attempt. */
interface Attempt {
  readonly session: SessionRow;
  /** Not yet submitted; undefined if nothing moves, or another attempt has opened the session. */
  readonly transfer?: TransferRow;
  /** Its hash is in the session; undefined for a session that another attempt has opened. */
  readonly launchToken?: string;
}

/** @returns undefined if another session has the seat. */
async function open(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: LaunchedGame,
  hash: string,
): Promise<Attempt | undefined> {
  const { playerId } = request;
  const launchToken = newToken();
  try {
    return await withTransaction(core.db, async (trx) => {
      const fund = parseFund(getFundRefOf(request));
      if (!fund) throw notFound();
      const record = await lockFund(trx, playerId, fund);
      if (fund.kind === 'promo' && !record) throw notFound();
      // The player's row is the lock of the seat: see `reopen` of an ended session.
      const player = await trx
        .selectFrom('player')
        .select('frozen_at')
        .where('id', '=', playerId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const cash = await lockForStake(trx, playerId);
      const balance = record ? await lockBalance(trx, accounts.fundAccount(playerId, fund)) : cash;
      const amount = amountToTake(balance, settings, request, game.min_stake);
      // Concurrent requests with the same key: the one that waited for the lock finds the money
      // moved in.
      const fundRef = getFundRefOf(request);
      if (amount === undefined && (await findOpenSession(trx, playerId, fundRef))) return undefined;
      if (player.frozen_at !== null) throw refused('accountFrozen');
      const reason = record && findFundRefusal(record, core.clock.now(), game, game.min_stake);
      if (reason) throw refused(reason);
      // An unfinished round goes on without another stake, and a free spin needs none.
      const isResumed =
        amount === undefined &&
        request.amount === undefined &&
        ((await hasOpenRound(trx, playerId, fundRef, game)) ||
          (await countPlayableFreeSpins(trx, request, game)) > 0);
      if (amount === undefined && !isResumed) throw refused('insufficientBalance');
      const session = createSession(core, request, game, hash, launchToken);
      const changes = [
        trx.insertInto('play_session').values(session),
        insertAudit(trx, core.clock, {
          actor: `player:${playerId}`,
          action: 'play.opened',
          subject: `session:${session.id}`,
          detail: { game: game.id },
        }),
      ];
      const moved = session.wallet_kind === 'transfer' ? (amount ?? balance) : 0n;
      if (moved === 0n) {
        await commitWith(() => changeTogether(trx, changes));
        return { session, launchToken };
      }
      const { currencyCode } = settings;
      const transfer = await reserveIn(core, trx, session, moved, currencyCode, null, changes);
      return { session, transfer, launchToken };
    });
  } catch (error) {
    const taken = ['play_session_open', 'play_session_key'].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    if (taken) return undefined;
    throw error;
  }
}

/** @returns undefined if the balance is too low. */
function amountToTake(
  balance: bigint,
  settings: SiteSettings,
  request: LaunchRequest,
  minStake: bigint,
): bigint | undefined {
  const wanted =
    request.amount === undefined ? balance : readDecimal(request.amount, settings.currencyExponent);
  const isEnough = wanted !== undefined && wanted > 0n && wanted >= minStake;
  return isEnough && wanted <= balance ? wanted : undefined;
}

function createSession(
  core: Core,
  request: LaunchRequest,
  game: LaunchedGame,
  hash: string,
  launchToken: string,
): SessionRow {
  const now = toDate(core.clock);
  return {
    id: randomUUID(),
    player_id: request.playerId,
    game_id: game.id,
    game_name: game.name,
    provider: game.provider,
    wallet_kind: getPort(core, game.provider).walletKind,
    fund_ref: getFundRefOf(request),
    idempotency_key: request.idempotencyKey,
    request_hash: hash,
    state: 'created',
    provider_session_id: null,
    launch_url: null,
    launch_hash: hashToken(launchToken),
    launch_expires_at: toDate(core.clock, LAUNCH_MS),
    token_hash: null,
    locale: request.locale,
    moved_in: 0n,
    recovered: null,
    by_platform: false,
    acknowledged_at: null,
    started_at: now,
    seen_at: now,
    ended_at: null,
    retry_at: null,
    attempts: 0,
    busy_until: toDate(core.clock, LAUNCH_HOLD_MS),
  };
}

/**
 * Moves the money in and opens the session at the provider; if that fails, returns the money. Safe
 * to continue after a crash at any point.
 */
async function enter(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: LaunchedGame,
  attempt: Attempt,
): Promise<SessionRow> {
  const { session, transfer } = attempt;
  try {
    if (transfer) await moveIn(core, settings, transfer);
    else await resolveMovedIn(core, settings, session.id);
    const launchToken = attempt.launchToken ?? (await renewLaunchToken(core, session.id));
    const page = await openAtProvider(core, settings, request, game, session, launchToken);
    return await finishLaunch(core, settings, session, launchToken, page, transfer);
  } catch (cause) {
    core.logger.warn({ err: cause, sessionId: session.id }, 'a game could not be launched');
    await core.db
      .updateTable('play_session')
      .set({ busy_until: null })
      .where('id', '=', session.id)
      .where('state', '=', 'created')
      .execute();
    await leave(core, settings, session.id, { by: 'player', reason: 'launch failed' });
    throw refused('game.providerDown', { cause });
  }
}

/** @throws Error unless the provider has the money, which {@link finishLaunch} posts. */
async function moveIn(core: Core, settings: SiteSettings, transfer: TransferRow): Promise<void> {
  const status = await submitIn(core, settings, transfer);
  if (status === 'rejected') await finishIn(core, settings, transfer.id, status);
  if (status !== 'completed') throw new Error(`transfer ${transfer.id} is ${status}`);
}

/** @throws Error unless the money of an interrupted attempt is in the session. */
async function resolveMovedIn(
  core: Core,
  settings: SiteSettings,
  sessionId: string,
): Promise<void> {
  for (const transfer of await findUnfinished(core, sessionId)) {
    const outcome = await resolveIn(core, settings, transfer);
    if (outcome !== 'completed') throw new Error(`transfer ${transfer.id} is ${outcome}`);
  }
  const { moved_in: movedIn } = await readSession(core.db, sessionId);
  if (movedIn === 0n && (await hasTransferIn(core, sessionId))) {
    throw new Error('no money arrived in the session');
  }
}

/** A new token for an interrupted launch: only the hash of the first one is known. */
async function renewLaunchToken({ db, clock }: Core, sessionId: string): Promise<string> {
  const launchToken = newToken();
  await db
    .updateTable('play_session')
    .set({
      launch_hash: hashToken(launchToken),
      launch_expires_at: toDate(clock, LAUNCH_MS),
    })
    .where('id', '=', sessionId)
    .where('state', '=', 'created')
    .execute();
  return launchToken;
}

/** The provider's session and the address of its page. */
interface GamePage {
  readonly sessionId: string;
  readonly launchUrl: string;
}

async function openAtProvider(
  core: Core,
  settings: SiteSettings,
  request: LaunchRequest,
  game: LaunchedGame,
  session: SessionRow,
  launchToken: string,
): Promise<GamePage> {
  const { publicOrigin } = core.config.http;
  const { currencyExponent: exponent } = settings;
  // With a seamless wallet each bet is decided, and refused with its reason.
  const isDecided = session.wallet_kind === 'seamless';
  const maxStake = isDecided ? null : await readMaxStake(core.db, request.recordId);
  const spins = await countPlayableFreeSpins(core.db, request, game);
  const page = await getPort(core, session.provider).createSession({
    playerRef: request.playerId,
    gameCode: game.game_code,
    currency: settings.currencyCode,
    locale: request.locale,
    platform: request.platform,
    mode: 'real',
    walletMode: session.wallet_kind,
    fundRef: session.fund_ref,
    launchToken,
    returnUrl: `${publicOrigin}${RETURN_PATH}`,
    cashierUrl: `${publicOrigin}${CASHIER_PATH}`,
    theme: request.theme,
    limits: {
      maxStake: maxStake === null ? null : toDecimal(maxStake, exponent),
      minSpinMs: MIN_SPIN_MS,
      autoplay: false,
    },
    ...(spins > 0 && { freeSpins: { spins, stake: toDecimal(game.min_stake, exponent) } }),
  });
  assertGameOrigin(core, page.launchUrl);
  return page;
}

/**
 * Posts the money that the provider has, and the page, in one transaction (ADR 0061).
 *
 * @throws Error if the session ended meanwhile; the transfer is then still unfinished.
 */
async function finishLaunch(
  core: Core,
  settings: SiteSettings,
  session: SessionRow,
  launchToken: string,
  { sessionId, launchUrl }: GamePage,
  transfer: TransferRow | undefined,
): Promise<SessionRow> {
  const { clock } = core;
  const now = toDate(clock);
  return await withTransaction(core.db, async (trx) => {
    const opened = await trx
      .with('arrived', (on) =>
        on
          .updateTable('maker_transfer')
          .set({ state: 'completed', finished_at: now })
          .where('id', '=', transfer?.id ?? null)
          .where('state', 'in', ['sent', 'unknown'])
          .returning('amount'),
      )
      .updateTable('play_session')
      .set({
        provider_session_id: sessionId,
        launch_url: launchUrl,
        launch_expires_at: toDate(clock, LAUNCH_MS),
        // The page has the whole lifetime of its token to open, however long the launch took.
        seen_at: now,
        busy_until: null,
        moved_in: sql`moved_in + coalesce((select amount from arrived), 0)`,
      })
      .where('id', '=', session.id)
      .where('state', '=', 'created')
      // The attempt that took over has another token, and owns the session.
      .where('launch_hash', '=', hashToken(launchToken))
      .returningAll()
      .returning(({ selectFrom }) => selectFrom('arrived').select('amount').as('arrived'))
      .executeTakeFirst();
    if (!opened) throw new Error('the session ended during its launch');
    const { arrived, ...row } = opened;
    if (transfer && row.moved_in === 0n) throw new Error('no money arrived in the session');
    // Unless the job that resolves transfers has posted it before.
    if (transfer && arrived !== null) {
      const movement = getMovement(transfer, session.game_name, settings.currencyCode);
      await commitWith(() => post(trx, clock, transfers.makerInComplete(movement)));
    }
    return row;
  });
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
