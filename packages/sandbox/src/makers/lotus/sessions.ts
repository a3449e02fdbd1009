import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { Clock } from '../../clock.ts';
import { Refused } from '../../http/errors.ts';
import { type Session, sessionRow } from './books.ts';
import type { Refusal, RefusalStatus } from './client-api.ts';
import type { Platform } from './platform.ts';
import type { Wallets } from './wallets.ts';

/** A session as ordered by the platform; `maxStake` in minor units, null for none. */
export interface SessionOrder {
  readonly playerRef: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly locale: string;
  readonly platform: string;
  readonly mode: 'real' | 'demo';
  readonly fundRef: string;
  readonly launchToken: string;
  readonly returnUrl: string;
  readonly cashierUrl: string;
  readonly theme: string;
  readonly maxStake: bigint | null;
  readonly minSpinMs: number;
  /** Granted free spins, and the stake of each in minor units. */
  readonly freeSpins: { readonly spins: number; readonly stake: bigint } | null;
}

/** A page's call was refused: one of the protocol's statuses, for the page to show. */
export class PlayRefused extends Error {
  override readonly name = 'PlayRefused';
  readonly status: RefusalStatus;
  readonly facts: Omit<Refusal, 'status'>;

  constructor(status: RefusalStatus, facts: Omit<Refusal, 'status'> = {}) {
    super(status);
    this.status = status;
    this.facts = facts;
  }
}

export interface Sessions {
  /** Idempotent by launch token, which is stored as a hash. */
  open(order: SessionOrder): Session;
  /**
   * Exchanges a launch token for a client token.
   *
   * @param held the client token of a reloaded page, which keeps its session.
   * @throws PlayRefused
   */
  authenticate(
    sessionId: string,
    launchToken: string,
    held?: string,
  ): Promise<{ session: Session; token: string }>;
  /**
   * The open session of a client token.
   * @throws PlayRefused `TOKEN_INVALID`, `TOKEN_EXPIRED`
   */
  ofToken(token: string): Session;
  /** The session of a client token, ended ones included. @throws PlayRefused `TOKEN_INVALID` */
  ofAnyToken(token: string): Session;
  byId(sessionId: string): Session | null;
  /** Records a heartbeat of the page and relays it, at most once in five seconds. */
  heartbeat(session: Session): void;
  /** The page closes; no effect if its session has ended already. */
  leave(session: Session): void;
  /** Ends a session and its client token; idempotent. @throws Refused 404 */
  close(sessionId: string, reason: string): Session;
}

/** Play money of a demo session, in minor units of a currency with two digits. */
const DEMO_BALANCE = 1_000_000n;
const HEARTBEAT_RELAY_MS = 5_000;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
const clientToken = z.string().regex(/^[\w-]{43}$/);

export function createSessions(
  books: Books,
  wallets: Wallets,
  platform: Platform,
  clock: Clock,
): Sessions {
  const byId = (sessionId: string): Session | null =>
    books.one(sessionRow, 'SELECT * FROM session WHERE session_id = ?', sessionId);

  const getHolder = (token: string): Session | null =>
    clientToken.safeParse(token).success
      ? books.one(sessionRow, 'SELECT * FROM session WHERE client_hash = ?', hashToken(token))
      : null;

  const activate = (session: Session, platformToken: string | null): string => {
    const token = randomBytes(32).toString('base64url');
    books.transaction(() => {
      const changed = books.run(
        `UPDATE session SET state = 'active', platform_token = ?, client_hash = ?, heartbeat_at = ?
         WHERE session_id = ? AND state = 'created'`,
        platformToken,
        hashToken(token),
        clock(),
        session.sessionId,
      );
      if (changed !== 1) throw new PlayRefused('TOKEN_INVALID');
      if (session.mode === 'real') platform.tell(session, 'opened');
    });
    platform.deliver();
    return token;
  };

  return {
    byId,

    open: (order) =>
      books.transaction(() => {
        const launchHash = hashToken(order.launchToken);
        const known = books.one(
          sessionRow,
          'SELECT * FROM session WHERE launch_hash = ?',
          launchHash,
        );
        if (known !== null) return known;
        const sessionId = randomUUID();
        const walletRef = order.mode === 'demo' ? `demo:${sessionId}` : order.playerRef;
        books.run(
          `INSERT INTO session (session_id, launch_hash, player_ref, fund_ref, wallet_ref,
             game_code, currency, locale, platform, mode, return_url, cashier_url, theme, max_stake,
             min_spin_ms, free_spins, free_spin_stake, state, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'created', ?)`,
          sessionId,
          launchHash,
          order.playerRef,
          order.fundRef,
          walletRef,
          order.gameCode,
          order.currency,
          order.locale,
          order.platform,
          order.mode,
          order.returnUrl,
          order.cashierUrl,
          order.theme,
          order.maxStake,
          order.minSpinMs,
          order.freeSpins?.spins ?? 0,
          order.freeSpins?.stake ?? 0n,
          clock(),
        );
        if (order.mode === 'demo') {
          wallets.change(walletRef, order.fundRef, order.currency, DEMO_BALANCE);
        }
        const session = byId(sessionId);
        if (session === null) throw new Error('a session that was written cannot be read');
        return session;
      }),

    async authenticate(sessionId, launchToken, held = '') {
      const seated = getHolder(held);
      if (seated?.sessionId === sessionId && seated.state === 'active') {
        return { session: seated, token: held };
      }
      const session = byId(sessionId);
      if (session === null || session.launchHash !== hashToken(launchToken)) {
        throw new PlayRefused('TOKEN_INVALID');
      }
      if (session.state === 'closed') throw new PlayRefused('TOKEN_EXPIRED');
      if (session.state === 'active') throw new PlayRefused('TOKEN_INVALID');
      if (session.mode === 'demo') return { session, token: activate(session, null) };

      const answer = await platform.authenticate(launchToken);
      if (answer.status !== 'OK') throw new PlayRefused(answer.status);
      const same = answer.playerRef === session.playerRef && answer.fundRef === session.fundRef;
      if (!same) throw new PlayRefused('TOKEN_INVALID');
      if (answer.currency !== session.currency) throw new PlayRefused('WRONG_CURRENCY');
      const token = activate(session, answer.sessionToken);
      const platformToken = answer.sessionToken;
      return { session: { ...session, state: 'active', platformToken }, token };
    },

    ofAnyToken(token) {
      const session = getHolder(token);
      if (session === null) throw new PlayRefused('TOKEN_INVALID');
      return session;
    },

    ofToken(token) {
      const session = this.ofAnyToken(token);
      if (session.state !== 'active') throw new PlayRefused('TOKEN_EXPIRED');
      return session;
    },

    heartbeat(session) {
      const now = clock();
      books.run(
        'UPDATE session SET heartbeat_at = ? WHERE session_id = ? AND heartbeat_at <= ?',
        now,
        session.sessionId,
        now - HEARTBEAT_RELAY_MS,
      );
      const due = session.heartbeatAt <= now - HEARTBEAT_RELAY_MS;
      if (due && session.mode === 'real') platform.heartbeat(session);
    },

    leave(session) {
      // The platform closes a session before its page closes: that page reports nothing more.
      if (session.mode !== 'real' || session.state !== 'active') return;
      platform.tell(session, 'left');
      platform.deliver();
    },

    close(sessionId, reason) {
      const session = books.transaction(() => {
        const found = byId(sessionId);
        if (found === null) throw new Refused(404, 'NOT_FOUND', 'no such session');
        const changed = books.run(
          `UPDATE session SET state = 'closed', closed_at = ?, close_reason = ?
           WHERE session_id = ? AND state <> 'closed'`,
          clock(),
          reason,
          sessionId,
        );
        const wasOpened = found.state === 'active' && found.mode === 'real';
        if (changed === 1 && wasOpened) platform.tell(found, 'closed');
        return found;
      });
      platform.deliver();
      return session;
    },
  };
}
