import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { type Clock, isoInstant } from '../../clock.ts';
import { type EngineConfig, InvalidMoveError } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import { formatAmount, getExponent, parseAmount } from '../../money.ts';
import { FAIRNESS_ALGORITHM } from '../fairness.ts';
import type { Round, Seed, Session } from './books.ts';
import type {
  AuthenticateAnswer,
  BalanceAnswer,
  FairnessState,
  PlayAnswer,
  Refusal,
  RotateSeedAnswer,
  RoundAnswer,
  WatchAnswer,
} from './client-api.ts';
import { getStakes } from './games.ts';
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
const rotateBody = z.object({
  clientSeed: z
    .string()
    .regex(/^[\x21-\x7e]{1,64}$/)
    .optional(),
});

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
  readonly seeds: Seeds;
  readonly sharedRounds: SharedRounds;
  readonly clock: Clock;
}

const getFairness = (seed: Seed): FairnessState => ({
  algorithm: FAIRNESS_ALGORITHM,
  serverSeedHash: seed.serverHash,
  clientSeed: seed.clientSeed,
  nonce: seed.nonce,
});

/** Game page → Lotus (client-api.ts); `scope` is one below `/lotus/client`, on the page's origin. */
export function clientRoutes(scope: FastifyInstance, parts: ClientParts): void {
  const { games, wallets, sessions, rounds, seeds, sharedRounds, clock } = parts;

  scope.setErrorHandler((error, _request, reply) => {
    const isBad = error instanceof BadRequest || error instanceof InvalidMoveError;
    if (isBad) return reply.code(400).send({ status: 'UNKNOWN' });
    if (!(error instanceof PlayRefused)) throw error;
    const { status, balance, retryAfterMs } = error;
    const refusal: Refusal = {
      status,
      ...(balance === undefined ? {} : { balance }),
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    };
    return reply.code(HTTP_STATUS[status] ?? 200).send(refusal);
  });

  const getBearer = (request: FastifyRequest): string =>
    /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';

  const toSession = (request: FastifyRequest): Session => sessions.ofToken(getBearer(request));

  const toGame = (session: Session): CatalogueGame => {
    const game = games.get(session.gameCode);
    if (game === undefined) throw new PlayRefused('INVALID_GAME');
    return game;
  };

  const formatBalance = ({ walletRef, fundRef, currency }: Session): string =>
    formatAmount(wallets.balance(walletRef, fundRef, currency), currency);

  const balanceAnswer = (session: Session): BalanceAnswer => ({
    status: 'OK',
    balance: formatBalance(session),
  });

  const roundAnswer = (game: CatalogueGame, round: Round): RoundAnswer<unknown> => ({
    roundId: round.roundId,
    clientRoundId: round.clientRoundId,
    staked: formatAmount(round.stake, round.currency),
    won: formatAmount(round.payout, round.currency),
    at: isoInstant(round.at),
    nonce: round.nonce,
    serverSeedHash: seeds.byId(round.seedId)?.serverHash ?? '',
    state: round.state,
    steps: round.steps,
    outcome: engines[game.engine].reveal(JSON.parse(round.outcome), round.state === 'open'),
  });

  const playAnswer = (
    session: Session,
    game: CatalogueGame,
    round: Round,
  ): PlayAnswer<unknown> => ({
    status: 'OK',
    balance: formatAmount(round.balance, round.currency),
    round: roundAnswer(game, round),
    fairness: getFairness(seeds.inUse(session.walletRef)),
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
          maxStake: formatAmount(bets.at(-1) ?? 0n, session.currency),
          minSpinMs: session.minSpinMs,
        },
        bets: bets.map((bet) => formatAmount(bet, session.currency)),
        config: engines[game.engine].config(game.slug),
        fairness: getFairness(seeds.inUse(session.walletRef)),
        activeRound: unseen === null ? null : roundAnswer(game, unseen),
      };
    },
  );

  scope.post('/play', async (request): Promise<PlayAnswer<unknown>> => {
    const session = toSession(request);
    const body = readBody(playBody, request.body);
    const stake = parseAmount(body.stake, session.currency);
    if (stake === null) throw new BadRequest();
    const game = toGame(session);
    const { choice, clientRoundId } = body;
    return playAnswer(session, game, rounds.play(session, game, { stake, choice, clientRoundId }));
  });

  scope.post('/step', async (request): Promise<PlayAnswer<unknown>> => {
    const session = toSession(request);
    const game = toGame(session);
    return playAnswer(session, game, rounds.step(session, game, readBody(stepBody, request.body)));
  });

  const watch = (session: Session, game: CatalogueGame): WatchAnswer<unknown, unknown> => {
    // What is due now is settled before it is shown.
    rounds.expire();
    const shared = sharedRounds.current(game);
    if (shared === null) throw new PlayRefused('INVALID_GAME');
    const now = clock();
    const { sharedId, number, opensAt, runsAt } = shared;
    const hasEnded = now >= shared.endsAt;
    const phase = hasEnded ? 'ended' : now >= runsAt ? 'running' : 'betting';
    const bets = sharedRounds.countBets(sharedId);
    const bet = rounds.getBet(session, sharedId);
    return {
      status: 'OK',
      version: [sharedId, phase, bets, bet?.roundId, bet?.state].join(),
      now,
      number,
      opensAt,
      runsAt,
      serverSeedHash: shared.serverHash,
      endedAt: hasEnded ? shared.endsAt : null,
      nextAt: hasEnded ? shared.nextAt : null,
      result: hasEnded ? shared.result : null,
      serverSeed: hasEnded ? shared.serverSeed : null,
      bets,
      history: sharedRounds.history(game.slug).map(({ result }) => result),
      balance: balanceAnswer(session).balance,
      round: bet === null ? null : roundAnswer(game, bet),
    };
  };

  /** When the current shared round changes without a request, as Unix time in ms. */
  const getNextChange = (game: CatalogueGame): number => {
    const shared = sharedRounds.current(game);
    if (shared === null) return clock();
    const next = [shared.runsAt, shared.endsAt, shared.nextAt].find((at) => at > clock());
    return next ?? clock();
  };

  scope.post('/watch', async (request): Promise<WatchAnswer<unknown, unknown>> => {
    const session = toSession(request);
    const game = toGame(session);
    const { seen } = readBody(watchBody, request.body);
    const first = watch(session, game);
    if (first.version !== seen) return first;
    const delay = Math.max(0, getNextChange(game) - clock());
    await sharedRounds.wait(game.slug, Math.min(WATCH_MS, delay + 1));
    return watch(toSession(request), game);
  });

  scope.post('/end-round', async (request): Promise<BalanceAnswer> => {
    const session = toSession(request);
    rounds.shown(session, readBody(endRoundBody, request.body).roundId);
    return balanceAnswer(session);
  });

  scope.post('/heartbeat', async (request): Promise<BalanceAnswer> => {
    const session = toSession(request);
    sessions.heartbeat(session);
    return balanceAnswer(session);
  });

  scope.post('/balance', async (request) => balanceAnswer(toSession(request)));

  scope.post('/leave', async (request): Promise<BalanceAnswer> => {
    const session = sessions.ofAnyToken(getBearer(request));
    sessions.leave(session);
    return balanceAnswer(session);
  });

  scope.post('/rotate-seed', async (request): Promise<RotateSeedAnswer> => {
    const session = toSession(request);
    const { clientSeed } = readBody(rotateBody, request.body ?? {});
    if (rounds.toShow(session) !== null || rounds.hasOpen(session))
      throw new PlayRefused('DUPLICATE_CONFLICT');
    const { revealed, next } = seeds.rotate(session.walletRef, clientSeed);
    return {
      status: 'OK',
      revealed: {
        serverSeed: revealed.serverSeed,
        serverSeedHash: revealed.serverHash,
        clientSeed: revealed.clientSeed,
        rounds: revealed.nonce,
      },
      fairness: getFairness(next),
    };
  });
}
