import { randomUUID } from 'node:crypto';
import type { Books } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import { engines } from '../../games/engines.ts';
import { Refused } from '../../http/errors.ts';
import { formatAmount } from '../../money.ts';
import { FAIRNESS_ALGORITHM, fairRandom } from '../fairness.ts';
import { eventRow, type Round, type RoundEvent, roundRow, type Session } from './books.ts';
import { getStakes } from './games.ts';
import type { Platform } from './platform.ts';
import type { Seeds } from './seeds.ts';
import { PlayRefused } from './sessions.ts';
import type { Wallets } from './wallets.ts';

export interface Rounds {
  /**
   * Decides a round and books stake, outcome and win in one transaction, before it responds. A
   * repeat of the same `clientRoundId` returns the same round. @throws PlayRefused
   */
  play(session: Session, game: CatalogueGame, stake: bigint, clientRoundId: string): Round;
  byId(roundId: string): Round | null;
  getEvents(roundId: string): RoundEvent[];
  /** The round whose end the page has not reported, in this game and wallet. */
  toShow(session: Session): Round | null;
  /** The page has shown the round. Idempotent. @throws PlayRefused `BET_NOT_FOUND` */
  shown(session: Session, roundId: string): void;
  /**
   * Returns the stake of a lost round, as a maker does after a fault.
   * @throws Refused
   */
  void(roundId: string): Round;
}

/** Presses leave a page at even intervals and arrive at slightly uneven ones. */
const JITTER_MS = 150;

export function createRounds(
  books: Books,
  wallets: Wallets,
  seeds: Seeds,
  platform: Platform,
  clock: Clock,
): Rounds {
  const byId = (roundId: string): Round | null =>
    books.one(roundRow, 'SELECT * FROM round WHERE round_id = ?', roundId);

  const repeated = (session: Session, clientRoundId: string): Round | null =>
    books.one(
      roundRow,
      'SELECT * FROM round WHERE session_id = ? AND client_round_id = ?',
      session.sessionId,
      clientRoundId,
    );

  const getEvents = (roundId: string): RoundEvent[] =>
    books.all(eventRow, 'SELECT * FROM event WHERE round_id = ? ORDER BY cursor', roundId);

  /** Writes an event into the feed and queues its report. Demo rounds have neither. */
  const book = (
    round: Round,
    event: Pick<RoundEvent, 'type' | 'amount' | 'refTxId' | 'roundClosed'>,
    platformToken: string | null,
  ): string => {
    const txId = `lt_${randomUUID()}`;
    books.run(
      `INSERT INTO event (type, tx_id, ref_tx_id, round_id, round_closed, player_ref, fund_ref,
         game_code, amount, currency, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      clock(),
    );
    const written = books.one(eventRow, 'SELECT * FROM event WHERE tx_id = ?', txId);
    if (written === null) throw new Error('an event that was written cannot be read');
    platform.report(written, platformToken);
    return txId;
  };

  /** Checks the rules before a stake is taken. */
  const check = (session: Session, game: CatalogueGame, stake: bigint): void => {
    const held = wallets.balance(session.walletRef, session.fundRef, session.currency);
    const balance = formatAmount(held, session.currency);
    if (!getStakes(game, session.currency, session.maxStake).includes(stake)) {
      throw new PlayRefused('LIMIT_REACHED', { balance });
    }
    const early = session.playedAt + session.minSpinMs - clock();
    if (early > JITTER_MS) throw new PlayRefused('LIMIT_REACHED', { balance, retryAfterMs: early });
    if (held < stake) throw new PlayRefused('NOT_ENOUGH_MONEY', { balance });
  };

  const decide = (
    session: Session,
    game: CatalogueGame,
    stake: bigint,
    clientRoundId: string,
  ): Round => {
    const engine = engines[game.engine];
    const { version, mathHash } = engine.certificate(game.slug);
    const seed = seeds.takeNonce(session.walletRef);
    const random = fairRandom(seed.serverSeed, seed.clientSeed, seed.nonce);
    const write = (minor: bigint) => formatAmount(minor, session.currency);
    const { state, payout } = engine.open(game.slug, { stake, choice: undefined, write }, random);
    const change = payout - stake;
    const { walletRef, fundRef, currency } = session;
    const balance = wallets.change(walletRef, fundRef, currency, change);
    const roundId = randomUUID();
    const now = clock();
    books.run('UPDATE round SET shown = 1 WHERE shown = 0 AND wallet_ref = ?', walletRef);
    books.run(
      `INSERT INTO round (round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref,
         game_code, currency, stake, payout, balance, outcome, algorithm, math_version, math_hash,
         seed_id, nonce, state, at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'closed', ?)`,
      roundId,
      session.sessionId,
      clientRoundId,
      walletRef,
      session.playerRef,
      fundRef,
      session.gameCode,
      currency,
      stake,
      payout,
      balance,
      JSON.stringify(state),
      FAIRNESS_ALGORITHM,
      version,
      mathHash,
      seed.seedId,
      seed.nonce,
      now,
    );
    books.run('UPDATE session SET played_at = ? WHERE session_id = ?', now, session.sessionId);
    const round = byId(roundId);
    if (round === null) throw new Error('a round that was written cannot be read');
    return round;
  };

  return {
    byId,
    getEvents,

    play(session, game, stake, clientRoundId) {
      const round = books.transaction(() => {
        const known = repeated(session, clientRoundId);
        if (known !== null) {
          if (known.stake === stake) return known;
          throw new PlayRefused('DUPLICATE_CONFLICT');
        }
        check(session, game, stake);
        const decided = decide(session, game, stake, clientRoundId);
        if (session.mode === 'demo') return decided;
        const bet = { type: 'bet', amount: stake, refTxId: null, roundClosed: false } as const;
        const betTxId = book(decided, bet, session.platformToken);
        const win = { amount: decided.payout, refTxId: betTxId, roundClosed: true };
        book(decided, { ...win, type: 'win' }, null);
        return decided;
      });
      platform.deliver();
      return round;
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

    shown(session, roundId) {
      const changed = books.run(
        'UPDATE round SET shown = 1 WHERE round_id = ? AND wallet_ref = ?',
        roundId,
        session.walletRef,
      );
      if (changed === 0) throw new PlayRefused('BET_NOT_FOUND');
    },

    void(roundId) {
      const round = books.transaction(() => {
        const found = byId(roundId);
        const bet = getEvents(roundId).find(({ type }) => type === 'bet');
        if (found === null || bet === undefined) {
          throw new Refused(404, 'BET_NOT_FOUND', 'no such round of a player');
        }
        if (found.state === 'void') return found;
        if (found.payout > 0n) {
          throw new Refused(409, 'DUPLICATE_CONFLICT', 'a round that has paid is not taken back');
        }
        books.run("UPDATE round SET state = 'void' WHERE round_id = ?", roundId);
        wallets.change(found.walletRef, found.fundRef, found.currency, found.stake);
        const back = { amount: found.stake, refTxId: bet.txId, roundClosed: true };
        book(found, { ...back, type: 'rollback' }, null);
        return { ...found, state: 'void' as const };
      });
      platform.deliver();
      return round;
    },
  };
}
