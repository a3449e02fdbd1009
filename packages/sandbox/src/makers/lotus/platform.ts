import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import { type Clock, isoInstant } from '../../clock.ts';
import { openOutbox, type Verdict } from '../../delivery/outbox.ts';
import type { PostAnswer } from '../../delivery/post.ts';
import type { ReportFaults } from '../../faults/faults.ts';
import { formatAmount } from '../../money.ts';
import type { Credentials } from '../../settings.ts';
import {
  getCost,
  type PlacedBet,
  type Press,
  type Round,
  type RoundEvent,
  type Session,
} from './books.ts';

/** Provider → platform (docs/outside-world.md, "Games"). */
export interface Platform {
  /** Exchanges a launch token; called while the page waits, and never retried. */
  authenticate(launchToken: string): Promise<Authentication>;
  /** Queues the report of an event, inside the transaction that posts it. */
  report(event: RoundEvent, platformToken: string | null): void;
  /** Requests a stake from a seamless wallet. @returns null without a decision */
  bet(session: Session, bet: PlacedBet, press: Press): Promise<BetAnswer | null>;
  /** Queues the rollback of a bet without a round. */
  rollBack(bet: PlacedBet & { readonly playerRef: string; readonly fundRef: string }): void;
  /** The player's balance in a seamless wallet, as a decimal string; null if it is unknown. */
  balance(session: Session): Promise<string | null>;
  /** Whether reports that change a player's balance wait for delivery. */
  hasReports(playerRef: string): boolean;
  /** Queues the state of a round that waits for its player, behind the player's other reports. */
  tellRound(round: Round): void;
  /** Queues a session event, behind the player's other reports. */
  tell(session: Session, event: 'opened' | 'left' | 'closed'): void;
  /** Relays a heartbeat once; a late one has no value, so it is not retried. */
  heartbeat(session: Session): void;
  /** Starts delivering queued reports; call it after the transaction. */
  deliver(): void;
  undelivered(): number;
  stop(): Promise<void>;
}

const authenticated = z.object({
  status: z.literal('OK'),
  sessionToken: z.string().min(1),
  playerRef: z.string(),
  fundRef: z.string(),
  currency: z.string(),
});
const refused = z.object({
  status: z.enum(['USER_DISABLED', 'TOKEN_INVALID', 'TOKEN_EXPIRED', 'INVALID_GAME']),
});

export type Authentication =
  | z.infer<typeof authenticated>
  | z.infer<typeof refused>
  | { readonly status: 'MAINTENANCE' };

const answered = z.object({ status: z.string() });
const withBalance = z.object({
  status: z.string(),
  balance: z.string().optional(),
  message: z.string().max(500).optional(),
});
export type BetAnswer = z.infer<typeof withBalance>;

/**
 * Statuses for which a retry may succeed: a platform that does not know its own transfer in yet
 * returns `NOT_ENOUGH_MONEY`, and keys can be corrected. Every other status but `OK` is a final
 * refusal.
 */
const TRANSIENT: readonly string[] = ['NOT_ENOUGH_MONEY', 'MAINTENANCE', 'INVALID_SIGNATURE'];

/**
 * The meaning of the platform's response to a report
 * (docs/outside-world.md, "Final and transient").
 */
function judgeReport(answer: PostAnswer): Verdict {
  const said = answered.safeParse(answer.body);
  if (!said.success || answer.status >= 500 || answer.status === 429) return 'retry';
  if (said.data.status === 'OK') return 'delivered';
  return TRANSIENT.includes(said.data.status) ? 'retry' : 'refused';
}

function createBody(event: RoundEvent, platformToken: string | null): Record<string, unknown> {
  const common = {
    txId: event.txId,
    roundId: event.roundId,
    playerRef: event.playerRef,
    fundRef: event.fundRef,
  };
  const stake = {
    gameCode: event.gameCode,
    amount: formatAmount(event.amount, event.currency),
    currency: event.currency,
  };
  switch (event.type) {
    case 'bet':
      return {
        sessionToken: platformToken,
        ...common,
        ...stake,
        roundStart: true,
        ...(event.isFreeSpin && { freeSpin: true }),
      };
    case 'win':
      return { ...common, ...stake, refTxId: event.refTxId, roundClosed: event.roundClosed };
    case 'rollback':
      return { ...common, refTxId: event.refTxId, reason: 'ROUND_VOIDED' };
  }
}

export interface PlatformOptions {
  readonly books: Books;
  readonly platformUrl: string;
  readonly credentials: Credentials;
  readonly clock: Clock;
  readonly retrySeconds: number;
  readonly faults: ReportFaults;
  readonly log: FastifyBaseLogger;
}

export function connectPlatform(options: PlatformOptions): Platform {
  const { credentials, clock, faults, log } = options;
  const url = (call: string) => `${options.platformUrl}/smp/v1/${call}`;
  const outbox = openOutbox({ ...options, protocol: 'SMP', judge: judgeReport });
  const heartbeats = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();

  const eventBody = (session: Session, event: string) => ({
    sessionId: session.sessionId,
    playerRef: session.playerRef,
    event,
    at: isoInstant(clock()),
  });

  /** @returns null without a response that says what happened */
  const ask = async (call: string, body: object): Promise<BetAnswer | null> => {
    try {
      const answer = await faults.post({
        protocol: 'SMP',
        credentials,
        url: url(call),
        body: JSON.stringify(body),
        clock,
      });
      if (answer.status >= 500 || answer.status === 429) return null;
      return withBalance.safeParse(answer.body).data ?? null;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'no answer';
      log.warn({ call, reason }, 'the platform cannot be reached');
      return null;
    }
  };

  return {
    bet: (session, { txId, roundId }, press) =>
      ask('bet', {
        sessionToken: session.platformToken,
        txId,
        roundId,
        playerRef: session.playerRef,
        fundRef: session.fundRef,
        gameCode: session.gameCode,
        amount: formatAmount(getCost(press), session.currency),
        currency: session.currency,
        roundStart: true,
        ...(press.isFreeSpin && { freeSpin: true }),
      }),

    rollBack({ txId, roundId, playerRef, fundRef }) {
      outbox.put({
        lane: playerRef,
        url: url('rollback'),
        body: {
          // One rollback per bet, however often it is queued.
          txId: `${txId}_back`,
          refTxId: txId,
          roundId,
          playerRef,
          fundRef,
          reason: 'NOT_OPENED',
        },
      });
    },

    async balance({ platformToken }) {
      const answer = await ask('balance', { sessionToken: platformToken });
      return answer?.balance ?? null;
    },

    hasReports: (playerRef) =>
      outbox.isWaiting(playerRef, [url('bet'), url('win'), url('rollback')]),

    async authenticate(launchToken) {
      const body = JSON.stringify({ launchToken });
      try {
        const answer = await faults.post({
          protocol: 'SMP',
          credentials,
          url: url('authenticate'),
          body,
          clock,
        });
        const accepted = authenticated.safeParse(answer.body);
        if (accepted.success) return accepted.data;
        const no = refused.safeParse(answer.body);
        if (no.success) return no.data;
        log.warn({ status: answer.status }, 'the platform did not authenticate a launch');
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'no answer';
        log.warn({ reason }, 'the platform cannot be reached');
      }
      return { status: 'MAINTENANCE' };
    },

    report(event, platformToken) {
      outbox.put({
        lane: event.playerRef,
        url: url(event.type),
        body: createBody(event, platformToken),
      });
    },

    tellRound({ roundId, playerRef, gameCode, staked, currency, state, expiresAt }) {
      outbox.put({
        lane: playerRef,
        url: url('round-state'),
        body: {
          roundId,
          playerRef,
          state,
          resumable: state === 'open',
          gameCode,
          stake: formatAmount(staked, currency),
          currency,
          expiresAt: expiresAt === null ? null : isoInstant(expiresAt),
        },
      });
    },

    tell(session, event) {
      outbox.put({
        lane: session.playerRef,
        url: url('session-event'),
        body: eventBody(session, event),
      });
    },

    heartbeat(session) {
      if (heartbeats.has(session.sessionId)) return;
      const sent = faults
        .post({
          protocol: 'SMP',
          credentials,
          url: url('session-event'),
          body: JSON.stringify(eventBody(session, 'heartbeat')),
          clock,
          signal: stopping.signal,
        })
        .catch((error: unknown) => log.debug({ err: error }, 'heartbeat not relayed'))
        .finally(() => heartbeats.delete(session.sessionId));
      heartbeats.set(session.sessionId, sent);
    },

    deliver: outbox.poke,
    undelivered: outbox.pending,

    async stop() {
      stopping.abort();
      await Promise.all(heartbeats.values());
      await outbox.stop();
    },
  };
}
