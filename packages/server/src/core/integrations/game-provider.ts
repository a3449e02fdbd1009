import { type RoundProof, roundProof } from '@parlor/api/entities/round';
import { z } from 'zod';
import type { GameProviderPort, WalletKind } from './ports.ts';
import { answerTo, OutsideUnavailableError, type SignedClient } from './signed-client.ts';
import { amount, text } from './values.ts';

/** A position of a feed; empty before its first event. */
const position = z.string().regex(/^\d{0,18}$/);

const games = z.object({ games: z.array(z.unknown()), next: text.nullable().default(null) });
const GAMES_PER_PAGE = 500;
/** More than any provider has; pagination without an end is aborted. */
const MOST_PAGES = 200;

/** Bounded, since all of it is stored and shown. */
const offeredGame = z.object({
  gameCode: text.max(64),
  title: text.max(140),
  titles: z.record(z.string(), z.string().max(140)).default({}),
  brand: text.max(64),
  brandName: text.max(140),
  category: text.max(40),
  tags: z.array(z.string().max(40)).max(40),
  engine: text.max(40),
  rtp: z
    .union([z.string().max(20), z.number().transform(String)])
    .nullable()
    .default(null),
  volatility: z.string().max(20).nullable().default(null),
  minStake: amount,
  maxStake: amount,
  freeSpins: z.boolean().default(false),
  cover: z.string().max(200),
  coverColor: z.string().regex(/^#[\da-f]{6}$/i),
  releasedAt: z.iso.datetime({ offset: true }),
  popularity: z.number().int().min(0),
});

const session = z.object({ sessionId: text, launchUrl: z.url({ protocol: /^https?$/ }) });

const transfer = z.object({
  transferId: text,
  status: z.enum(['completed', 'rejected', 'not_found']),
  amount: amount.nullable().default(null),
  // Neither decides where money goes: an unexpected value must not keep a player's money in the
  // game.
  balance: amount.nullable().default(null).catch(null),
  cursor: position.nullable().default(null).catch(null),
});

const balances = z.object({
  balances: z.array(z.object({ fundRef: text, balance: amount, currency: text })),
});

const feed = z.object({ events: z.array(z.unknown()), next: position });

const seeds = z.object({
  algorithm: z.string().max(64),
  serverSeedHash: z.string().regex(/^[\da-f]{64}$/),
  clientSeed: z.string().max(64),
  nonce: z.number().int().min(0),
  roundsPerSeed: z.number().int().min(1),
});
const chain = z.object({
  algorithm: z.string().max(64),
  terminalHash: z.string().regex(/^[\da-f]{64}$/),
  salt: z.string().max(64).nullable(),
  index: z.number().int().min(1),
  length: z.number().int().min(1),
});
const changedSeeds = z.object({
  revealed: z
    .object({
      serverSeed: z.string().regex(/^[\da-f]{64}$/),
      serverSeedHash: z.string().regex(/^[\da-f]{64}$/),
      clientSeed: z.string().max(64),
      rounds: z.number().int().min(0),
    })
    .nullable(),
  seeds,
});
const round = z.object({
  roundId: text,
  playerRef: text,
  gameCode: text.max(64),
  engine: text.max(40),
  state: z.enum(['open', 'closed', 'void']),
  currency: z.string().regex(/^[A-Z]{3}$/),
  staked: amount,
  stake: amount.optional(),
  won: amount,
  balanceBefore: amount,
  balance: amount,
  at: z.iso.datetime({ offset: true }),
  choice: z.json().default(null),
  outcome: z.json().default(null),
  result: z.json().default(null),
  proof: z.custom<RoundProof>((value) => roundProof.safeParse(value).success),
});
const replay = z.object({ launchUrl: z.url({ protocol: /^https?$/ }) });

/**
 * Client of a game provider over SMP/1 (`X-SMP-*`).
 *
 * @param onOddGame called for a game that violates the protocol; it is skipped.
 */
export function createGameProvider(
  client: SignedClient,
  walletKind: WalletKind,
  onOddGame: (problem: string) => void,
): GameProviderPort {
  const part = encodeURIComponent;
  return {
    walletKind,
    async games() {
      const listed: unknown[] = [];
      let cursor: string | null = '';
      for (let page = 0; cursor !== null && page < MOST_PAGES; page += 1) {
        const query = `cursor=${part(cursor)}&limit=${GAMES_PER_PAGE}`;
        const answer: z.infer<typeof games> = await client.send('GET', `/v1/games?${query}`, games);
        listed.push(...answer.games);
        cursor = answer.next;
      }
      // A partial list would hide the missing games.
      if (cursor !== null) throw new OutsideUnavailableError('the list of games does not end');
      return listed.flatMap((game) => {
        const parsed = offeredGame.safeParse(game);
        if (parsed.success) return [parsed.data];
        onOddGame(z.prettifyError(parsed.error));
        return [];
      });
    },
    createSession: (request) => client.send('POST', '/v1/sessions', session, request),
    transfer: (request) => {
      const { transferId } = request;
      return client.send('POST', '/v1/transfers', answerTo(transfer, { transferId }), request);
    },
    transferState: (transferId) =>
      client.send('GET', `/v1/transfers/${part(transferId)}`, answerTo(transfer, { transferId })),
    async balance(playerRef) {
      const answer = await client.send('GET', `/v1/players/${part(playerRef)}/balance`, balances);
      return answer.balances;
    },
    async closeSession(sessionId, reason) {
      // The rest of the response is ignored: the balance comes with the transfer out.
      await client.send('POST', `/v1/sessions/${part(sessionId)}/close`, z.unknown(), { reason });
    },
    rounds: (cursor, limit) =>
      client.send('GET', `/v1/rounds?cursor=${part(cursor)}&limit=${limit}`, feed),
    round: (roundId) =>
      client.send('GET', `/v1/rounds/${part(roundId)}`, answerTo(round, { roundId })),
    replay: (roundId, request) =>
      client.send('POST', `/v1/rounds/${part(roundId)}/replay`, replay, request),
    seeds: (playerRef, gameCode) =>
      client.send(
        'GET',
        `/v1/players/${part(playerRef)}/seeds?gameCode=${part(gameCode)}`,
        z.union([seeds, chain]),
      ),
    changeSeeds: (playerRef, clientSeed) =>
      client.send('POST', `/v1/players/${part(playerRef)}/seeds`, changedSeeds, {
        ...(clientSeed !== undefined && { clientSeed }),
      }),
  };
}
