import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { Clock } from '../../clock.ts';
import type { Certificate, Draw, Progress } from '../../games/engine.ts';
import { FAIRNESS_ALGORITHM } from '../fairness.ts';
import {
  eventRow,
  getCost,
  type PlacedBet,
  type Press,
  type Round,
  type RoundEvent,
  roundRow,
  type Seed,
  type Session,
} from './books.ts';
import type { Platform } from './platform.ts';
import type { Wallets } from './wallets.ts';

/** A round at its bet, before it is written. */
export interface NewRound {
  readonly session: Session;
  readonly press: Press;
  readonly progress: Progress<unknown>;
  readonly certificate: Certificate;
  /** The player's seeds; null for a bet on a shared round. */
  readonly seed: Seed | null;
  /** The random numbers that it took from them. */
  readonly draws: readonly Draw[];
  /** When it ends automatically if it stays open. */
  readonly expiresAt: number;
  readonly sharedId: string | null;
  /** Absent with a wallet of the maker's own: the platform then learns of the bet by a report. */
  readonly placed: PlacedBet | undefined;
}

/**
 * Rounds of every kind on the maker's books. Each function that writes runs inside the caller's
 * transaction, changes the wallet, and queues the reports of what it posts.
 */
export interface RoundBooks {
  /** Takes the stake, pays a payout that is known, writes the round and posts both. */
  open(round: NewRound): Round;
  /** Writes a step; a payout ends the round, and is posted. */
  advance(round: Round, progress: Progress<unknown>, action: string): Round;
  /** Voids a round: returns the stake. */
  void(round: Round): Round;
  byId(roundId: string): Round | null;
  /** The round of an earlier, equal press. */
  findRepeat(session: Session, clientRoundId: string): Round | null;
  getEvents(roundId: string): RoundEvent[];
  getBetEvent(roundId: string): RoundEvent | undefined;
  /** The player's last bet on a shared round. */
  getBet(session: Session, sharedId: string): Round | null;
  /** Open rounds of the player's wallet in the session's game. */
  getOpen(session: Session): Round[];
  /** Whether any round of the wallet is open, in whatever game. */
  hasOpen(session: Session): boolean;
  /** Open rounds whose time is up. */
  getDue(): Round[];
  /** When the next open round is due, in milliseconds since 1970; null without open rounds. */
  getNextDue(): number | null;
  /** The round whose end the page has not reported, in this game and wallet. */
  toShow(session: Session): Round | null;
  /** @returns whether the player has that round */
  markShown(session: Session, roundId: string): boolean;
}

const count = z.object({ count: z.bigint() });
const instant = z.object({ at: z.bigint().nullable() });

/** Empty for nothing, which JSON cannot say. */
export const toJson = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value);

/** Demo rounds are not reported. */
const isReported = ({ walletRef, playerRef }: Round): boolean => walletRef === playerRef;

export function createRoundBooks(
  books: Books,
  wallets: Wallets,
  platform: Platform,
  clock: Clock,
): RoundBooks {
  const byId = (roundId: string): Round | null =>
    books.one(roundRow, 'SELECT * FROM round WHERE round_id = ?', roundId);

  const read = (roundId: string): Round => {
    const round = byId(roundId);
    if (round === null) throw new Error('a round that was written cannot be read');
    return round;
  };

  const getEvents = (roundId: string): RoundEvent[] =>
    books.all(eventRow, 'SELECT * FROM event WHERE round_id = ? ORDER BY cursor', roundId);

  const getBetEvent = (roundId: string): RoundEvent | undefined =>
    getEvents(roundId).find(({ type }) => type === 'bet');

  /** Writes an event into the feed and queues its report. Demo rounds have neither. */
  const post = (
    round: Round,
    event: Pick<RoundEvent, 'type' | 'amount' | 'refTxId' | 'roundClosed'>,
    platformToken: string | null,
    placedTxId?: string,
  ): string => {
    const txId = placedTxId ?? `lt_${randomUUID()}`;
    books.run(
      `INSERT INTO event (type, tx_id, ref_tx_id, round_id, round_closed, player_ref, fund_ref,
         game_code, amount, currency, free_spin, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      event.type,
      txId,
      event.refTxId,
      round.roundId,
      event.roundClosed ? 1 : 0,
      round.playerRef,
      round.fundRef,
      round.gameCode,
      event.amount,
      round.currency,
      event.type === 'bet' && round.isFreeSpin ? 1 : 0,
      clock(),
    );
    const written = books.one(eventRow, 'SELECT * FROM event WHERE tx_id = ?', txId);
    if (written === null) throw new Error('an event that was written cannot be read');
    if (placedTxId === undefined) platform.report(written, platformToken);
    return txId;
  };

  const changeFreeSpins = (sessionId: string, by: -1 | 1): void => {
    books.run('UPDATE session SET free_spins = free_spins + ? WHERE session_id = ?', by, sessionId);
  };

  const insert = ({
    session,
    press,
    progress,
    certificate,
    seed,
    draws,
    ...round
  }: NewRound): Round => {
    const { walletRef, fundRef, currency } = session;
    const { stake, choice, clientRoundId } = press;
    const { state, payout } = progress;
    const cost = getCost(press);
    const balance = wallets.change(walletRef, fundRef, currency, (payout ?? 0n) - cost);
    const roundId = round.placed?.roundId ?? randomUUID();
    const now = clock();
    books.run(
      "UPDATE round SET shown = 1 WHERE shown = 0 AND state <> 'open' AND wallet_ref = ?",
      walletRef,
    );
    books.run(
      `INSERT INTO round (round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref,
         game_code, currency, stake, choice, payout, balance, outcome, algorithm, math_version,
         math_hash, seed_id, nonce, state, at, expires_at, shared_id, balance_before, frames, draws,
         ended_at, free_spin)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      roundId,
      session.sessionId,
      clientRoundId,
      walletRef,
      session.playerRef,
      fundRef,
      session.gameCode,
      currency,
      stake,
      toJson(choice),
      payout ?? 0n,
      balance,
      JSON.stringify(state),
      FAIRNESS_ALGORITHM,
      certificate.version,
      certificate.mathHash,
      seed?.seedId ?? null,
      seed?.nonce ?? null,
      payout === null ? 'open' : 'closed',
      now,
      payout === null ? round.expiresAt : null,
      round.sharedId,
      balance + cost - (payout ?? 0n),
      JSON.stringify(payout === null ? [state] : []),
      JSON.stringify(draws),
      payout === null ? null : now,
      press.isFreeSpin ? 1 : 0,
    );
    books.run('UPDATE session SET played_at = ? WHERE session_id = ?', now, session.sessionId);
    // The table's own check rejects a spin too many, whatever was read before.
    if (press.isFreeSpin) changeFreeSpins(session.sessionId, -1);
    return read(roundId);
  };

  return {
    byId,
    getEvents,
    getBetEvent,

    open(round) {
      const opened = insert(round);
      if (!isReported(opened)) return opened;
      const bet = { type: 'bet', amount: opened.staked, refTxId: null } as const;
      const { session, placed } = round;
      const report = { ...bet, roundClosed: false };
      const refTxId = post(opened, report, session.platformToken, placed?.txId);
      if (opened.state === 'open') platform.tellRound(opened);
      else {
        const win = { amount: opened.payout, refTxId, roundClosed: true };
        post(opened, { ...win, type: 'win' }, null);
      }
      return opened;
    },

    advance(round, { state, payout }, action) {
      const { roundId, walletRef, fundRef, currency } = round;
      const balance = wallets.change(walletRef, fundRef, currency, payout ?? 0n);
      books.run(
        `UPDATE round SET outcome = ?, payout = ?, balance = ?, state = ?, expires_at = ?,
           steps = steps + ?, last_action = ?, frames = ?, ended_at = ?
         WHERE round_id = ?`,
        JSON.stringify(state),
        payout ?? 0n,
        balance,
        payout === null ? 'open' : 'closed',
        payout === null ? round.expiresAt : null,
        action === '' ? 0 : 1,
        action,
        JSON.stringify(payout === null ? [...round.frames, state] : round.frames),
        payout === null ? null : clock(),
        roundId,
      );
      const next = read(roundId);
      if (payout !== null && isReported(round)) {
        const refTxId = getBetEvent(roundId)?.txId ?? null;
        post(next, { type: 'win', amount: payout, refTxId, roundClosed: true }, null);
        platform.tellRound(next);
      }
      return next;
    },

    void(round) {
      const { roundId, walletRef, fundRef, currency, staked } = round;
      const balance = wallets.change(walletRef, fundRef, currency, staked);
      if (round.isFreeSpin) changeFreeSpins(round.sessionId, 1);
      books.run(
        "UPDATE round SET state = 'void', balance = ?, expires_at = NULL WHERE round_id = ?",
        balance,
        roundId,
      );
      const next = read(roundId);
      if (isReported(round)) {
        const refTxId = getBetEvent(roundId)?.txId ?? null;
        post(next, { type: 'rollback', amount: staked, refTxId, roundClosed: true }, null);
        if (round.state === 'open') platform.tellRound(next);
      }
      return next;
    },

    findRepeat: (session, clientRoundId) =>
      books.one(
        roundRow,
        'SELECT * FROM round WHERE session_id = ? AND client_round_id = ?',
        session.sessionId,
        clientRoundId,
      ),

    getBet: (session, sharedId) =>
      books.one(
        roundRow,
        'SELECT * FROM round WHERE shared_id = ? AND wallet_ref = ? ORDER BY rowid DESC LIMIT 1',
        sharedId,
        session.walletRef,
      ),

    getOpen: (session) =>
      books.all(
        roundRow,
        `SELECT * FROM round
         WHERE shown = 0 AND state = 'open' AND wallet_ref = ? AND fund_ref = ? AND game_code = ?`,
        session.walletRef,
        session.fundRef,
        session.gameCode,
      ),

    hasOpen: (session) =>
      books.one(
        count,
        "SELECT count(*) AS count FROM round WHERE shown = 0 AND state = 'open' AND wallet_ref = ?",
        session.walletRef,
      )?.count !== 0n,

    getDue: () =>
      books.all(roundRow, "SELECT * FROM round WHERE state = 'open' AND expires_at <= ?", clock()),

    getNextDue() {
      const next = books.one(
        instant,
        "SELECT min(expires_at) AS at FROM round WHERE state = 'open'",
      );
      return next?.at == null ? null : Number(next.at);
    },

    toShow: (session) =>
      books.one(
        roundRow,
        `SELECT * FROM round
         WHERE shown = 0 AND wallet_ref = ? AND fund_ref = ? AND game_code = ?
         ORDER BY rowid DESC LIMIT 1`,
        session.walletRef,
        session.fundRef,
        session.gameCode,
      ),

    markShown: (session, roundId) =>
      books.run(
        'UPDATE round SET shown = 1 WHERE round_id = ? AND wallet_ref = ?',
        roundId,
        session.walletRef,
      ) > 0,
  };
}
