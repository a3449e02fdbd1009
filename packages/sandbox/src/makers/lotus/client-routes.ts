import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import { type EngineConfig, InvalidMoveError } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import { hash } from '../../games/pick.ts';
import { formatAmount, getExponent, parseAmount } from '../../money.ts';
import { clientSeed, FAIRNESS_ALGORITHM } from '../fairness.ts';
import type { Press, Round, Session, SharedRound } from './books.ts';
import type { HashChains } from './chains.ts';
import type {
  AuthenticateAnswer,
  BalanceAnswer,
  FairnessState,
  FreeSpins,
  PlayAnswer,
  Refusal,
  ReplayAnswer,
  RotateSeedAnswer,
  WatchAnswer,
} from './client-api.ts';
import { getSlipLimit, getStakes } from './games.ts';
import type { Records } from './records.ts';
import type { ReplayPasses } from './replay.ts';
import type { Rounds } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import { PlayRefused, type Sessions } from './sessions.ts';
import type { SharedRounds } from './shared-rounds.ts';
import type { Wallets } from './wallets.ts';

const authenticateBody = z.object({
  session: z.string().min(1).max(128),
  launch: z.string().min(1).max(512),
});
const playBody = z.object({
  stake: z.string().min(1).max(32),
  clientRoundId: z.string().regex(/^[\w-]{8,64}$/),
  choice: z.unknown().optional(),
  freeSpin: z.boolean().default(false),
});
const stepBody = z.object({
  roundId: z.string().min(1).max(128),
  step: z.number().int().min(1).max(10_000),
  action: z.unknown().optional(),
});
/** A waiting `watch` is answered after this, so that no proxy closes it. */
const WATCH_MS = 8_000;

const watchBody = z.object({ seen: z.string().max(512).optional() });
const endRoundBody = z.object({ roundId: z.string().min(1).max(128) });
const rotateBody = z.object({ clientSeed: clientSeed.optional() });
const replayBody = z.object({ replay: z.string().min(1).max(2_000) });

/** The HTTP status of each refusal; those that are part of the game are 200. */
const HTTP_STATUS: Readonly<Partial<Record<Refusal['status'], number>>> = {
  TOKEN_INVALID: 401,
  TOKEN_EXPIRED: 401,
  MAINTENANCE: 503,
};

/** The body violates client-api.ts: a fault of the page, not of the player. */
class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

function readBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new BadRequest();
}

export interface ClientParts {
  readonly games: ReadonlyMap<string, CatalogueGame>;
  readonly wallets: Wallets;
  readonly sessions: Sessions;
  readonly rounds: Rounds;
  /** Opens a round; a seamless wallet is asked for its stake first. @throws PlayRefused */
  play(session: Session, game: CatalogueGame, press: Press): Promise<Round>;
  /** Updates the balance of a seamless wallet. */
  refreshBalance(session: Session): Promise<void>;
  readonly seeds: Seeds;
  readonly chains: HashChains;
  readonly records: Records;
  readonly replayPasses: ReplayPasses;
  readonly sharedRounds: SharedRounds;
  readonly clock: Clock;
}

/** Game page → Lotus (client-api.ts); `scope` is one below `/lotus/client`, on the page's origin. */
export function clientRoutes(scope: FastifyInstance, parts: ClientParts): void {
  const { games, wallets, sessions, rounds, seeds, chains, records, sharedRounds, clock } = parts;

  scope.setErrorHandler((error, _request, reply) => {
    const isBad = error instanceof BadRequest || error instanceof InvalidMoveError;
    if (isBad) return reply.code(400).send({ status: 'UNKNOWN' });
    if (!(error instanceof PlayRefused)) throw error;
    const { status, facts } = error;
    const refusal: Refusal = { status, ...facts };
    return reply.code(HTTP_STATUS[status] ?? 200).send(refusal);
  });

  const getBearer = (request: FastifyRequest): string =>
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

  const toSession = (request: FastifyRequest): Session => sessions.ofToken(getBearer(request));

  /** For calls that a page may have sent before its session was closed. */
  const toAnySession = (request: FastifyRequest): Session =>
    sessions.ofAnyToken(getBearer(request));

  const toGame = (session: Session): CatalogueGame => {
    const game = games.get(session.gameCode);
    if (game === undefined) throw new PlayRefused('INVALID_GAME');
    return game;
  };

  const getFairness = ({ walletRef, gameCode }: Session): FairnessState => {
    const seed = seeds.inUse(walletRef);
    const game = games.get(gameCode);
    const isShared = game !== undefined && engines[game.engine].shared !== null;
    const chain = isShared ? chains.inUse(gameCode) : null;
    return {
      algorithm: FAIRNESS_ALGORITHM,
      serverSeedHash: seed.serverHash,
      clientSeed: seed.clientSeed,
      nonce: seed.nonce,
      chain: chain && { terminalHash: chain.terminalHash, index: chain.used, salt: chain.salt },
    };
  };

  const formatBalance = ({ walletRef, fundRef, currency }: Session): string =>
    formatAmount(wallets.balance(walletRef, fundRef, currency), currency);

  const balanceAnswer = (session: Session): BalanceAnswer => ({
    status: 'OK',
    balance: formatBalance(session),
  });

  const getFreeSpins = ({ freeSpins: left, freeSpinStake, currency }: Session): FreeSpins | null =>
    left === 0 ? null : { left, stake: formatAmount(freeSpinStake, currency) };

  const playAnswer = (session: Session, round: Round): PlayAnswer<unknown> => ({
    status: 'OK',
    balance: formatAmount(round.balance, round.currency),
    round: records.getAnswer(round),
    fairness: getFairness(session),
    freeSpins: getFreeSpins(sessions.byId(session.sessionId) ?? session),
  });

  scope.post(
    '/authenticate',
    async (request): Promise<AuthenticateAnswer<EngineConfig, unknown>> => {
      const body = readBody(authenticateBody, request.body);
      const { session, token } = await sessions.authenticate(
        body.session,
        body.launch,
        getBearer(request),
      );
      const game = toGame(session);
      await parts.refreshBalance(session);
      const bets = getStakes(game, session.currency, session.maxStake);
      const unseen = rounds.toShow(session);
      return {
        status: 'OK',
        token,
        mode: session.mode,
        gameCode: session.gameCode,
        title: game.title,
        balance: formatBalance(session),
        currency: session.currency,
        exponent: getExponent(session.currency),
        locale: session.locale,
        cashierUrl: session.cashierUrl,
        returnUrl: session.returnUrl,
        theme: session.theme,
        limits: {
          maxStake: formatAmount(
            engines[game.engine].hasSlip
              ? getSlipLimit(game, session.currency, session.maxStake)
              : (bets.at(-1) ?? 0n),
            session.currency,
          ),
          minSpinMs: session.minSpinMs,
        },
        bets: bets.map((bet) => formatAmount(bet, session.currency)),
        config: engines[game.engine].config(game.slug),
        fairness: getFairness(session),
        freeSpins: getFreeSpins(session),
        activeRound: unseen === null ? null : records.getAnswer(unseen),
      };
    },
  );

  scope.post('/play', async (request): Promise<PlayAnswer<unknown>> => {
    const session = toSession(request);
    const body = readBody(playBody, request.body);
    const stake = parseAmount(body.stake, session.currency);
    if (stake === null) throw new BadRequest();
    const game = toGame(session);
    const { choice, clientRoundId, freeSpin: isFreeSpin } = body;
    if (isFreeSpin && stake !== session.freeSpinStake) throw new BadRequest();
    const press = { stake, choice, clientRoundId, isFreeSpin };
    return playAnswer(session, await parts.play(session, game, press));
  });

  scope.post('/step', async (request): Promise<PlayAnswer<unknown>> => {
    const session = toSession(request);
    const game = toGame(session);
    return playAnswer(session, rounds.step(session, game, readBody(stepBody, request.body)));
  });

  const watch = (session: Session, game: CatalogueGame): WatchAnswer<unknown, unknown> => {
    // What is due now is settled before it is shown.
    rounds.expire();
    const shared = sharedRounds.current(game, seeds.inUse(session.walletRef).clientSeed);
    if (shared === null) throw new PlayRefused('INVALID_GAME');
    const now = clock();
    const { sharedId, number, opensAt, runsAt } = shared;
    const hasEnded = now >= shared.endsAt;
    const phase = hasEnded ? 'ended' : now >= runsAt ? 'running' : 'betting';
    const bets = sharedRounds.countBets(sharedId);
    const bet = rounds.getBet(session, sharedId);
    const preview =
      engines[game.engine].shared?.preview(game.slug, shared.result, now - runsAt) ?? null;
    return {
      status: 'OK',
      version: [
        sharedId,
        phase,
        bets,
        bet?.roundId,
        bet?.state,
        hash(JSON.stringify(preview), ''),
      ].join(),
      now,
      number,
      opensAt,
      runsAt,
      serverSeedHash: shared.serverHash,
      endedAt: hasEnded ? shared.endsAt : null,
      nextAt: hasEnded ? shared.nextAt : null,
      preview,
      result: hasEnded ? shared.result : null,
      serverSeed: hasEnded ? shared.serverSeed : null,
      bets,
      history: sharedRounds.history(game.slug).map(({ result }) => result),
      balance: balanceAnswer(session).balance,
      round: bet === null ? null : records.getAnswer(bet),
    };
  };

  /** When the current shared round changes without a request, as Unix time in ms. */
  const getNextChange = (game: CatalogueGame): number => {
    const shared = sharedRounds.current(game);
    if (shared === null) return clock();
    const { runsAt, endsAt, nextAt } = shared;
    const now = clock();
    const change = engines[game.engine].shared?.getNextChangeMs(game.slug, now - runsAt) ?? null;
    const inPlay = change === null || now < runsAt ? [] : [runsAt + change];
    const times = [runsAt, endsAt, nextAt, ...inPlay].filter((at) => at > now);
    return times.length === 0 ? now : Math.min(...times);
  };

  scope.post('/watch', async (request): Promise<WatchAnswer<unknown, unknown>> => {
    const session = toSession(request);
    const game = toGame(session);
    const { seen } = readBody(watchBody, request.body);
    const first = watch(session, game);
    if (first.version !== seen) return first;
    const delay = Math.max(0, getNextChange(game) - clock());
    await sharedRounds.wait(game.slug, Math.min(WATCH_MS, delay + 1));
    return watch(toAnySession(request), game);
  });

  scope.post('/end-round', async (request): Promise<BalanceAnswer> => {
    const session = toAnySession(request);
    rounds.shown(session, readBody(endRoundBody, request.body).roundId);
    return balanceAnswer(session);
  });

  scope.post('/heartbeat', async (request): Promise<BalanceAnswer> => {
    const session = toSession(request);
    sessions.heartbeat(session);
    return balanceAnswer(session);
  });

  scope.post('/balance', async (request) => {
    const session = toSession(request);
    await parts.refreshBalance(session);
    return balanceAnswer(session);
  });

  scope.post('/leave', async (request): Promise<BalanceAnswer> => {
    const session = toAnySession(request);
    sessions.leave(session);
    return balanceAnswer(session);
  });

  scope.post('/rotate-seed', async (request): Promise<RotateSeedAnswer> => {
    const session = toSession(request);
    const { clientSeed } = readBody(rotateBody, request.body ?? {});
    const changed = seeds.rotate(session.walletRef, clientSeed);
    if (changed === null) throw new PlayRefused('DUPLICATE_CONFLICT');
    const { revealed } = changed;
    return {
      status: 'OK',
      revealed: revealed && {
        serverSeed: revealed.serverSeed,
        serverSeedHash: revealed.serverHash,
        clientSeed: revealed.clientSeed,
        rounds: revealed.nonce,
      },
      fairness: getFairness(session),
    };
  });

  /** Everything that players saw of a shared round while it ran. */
  const getPreviews = (
    { engine, slug }: CatalogueGame,
    { result, runsAt, endsAt }: SharedRound,
  ) => {
    const { shared } = engines[engine];
    const previews: { atMs: number; preview: unknown }[] = [];
    let atMs: number | null = shared === null ? null : 0;
    while (shared !== null && atMs !== null && atMs < endsAt - runsAt) {
      previews.push({ atMs, preview: shared.preview(slug, result, atMs) });
      atMs = shared.getNextChangeMs(slug, atMs);
    }
    return previews;
  };

  /** When a bet ended by the rules; the provider may have ended it later than it was due. */
  const getEndedMs = (game: CatalogueGame, round: Round, shared: SharedRound): number => {
    const endedMs = (round.endedAt ?? shared.endsAt) - shared.runsAt;
    const bet: unknown = JSON.parse(round.outcome);
    const dueMs = engines[game.engine].shared?.getDueMs(game.slug, bet, shared.result);
    return Math.max(0, Math.min(endedMs, dueMs ?? endedMs));
  };

  /** The page of a replay: what it needs to draw, and no token that any other call accepts. */
  scope.post('/replay', async (request): Promise<ReplayAnswer<EngineConfig, unknown>> => {
    const pass = parts.replayPasses.read(readBody(replayBody, request.body).replay);
    const round = pass && rounds.byId(pass.roundId);
    const game = round && games.get(round.gameCode);
    if (!pass || !round || !game) throw new PlayRefused('TOKEN_EXPIRED');
    const shared = round.sharedId === null ? null : sharedRounds.byId(round.sharedId);
    const money = (minor: bigint): string => formatAmount(minor, round.currency);
    return {
      status: 'OK',
      title: game.title,
      gameCode: game.slug,
      currency: round.currency,
      exponent: getExponent(round.currency),
      locale: pass.locale,
      theme: pass.theme,
      config: engines[game.engine].config(game.slug),
      choice: round.choice === '' ? null : JSON.parse(round.choice),
      balanceBefore: money(round.balanceBefore),
      balanceAfter: money(round.balance),
      frames: records.getFrames(round),
      shared: shared && {
        number: shared.number,
        serverSeedHash: shared.serverHash,
        runningMs: shared.endsAt - shared.runsAt,
        endedMs: getEndedMs(game, round, shared),
        previews: getPreviews(game, shared),
        result: shared.result,
      },
    };
  });
}
