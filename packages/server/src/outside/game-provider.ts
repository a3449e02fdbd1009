import { z } from 'zod';
import type { GameProviderPort } from './ports.ts';
import { OutsideUnavailableError, type SignedClient } from './signed-client.ts';

const text = z.string().min(1);
const amount = z.string().regex(/^\d{1,18}(\.\d{1,8})?$/);

const games = z.object({ games: z.array(z.unknown()), next: text.nullable().default(null) });
const GAMES_PER_PAGE = 500;
/** More than any provider has; one that always has a next page is not listened to for ever. */
const MOST_PAGES = 200;

/** Bounded, since all of it is kept and shown. */
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
  balance: amount.nullable().default(null),
  cursor: text.nullable().default(null),
});

const balances = z.object({
  balances: z.array(z.object({ fundRef: text, balance: amount, currency: text })),
});

const closed = z.object({
  openRounds: z.array(
    z.union([text, z.object({ roundId: text }).transform(({ roundId }) => roundId)]),
  ),
  balance: amount,
});

const roundEvent = z.object({
  cursor: text,
  type: z.enum(['bet', 'win', 'rollback']),
  txId: text,
  refTxId: text.nullable().default(null),
  roundId: text,
  roundClosed: z.boolean().nullable().transform(Boolean),
  playerRef: text,
  fundRef: text,
  gameCode: text,
  amount,
  currency: text,
  at: text,
});

const feed = z.object({ events: z.array(roundEvent), next: z.string() });

/**
 * A game provider that speaks SMP/1, over `X-SMP-*`.
 *
 * @param onOddGame a game of the list is not as agreed; it is left out, the others stand.
 */
export function createGameProvider(
  client: SignedClient,
  onOddGame: (problem: string) => void,
): GameProviderPort {
  const part = encodeURIComponent;
  return {
    async games() {
      const listed: unknown[] = [];
      let cursor: string | null = '';
      for (let page = 0; cursor !== null && page < MOST_PAGES; page += 1) {
        const query = `cursor=${part(cursor)}&limit=${GAMES_PER_PAGE}`;
        const answer: z.infer<typeof games> = await client.send('GET', `/v1/games?${query}`, games);
        listed.push(...answer.games);
        cursor = answer.next;
      }
      // Half a list would hide the games of the other half.
      if (cursor !== null) throw new OutsideUnavailableError('the list of games has no end');
      return listed.flatMap((game) => {
        const parsed = offeredGame.safeParse(game);
        if (parsed.success) return [parsed.data];
        onOddGame(z.prettifyError(parsed.error));
        return [];
      });
    },
    createSession: (request) => client.send('POST', '/v1/sessions', session, request),
    transfer: (request) => client.send('POST', '/v1/transfers', transfer, request),
    transferState: (transferId) =>
      client.send('GET', `/v1/transfers/${part(transferId)}`, transfer),
    async balance(playerRef) {
      const answer = await client.send('GET', `/v1/players/${part(playerRef)}/balance`, balances);
      return answer.balances;
    },
    closeSession: (sessionId, reason) =>
      client.send('POST', `/v1/sessions/${part(sessionId)}/close`, closed, { reason }),
    rounds: (cursor, limit) =>
      client.send('GET', `/v1/rounds?cursor=${part(cursor)}&limit=${limit}`, feed),
  };
}
