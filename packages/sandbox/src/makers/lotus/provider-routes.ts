import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CatalogueGame } from '../../catalogue/index.ts';
import { isoInstant } from '../../clock.ts';
import { engines } from '../../games/engines.ts';
import { Refused, read } from '../../http/errors.ts';
import { formatAmount, parseAmount } from '../../money.ts';
import { clientSeed, FAIRNESS_ALGORITHM, ROUNDS_PER_SEED } from '../fairness.ts';
import type { RoundEvent, Seed, Transfer } from './books.ts';
import type { HashChains } from './chains.ts';
import { getStakes, type ListedGame, listedGame } from './games.ts';
import type { MakerKind } from './maker-kind.ts';
import type { Records } from './records.ts';
import type { ReplayPasses } from './replay.ts';
import type { Rounds } from './rounds.ts';
import type { Seeds } from './seeds.ts';
import type { Sessions } from './sessions.ts';
import type { Wallets } from './wallets.ts';

const id = z.string().min(1).max(128);
const currency = z.string().regex(/^[A-Z]{3}$/);
const webUrl = z.url({ protocol: /^https?$/ }).max(2_000);

const sessionBody = z.object({
  playerRef: id,
  gameCode: id,
  currency,
  locale: z.string().min(2).max(16),
  platform: z.string().min(1).max(32),
  mode: z.enum(['real', 'demo']),
  walletMode: z.enum(['transfer', 'seamless']),
  fundRef: id,
  launchToken: z.string().min(16).max(512),
  returnUrl: webUrl,
  cashierUrl: webUrl,
  theme: z.string().max(64),
  limits: z.object({
    maxStake: z.string().nullish(),
    minSpinMs: z.number().int().min(0).max(60_000).default(0),
    autoplay: z.literal(false, { error: 'there is no autoplay' }).default(false),
  }),
  freeSpins: z
    .object({ spins: z.number().int().min(1).max(1_000), stake: z.string().min(1).max(32) })
    .nullish(),
});

const transferBody = z.object({
  transferId: id,
  direction: z.enum(['in', 'out']),
  playerRef: id,
  fundRef: id,
  amount: z.string().min(1).max(32),
  currency,
});

const transferParams = z.object({ transferId: id });
const playerParams = z.object({ playerRef: id });
const sessionParams = z.object({ sessionId: id });
const roundParams = z.object({ roundId: id });
const replayBody = z.object({
  playerRef: id,
  locale: z.string().min(2).max(16),
  theme: z.string().max(64),
});
const seedsQuery = z.object({ gameCode: id.optional() });
const seedsBody = z.object({ clientSeed: clientSeed.optional() });
const closeBody = z.object({ reason: z.string().max(200) });
const gamesQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{0,9}$/)
    .default(''),
  limit: z.coerce.number().int().min(1).max(1_000).default(500),
});
const feedQuery = z.object({
  cursor: z
    .string()
    .regex(/^\d{0,18}$/)
    .default(''),
  limit: z.coerce.number().int().min(1).max(1_000).default(200),
});

const transferAnswer = (transfer: Transfer) => ({
  transferId: transfer.transferId,
  status: transfer.status,
  amount: formatAmount(transfer.amount, transfer.currency),
  balance: formatAmount(transfer.balance, transfer.currency),
  cursor: String(transfer.cursor),
});

const eventAnswer = ({ isFreeSpin, ...event }: RoundEvent) => ({
  ...event,
  ...(isFreeSpin && { freeSpin: true }),
  cursor: String(event.cursor),
  amount: formatAmount(event.amount, event.currency),
  at: isoInstant(event.at),
});

export interface ProviderParts extends MakerKind {
  readonly games: ReadonlyMap<string, CatalogueGame>;
  readonly wallets: Wallets;
  readonly sessions: Sessions;
  readonly rounds: Rounds;
  readonly seeds: Seeds;
  readonly chains: HashChains;
  readonly records: Records;
  readonly replayPasses: ReplayPasses;
  /** Currency of the stakes in the list of games. */
  readonly currency: string;
  /** The origin of the game pages. */
  readonly origin: () => string;
  /** The origin that frames them. */
  readonly publicOrigin: string;
}

/** Platform → maker (docs/outside-world.md, "Games"); `scope` is a signed one below its name. */
export function providerRoutes(scope: FastifyInstance, parts: ProviderParts): void {
  const { games, wallets, sessions, rounds, seeds, chains, records, replayPasses } = parts;
  let listing: ListedGame[] | undefined;

  /** The address of a game's page, which makes its requests to this maker. */
  const getPage = (game: CatalogueGame): URL => {
    const address = new URL(`/games/${game.engine}/`, parts.origin());
    if (parts.name !== 'lotus') address.searchParams.set('maker', parts.name);
    return address;
  };

  scope.get('/v1/games', async (request) => {
    const { cursor, limit } = read(gamesQuery, request.query);
    listing ??= [...games.values()].map((game) => listedGame(game, parts.currency));
    const from = Number(cursor);
    const next = from + limit < listing.length ? String(from + limit) : null;
    return { games: listing.slice(from, from + limit), next };
  });

  scope.post('/v1/sessions', async (request) => {
    const body = read(sessionBody, request.body);
    const game = games.get(body.gameCode);
    if (game === undefined) throw new Refused(404, 'INVALID_GAME', 'no such game');
    if (body.walletMode !== parts.walletKind) {
      const keeps = `walletMode: ${parts.name} keeps a ${parts.walletKind} wallet`;
      throw new Refused(400, 'INVALID_REQUEST', keeps);
    }
    const limit = body.limits.maxStake ?? null;
    const maxStake = limit === null ? null : parseAmount(limit, body.currency);
    if (limit !== null && maxStake === null) {
      throw new Refused(400, 'INVALID_REQUEST', 'limits.maxStake: must be a decimal');
    }
    const session = sessions.open({
      ...body,
      maxStake,
      minSpinMs: body.limits.minSpinMs,
      freeSpins: body.freeSpins ? readFreeSpins(body.freeSpins, game, body.currency) : null,
    });
    const address = getPage(game);
    address.searchParams.set('session', session.sessionId);
    address.searchParams.set('launch', body.launchToken);
    address.searchParams.set('host', parts.publicOrigin);
    return { sessionId: session.sessionId, launchUrl: address.href };
  });

  scope.post('/v1/sessions/:sessionId/close', async (request) => {
    const { sessionId } = read(sessionParams, request.params);
    const session = sessions.close(sessionId, read(closeBody, request.body).reason);
    rounds.leave(session);
    const balance = wallets.balance(session.walletRef, session.fundRef, session.currency);
    const openRounds = rounds.getOpen(session).map(({ roundId, expiresAt }) => ({
      roundId,
      resumable: true,
      expiresAt: expiresAt === null ? null : isoInstant(expiresAt),
    }));
    return { sessionId, openRounds, balance: formatAmount(balance, session.currency) };
  });

  if (parts.walletKind === 'transfer') transferRoutes(scope, wallets);

  scope.get('/v1/rounds', async (request) => {
    const { cursor, limit } = read(feedQuery, request.query);
    const events = wallets.feed(BigInt(cursor || '0'), limit);
    return {
      events: events.map(eventAnswer),
      next: String(events.at(-1)?.cursor ?? (cursor || '0')),
    };
  });

  scope.get('/v1/rounds/:roundId', async (request) => {
    const { roundId } = read(roundParams, request.params);
    const round = rounds.byId(roundId);
    if (round === null) throw new Refused(404, 'NOT_FOUND', 'no such round');
    return { ...records.getRecord(round), events: rounds.getEvents(roundId).map(eventAnswer) };
  });

  scope.post('/v1/rounds/:roundId/replay', async (request) => {
    const { roundId } = read(roundParams, request.params);
    const { playerRef, locale, theme } = read(replayBody, request.body);
    const round = rounds.byId(roundId);
    const game = round && games.get(round.gameCode);
    if (round?.playerRef !== playerRef || round.state !== 'closed' || !game) {
      throw new Refused(404, 'NOT_FOUND', 'no such finished round of this player');
    }
    const address = getPage(game);
    address.searchParams.set('replay', replayPasses.issue({ roundId, locale, theme }));
    address.searchParams.set('host', parts.publicOrigin);
    return { launchUrl: address.href };
  });

  const seedsAnswer = (seed: Seed) => ({
    algorithm: FAIRNESS_ALGORITHM,
    serverSeedHash: seed.serverHash,
    clientSeed: seed.clientSeed,
    nonce: seed.nonce,
    roundsPerSeed: ROUNDS_PER_SEED,
  });

  scope.get('/v1/players/:playerRef/seeds', async (request) => {
    const { playerRef } = read(playerParams, request.params);
    const { gameCode } = read(seedsQuery, request.query);
    const game = gameCode === undefined ? undefined : games.get(gameCode);
    if (game === undefined || engines[game.engine].shared === null) {
      return seedsAnswer(seeds.inUse(playerRef));
    }
    const { terminalHash, salt, used, length } = chains.inUse(game.slug);
    return { algorithm: FAIRNESS_ALGORITHM, terminalHash, salt, index: used + 1, length };
  });

  scope.post('/v1/players/:playerRef/seeds', async (request) => {
    const { playerRef } = read(playerParams, request.params);
    const changed = seeds.rotate(playerRef, read(seedsBody, request.body).clientSeed);
    if (changed === null) {
      throw new Refused(409, 'DUPLICATE_CONFLICT', 'a round with these seeds is open');
    }
    const { revealed, next } = changed;
    return {
      revealed: revealed && {
        serverSeed: revealed.serverSeed,
        serverSeedHash: revealed.serverHash,
        clientSeed: revealed.clientSeed,
        rounds: revealed.nonce,
      },
      seeds: seedsAnswer(next),
    };
  });
}

/** @throws Refused 400 for free spins that the game cannot be played with. */
function readFreeSpins(
  { spins, stake }: { readonly spins: number; readonly stake: string },
  game: CatalogueGame,
  currency: string,
) {
  if (!engines[game.engine].hasFreeSpins) {
    throw new Refused(400, 'INVALID_REQUEST', 'freeSpins: the game has none');
  }
  const minor = parseAmount(stake, currency);
  if (minor === null || !getStakes(game, currency).includes(minor)) {
    throw new Refused(400, 'INVALID_REQUEST', 'freeSpins.stake: must be one of the game’s stakes');
  }
  return { spins, stake: minor };
}

/** The calls of a wallet of the maker's own. */
function transferRoutes(scope: FastifyInstance, wallets: Wallets): void {
  scope.post('/v1/transfers', async (request) =>
    transferAnswer(wallets.transfer(read(transferBody, request.body))),
  );

  scope.get('/v1/transfers/:transferId', async (request) => {
    const { transferId } = read(transferParams, request.params);
    const transfer = wallets.transferById(transferId);
    if (transfer !== null) return transferAnswer(transfer);
    return { transferId, status: 'not_found', amount: null, balance: null, cursor: null };
  });

  scope.get('/v1/players/:playerRef/balance', async (request) => {
    const { playerRef } = read(playerParams, request.params);
    const balances = wallets.balances(playerRef).map((wallet) => ({
      ...wallet,
      balance: formatAmount(wallet.balance, wallet.currency),
    }));
    return { balances };
  });
}
