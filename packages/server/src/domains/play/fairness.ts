import { fairness } from '@parlor/api/calls';
import type { Locale } from '@parlor/api/entities';
import {
  type FreePlay,
  ROUND_FORMAT,
  type RoundRecord,
  type RoundSummary,
} from '@parlor/api/entities/round';
import { toDecimal } from '@parlor/api/rules';
import { type Paging, readPage } from '../../core/database/read-page.ts';
import type { Reader } from '../../core/database/schema.ts';
import { newToken } from '../../core/http/authentication.ts';
import { notFound, refused } from '../../core/http/errors.ts';
import { isUuid } from '../../core/http/uuid.ts';
import type { ProviderRound } from '../../core/integrations/ports.ts';
import { OutsideRefusedError } from '../../core/integrations/signed-client.ts';
import type { Core } from '../../platform/core.ts';
import type { Module } from '../../platform/platform.ts';
import { findGame, inMaintenance } from '../games/index.ts';
import { readSite } from '../site/index.ts';
import { CASH_FUND } from './funds.ts';
import { assertGameOrigin, CASHIER_PATH, MIN_SPIN_MS, RETURN_PATH } from './game-page.ts';
import { getPort } from './provider-port.ts';

/** How many finished rounds of a game a player can replay. */
const REPLAYABLE_ROUNDS = 50;

const NOT_FOUND = 404;
const CONFLICT = 409;

interface PageOptions {
  readonly locale: Locale;
  readonly platform: 'mobile' | 'desktop';
  readonly theme: string;
}

/** A player's rounds and their proofs, seeds, replays and demos (ADR 0067, 0068). */
export const fairnessModule: Module = ({ core, calls }) => {
  const { db, limits } = core;

  calls.player(fairness.gameRounds, async ({ principal, args }) => {
    const game = await findPlayableGame(db, args.gameId);
    return listRounds(db, principal.playerId, game, args);
  });

  calls.player(fairness.roundInfo, async ({ principal, args }) => {
    await limits.demand('roundRecord', principal.playerId);
    return readRecord(core, principal.playerId, args.id);
  });

  calls.player(fairness.replayRound, async ({ principal, args, locale }) => {
    await limits.demand('roundRecord', principal.playerId);
    return replay(core, principal.playerId, args.id, {
      ...args,
      locale: args.locale ?? locale,
      theme: args.theme ?? '',
    });
  });

  calls.player(fairness.seedsInfo, async ({ principal, args }) => {
    await limits.demand('seeds', principal.playerId);
    const { provider, game_code: gameCode } = await findPlayableGame(db, args.gameId);
    const found = await atProvider(getPort(core, provider).seeds(principal.playerId, gameCode));
    return 'terminalHash' in found
      ? { kind: 'chain' as const, ...found }
      : { kind: 'seeds' as const, ...found };
  });

  const changeSeeds = async (playerId: string, gameId: string, clientSeed?: string) => {
    await limits.demand('seeds', playerId);
    const { provider } = await findPlayableGame(db, gameId);
    return await atProvider(getPort(core, provider).changeSeeds(playerId, clientSeed));
  };
  calls.player(fairness.changeClientSeed, async ({ principal, args }) =>
    changeSeeds(principal.playerId, args.gameId, args.clientSeed),
  );
  calls.player(fairness.rotateSeeds, async ({ principal, args }) =>
    changeSeeds(principal.playerId, args.gameId),
  );

  calls.player(fairness.launchDemo, async ({ principal, args, locale }) => {
    await limits.demand('demo', principal.playerId);
    return launchDemo(core, principal.playerId, args.id, {
      ...args,
      locale: args.locale ?? locale,
      theme: args.theme ?? '',
    });
  });
};

/** @throws ApiError 404 for a game that is not on offer. */
async function findPlayableGame(on: Reader, gameId: string) {
  const game = await findGame(on, gameId);
  if (!game) throw notFound();
  return game;
}

interface GameKey {
  readonly id: string;
  readonly provider: string;
  readonly game_code: string;
}

function selectRounds(on: Reader, playerId: string, game: Omit<GameKey, 'id'>) {
  return on
    .selectFrom('game_round')
    .where('player_id', '=', playerId)
    .where('provider', '=', game.provider)
    .where('game_code', '=', game.game_code);
}

async function listRounds(
  on: Reader,
  playerId: string,
  game: GameKey,
  paging: Paging,
): Promise<{ rows: RoundSummary[]; total: number }> {
  const { currencyExponent } = await readSite(on);
  const { rows, total } = await readPage(
    selectRounds(on, playerId, game)
      .select(['public_id', 'state', 'staked', 'won', 'opened_at'])
      .orderBy('opened_at', 'desc')
      .orderBy('public_id'),
    paging,
  );
  return {
    rows: rows.map((row) => ({
      roundId: row.public_id,
      gameId: game.id,
      state: row.state,
      staked: toDecimal(row.staked, currencyExponent),
      won: toDecimal(row.won, currencyExponent),
      playedAt: row.opened_at.toISOString(),
    })),
    total,
  };
}

/** A round of this player; another player's is reported as not found (S20). */
async function findRound(on: Reader, playerId: string, publicId: string) {
  if (!isUuid(publicId)) throw notFound();
  const round = await on
    .selectFrom('game_round')
    .leftJoin('game', (join) =>
      join
        .onRef('game.provider', '=', 'game_round.provider')
        .onRef('game.game_code', '=', 'game_round.game_code'),
    )
    .select([
      'game_round.provider',
      'game_round.round_id',
      'game_round.game_code',
      'game_round.state',
      'game_round.opened_at',
      'game.id as game_id',
      'game.name as game_name',
    ])
    .where('game_round.public_id', '=', publicId)
    .where('game_round.player_id', '=', playerId)
    .executeTakeFirst();
  if (!round) throw notFound();
  return round;
}

/**
 * The record in the provider's books. Its player is checked again: a provider that mixes up rounds
 * must not show one player's to another.
 */
async function readRecord(core: Core, playerId: string, publicId: string): Promise<RoundRecord> {
  const round = await findRound(core.db, playerId, publicId);
  const record = await atProvider(getPort(core, round.provider).round(round.round_id));
  assertSameRound(core, round, record, playerId);
  return {
    format: ROUND_FORMAT,
    roundId: publicId.toLowerCase(),
    gameId: round.game_id ?? round.game_code,
    gameName: round.game_name ?? round.game_code,
    engine: record.engine,
    state: record.state,
    currency: record.currency,
    staked: record.staked,
    ...(record.stake !== undefined && { stake: record.stake }),
    won: record.won,
    playedAt: record.at,
    balanceBefore: record.balanceBefore,
    balanceAfter: record.balance,
    choice: record.choice,
    outcome: record.outcome,
    result: record.result,
    proof: record.proof,
  };
}

function assertSameRound(
  core: Core,
  round: { readonly provider: string; readonly round_id: string; readonly game_code: string },
  record: ProviderRound,
  playerId: string,
): void {
  const isSame = record.playerRef.toLowerCase() === playerId && record.gameCode === round.game_code;
  if (isSame) return;
  const { provider, round_id: roundId } = round;
  core.logger.error({ provider, roundId }, "a provider answered with another player's round");
  throw notFound();
}

async function replay(
  core: Core,
  playerId: string,
  publicId: string,
  { locale, theme }: PageOptions,
): Promise<FreePlay> {
  const round = await findRound(core.db, playerId, publicId);
  const later = await selectRounds(core.db, playerId, round)
    .select('round_id')
    .where('state', '=', 'closed')
    .where('opened_at', '>', round.opened_at)
    .limit(REPLAYABLE_ROUNDS)
    .execute();
  if (round.state !== 'closed' || later.length === REPLAYABLE_ROUNDS) {
    throw refused('round.notReplayable');
  }
  const { launchUrl } = await atProvider(
    getPort(core, round.provider).replay(round.round_id, { playerRef: playerId, locale, theme }),
  );
  return getFreePlay(core, launchUrl);
}

/**
 * Opens a game with play money. The platform keeps no session: nothing is in the ledger, nothing is
 * counted, and nothing can be resumed.
 */
async function launchDemo(
  core: Core,
  playerId: string,
  gameId: string,
  { locale, platform, theme }: PageOptions,
): Promise<FreePlay> {
  const game = await findPlayableGame(core.db, gameId);
  if (inMaintenance(game, core.clock.now())) throw refused('game.maintenance');
  const { currencyCode } = await readSite(core.db);
  const { publicOrigin } = core.config.http;
  const port = getPort(core, game.provider);
  const { launchUrl } = await atProvider(
    port.createSession({
      playerRef: playerId,
      gameCode: game.game_code,
      currency: currencyCode,
      locale,
      platform,
      mode: 'demo',
      walletMode: port.walletKind,
      fundRef: CASH_FUND,
      launchToken: newToken(),
      returnUrl: `${publicOrigin}${RETURN_PATH}`,
      cashierUrl: `${publicOrigin}${CASHIER_PATH}`,
      theme,
      limits: { maxStake: null, minSpinMs: MIN_SPIN_MS, autoplay: false },
    }),
  );
  return getFreePlay(core, launchUrl);
}

function getFreePlay(core: Core, launchUrl: string): FreePlay {
  assertGameOrigin(core, launchUrl);
  return { launchUrl, gameOrigin: new URL(launchUrl).origin };
}

/** @throws ApiError 404 or 422 with the reason for the player. */
async function atProvider<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (cause) {
    const status = cause instanceof OutsideRefusedError ? cause.httpStatus : 0;
    if (status === NOT_FOUND) throw notFound();
    if (status === CONFLICT) throw refused('seeds.inUse', { cause });
    throw refused('game.providerDown', { cause });
  }
}
