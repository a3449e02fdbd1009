import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import { formatAmount, parseAmount } from '../../money.ts';
import { getCost, type PlacedBet, type Press, type Round, type Session } from '../lotus/books.ts';
import type { RefusalStatus } from '../lotus/client-api.ts';
import type { Platform } from '../lotus/platform.ts';
import type { Rounds } from '../lotus/rounds.ts';
import { PlayRefused } from '../lotus/sessions.ts';
import type { Wallets } from '../lotus/wallets.ts';

/** Play from the platform's wallet: every stake is requested before its round is opened. */
export interface SeamlessPlay {
  /** @throws PlayRefused */
  play(session: Session, game: CatalogueGame, press: Press): Promise<Round>;
  /** Reads the player's balance at the platform, unless reports that change it are on their way. */
  refreshBalance(session: Session): Promise<void>;
  /** Rolls back bets whose decision an earlier run did not receive. */
  recover(): void;
}

const requestRow = z
  .object({
    tx_id: z.string(),
    round_id: z.string(),
    session_id: z.string(),
    player_ref: z.string(),
    fund_ref: z.string(),
    status: z.string().nullable(),
  })
  .transform((row) => ({
    txId: row.tx_id,
    roundId: row.round_id,
    sessionId: row.session_id,
    playerRef: row.player_ref,
    fundRef: row.fund_ref,
    /** Null until it is decided. */
    status: row.status,
  }));
type BetRequest = z.infer<typeof requestRow>;

/** The platform's refusals that a game page knows; it shows the others as a failed round. */
const KNOWN: readonly string[] = [
  'NOT_ENOUGH_MONEY',
  'LIMIT_REACHED',
  'USER_DISABLED',
  'TOKEN_INVALID',
  'TOKEN_EXPIRED',
  'WRONG_CURRENCY',
  'INVALID_GAME',
] satisfies RefusalStatus[];

const toRefusal = (status: string): RefusalStatus =>
  KNOWN.includes(status) ? (status as RefusalStatus) : 'UNKNOWN';

const DROP_FREE_SPINS = 'UPDATE session SET free_spins = 0 WHERE session_id = ?';

/** Decided by the platform, and rolled back since: no round was opened. */
const UNDONE = 'UNDONE';

export function createSeamlessPlay(
  books: Books,
  wallets: Wallets,
  platform: Platform,
  rounds: Rounds,
  clock: Clock,
): SeamlessPlay {
  /** Presses whose decision is awaited: a retry of the page waits for the same one. */
  const pending = new Map<string, Promise<Round>>();

  const findRequest = (session: Session, press: Press): BetRequest | null =>
    books.one(
      requestRow,
      'SELECT * FROM bet_request WHERE session_id = ? AND client_round_id = ?',
      session.sessionId,
      press.clientRoundId,
    );

  const decide = (txId: string, status: string): void => {
    books.run('UPDATE bet_request SET status = ? WHERE tx_id = ?', status, txId);
  };

  /** The local wallet mirrors the platform's. */
  const mirror = ({ walletRef, fundRef, currency }: Session, balance: bigint): void => {
    const shown = wallets.balance(walletRef, fundRef, currency);
    wallets.change(walletRef, fundRef, currency, balance - shown);
  };

  const undo = (request: Omit<BetRequest, 'status'>): void => {
    books.transaction(() => {
      decide(request.txId, UNDONE);
      platform.rollBack(request);
    });
    platform.deliver();
  };

  const request = (session: Session, press: Press): PlacedBet => {
    const bet = { txId: `ob_${randomUUID()}`, roundId: randomUUID() };
    books.run(
      `INSERT INTO bet_request (tx_id, round_id, session_id, client_round_id, player_ref, fund_ref, at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      bet.txId,
      bet.roundId,
      session.sessionId,
      press.clientRoundId,
      session.playerRef,
      session.fundRef,
      clock(),
    );
    return bet;
  };

  const place = async (session: Session, game: CatalogueGame, press: Press): Promise<Round> => {
    rounds.assertPlayable(session, game, press);
    const bet = request(session, press);
    const answer = await platform.bet(session, bet, press);
    if (answer === null) {
      // The platform may have accepted it: never a second bet for one press.
      undo({ ...session, ...bet });
      throw new PlayRefused('UNKNOWN');
    }
    const balance = parseAmount(answer.balance ?? '', session.currency);
    if (answer.status !== 'OK' || balance === null) {
      if (answer.status === 'OK') undo({ ...session, ...bet });
      else decide(bet.txId, answer.status);
      // The platform has none left to play.
      if (press.isFreeSpin) books.run(DROP_FREE_SPINS, session.sessionId);
      if (balance !== null) mirror(session, balance);
      const { message } = answer;
      throw new PlayRefused(toRefusal(answer.status), {
        ...(balance !== null && { balance: formatAmount(balance, session.currency) }),
        ...(message !== undefined && { message }),
      });
    }
    try {
      return books.transaction(() => {
        decide(bet.txId, 'OK');
        // Opening the round takes the stake from the mirror, as from a wallet of its own.
        mirror(session, balance + getCost(press));
        return rounds.play(session, game, press, bet);
      });
    } catch (error) {
      // The rules have changed meanwhile: a shared round has begun to run.
      undo({ ...session, ...bet });
      mirror(session, balance + getCost(press));
      throw error;
    }
  };

  return {
    async play(session, game, press) {
      if (session.mode === 'demo') return rounds.play(session, game, press);
      const key = `${session.sessionId}/${press.clientRoundId}`;
      const waiting = pending.get(key);
      if (waiting) return await waiting;
      const known = findRequest(session, press);
      // An opened round is a repeat.
      if (known?.status === 'OK') return rounds.play(session, game, press);
      if (known) throw new PlayRefused(toRefusal(known.status ?? UNDONE));
      const placed = place(session, game, press).finally(() => pending.delete(key));
      pending.set(key, placed);
      return await placed;
    },

    async refreshBalance(session) {
      if (session.mode === 'demo' || platform.hasReports(session.playerRef)) return;
      const answer = await platform.balance(session);
      const balance = parseAmount(answer ?? '', session.currency);
      // A bet or a report of the meantime has changed it again.
      const isStale = platform.hasReports(session.playerRef) || pending.size > 0;
      if (balance !== null && !isStale) mirror(session, balance);
    },

    recover() {
      for (const open of books.all(requestRow, 'SELECT * FROM bet_request WHERE status IS NULL')) {
        undo(open);
      }
    },
  };
}
