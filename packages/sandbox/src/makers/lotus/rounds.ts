import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import type { Progress } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import { Refused } from '../../http/errors.ts';
import { formatAmount } from '../../money.ts';
import { FAIRNESS_ALGORITHM, fairRandom } from '../fairness.ts';
import { eventRow, type Round, type RoundEvent, roundRow, type Session } from './books.ts';
import type { StepRequest } from './client-api.ts';
import { getStakes } from './games.ts';
import type { Platform } from './platform.ts';
import type { Seeds } from './seeds.ts';
import { PlayRefused } from './sessions.ts';
import type { SharedRounds } from './shared-rounds.ts';
import type { Wallets } from './wallets.ts';

/** A press of a game page; `stake` in minor units. */
export interface Press {
  readonly stake: bigint;
  readonly choice: unknown;
  readonly clientRoundId: string;
}

export interface Rounds {
  /**
   * Opens a round and books its stake in one transaction, before it responds; an engine of single
   * shots also decides it and books the win. A repeat of the same `clientRoundId` returns the same
   * round. @throws PlayRefused
   */
  play(session: Session, game: CatalogueGame, press: Press): Round;
  /**
   * Takes the next step of an open round, once per number; a step that ends the round books its win.
   * A round that has ended meanwhile is returned as it is. @throws PlayRefused
   */
  step(session: Session, game: CatalogueGame, request: StepRequest): Round;
  /**
   * Ends the player's bets on shared rounds, which do not wait: a running one as the engine declares;
   * before it runs, the stake is returned.
   */
  leave(session: Session): void;
  /** The player's last bet on a shared round. */
  getBet(session: Session, sharedId: string): Round | null;
  /** Open rounds of the player's wallet in the session's game. */
  getOpen(session: Session): Round[];
  /** Whether any round of the wallet is open, in whatever game. */
  hasOpen(session: Session): boolean;
  /**
   * Ends the open rounds whose time is up as their engine declares.
   * @returns when the next one is due, in milliseconds since 1970; null without open rounds.
   */
  expire(): number | null;
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

/** A bet that is ended this much after its time belongs to a round that nobody could act in. */
const LATE_MS = 5_000;

const count = z.object({ count: z.bigint() });
const instant = z.object({ at: z.bigint().nullable() });

/** Empty for nothing, which JSON cannot say. */
const toJson = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

export function createRounds(
  books: Books,
  wallets: Wallets,
  seeds: Seeds,
  platform: Platform,
  games: ReadonlyMap<string, CatalogueGame>,
  sharedRounds: SharedRounds,
  clock: Clock,
  /** Called when a round was opened that may end by itself. */
  onOpened: () => void,
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
    if (rounds.getOpen(session).length > 0)
      throw new PlayRefused('DUPLICATE_CONFLICT', { balance });
    if (held < stake) throw new PlayRefused('NOT_ENOUGH_MONEY', { balance });
  };

  /** The shared round that takes bets now. @throws PlayRefused `BETTING_CLOSED` */
  const getOpenTable = (game: CatalogueGame) => {
    const engine = engines[game.engine].shared;
    const shared = sharedRounds.current(game);
    if (engine === null || shared === null) return null;
    if (clock() >= shared.runsAt) throw new PlayRefused('BETTING_CLOSED');
    return { engine, shared };
  };

  const write = (currency: string) => (minor: bigint) => formatAmount(minor, currency);

  const open = (session: Session, game: CatalogueGame, press: Press): Round => {
    const engine = engines[game.engine];
    const { version, mathHash } = engine.certificate(game.slug);
    const { walletRef, fundRef, currency } = session;
    const { stake, choice, clientRoundId } = press;
    const seed = seeds.takeNonce(walletRef);
    const random = fairRandom(seed.serverSeed, seed.clientSeed, seed.nonce);
    const bet = { stake, choice, write: write(currency) };
    const { state, payout } = engine.open(game.slug, bet, random);
    const balance = wallets.change(walletRef, fundRef, currency, (payout ?? 0n) - stake);
    const roundId = randomUUID();
    const now = clock();
    const table = getOpenTable(game);
    const expiresAt =
      table === null
        ? now + engine.keepMs
        : table.shared.runsAt + table.engine.getDueMs(game.slug, state, table.shared.result);
    books.run(
      "UPDATE round SET shown = 1 WHERE shown = 0 AND state <> 'open' AND wallet_ref = ?",
      walletRef,
    );
    books.run(
      `INSERT INTO round (round_id, session_id, client_round_id, wallet_ref, player_ref, fund_ref,
         game_code, currency, stake, choice, payout, balance, outcome, algorithm, math_version,
         math_hash, seed_id, nonce, state, at, expires_at, shared_id)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      version,
      mathHash,
      seed.seedId,
      seed.nonce,
      payout === null ? 'open' : 'closed',
      now,
      payout === null ? expiresAt : null,
      table?.shared.sharedId ?? null,
    );
    books.run('UPDATE session SET played_at = ? WHERE session_id = ?', now, session.sessionId);
    return readRound(roundId);
  };

  const readRound = (roundId: string): Round => {
    const round = byId(roundId);
    if (round === null) throw new Error('a round that was written cannot be read');
    return round;
  };

  /** Demo rounds are not reported. */
  const isReported = ({ walletRef, playerRef }: Round): boolean => walletRef === playerRef;

  const getBetEvent = (roundId: string): RoundEvent | undefined =>
    getEvents(roundId).find(({ type }) => type === 'bet');

  /** Writes a step; a payout ends the round, and is booked. */
  const advance = (round: Round, { state, payout }: Progress<unknown>, action: string): Round => {
    const { roundId, walletRef, fundRef, currency } = round;
    const balance = wallets.change(walletRef, fundRef, currency, payout ?? 0n);
    books.run(
      `UPDATE round SET outcome = ?, payout = ?, balance = ?, state = ?, expires_at = ?,
         steps = steps + ?, last_action = ?
       WHERE round_id = ?`,
      JSON.stringify(state),
      payout ?? 0n,
      balance,
      payout === null ? 'open' : 'closed',
      payout === null ? round.expiresAt : null,
      action === '' ? 0 : 1,
      action,
      roundId,
    );
    const next = readRound(roundId);
    if (payout !== null && isReported(round)) {
      const refTxId = getBetEvent(roundId)?.txId ?? null;
      book(next, { type: 'win', amount: payout, refTxId, roundClosed: true }, null);
      platform.tellRound(next);
    }
    return next;
  };

  const takeBack = (round: Round): Round => {
    const { roundId, walletRef, fundRef, currency, stake } = round;
    const balance = wallets.change(walletRef, fundRef, currency, stake);
    books.run(
      "UPDATE round SET state = 'void', balance = ?, expires_at = NULL WHERE round_id = ?",
      balance,
      roundId,
    );
    const next = readRound(roundId);
    if (isReported(round)) {
      const refTxId = getBetEvent(roundId)?.txId ?? null;
      book(next, { type: 'rollback', amount: stake, refTxId, roundClosed: true }, null);
      if (round.state === 'open') platform.tellRound(next);
    }
    return next;
  };

  const getGame = (round: Round): CatalogueGame | undefined => games.get(round.gameCode);

  /** An open bet with its shared round; null for a round of its own. */
  const getTable = (round: Round) => {
    const shared = round.sharedId === null ? null : sharedRounds.byId(round.sharedId);
    const game = getGame(round);
    const engine = game ? engines[game.engine].shared : null;
    return shared && game && engine ? { shared, game, engine } : null;
  };
  type Table = NonNullable<ReturnType<typeof getTable>>;

  const toOpen = (round: Round) => ({
    stake: round.stake,
    state: JSON.parse(round.outcome) as unknown,
  });

  /**
   * Ends a bet on a shared round at its time. A round that nobody could act in, because the provider
   * was down, takes nothing from a player: a bet that it would lose is void.
   */
  const settleShared = (round: Round, { shared, game, engine }: Table): void => {
    const ended = engine.settle(game.slug, toOpen(round), shared.result);
    const isLate = clock() - (round.expiresAt ?? 0) > LATE_MS;
    if (isLate && ended.payout === 0n) takeBack(round);
    else advance(round, ended, '');
    sharedRounds.announce(game.slug);
  };

  /** An action in a shared round; after its end, the end itself. @returns null if it is forbidden */
  const act = (
    round: Round,
    { shared, game, engine }: Table,
    action: unknown,
  ): Progress<unknown> | null => {
    const now = clock();
    const bet = toOpen(round);
    if (now < shared.runsAt) return null;
    if (now >= (round.expiresAt ?? 0)) return engine.settle(game.slug, bet, shared.result);
    return engine.act(game.slug, bet, now - shared.runsAt, shared.result, action);
  };

  const abandon = (round: Round): void => {
    const table = getTable(round);
    if (table !== null) {
      settleShared(round, table);
      return;
    }
    const game = getGame(round);
    const ended = game && engines[game.engine].abandon(game.slug, toOpen(round));
    if (ended) advance(round, ended, '');
    else takeBack(round);
  };

  const rounds: Rounds = {
    byId,
    getEvents,

    play(session, game, press) {
      const round = books.transaction(() => {
        const known = repeated(session, press.clientRoundId);
        if (known !== null) {
          const same = known.stake === press.stake && known.choice === toJson(press.choice);
          if (same) return known;
          throw new PlayRefused('DUPLICATE_CONFLICT');
        }
        check(session, game, press.stake);
        const opened = open(session, game, press);
        if (!isReported(opened)) return opened;
        const bet = { type: 'bet', amount: opened.stake, refTxId: null } as const;
        const refTxId = book(opened, { ...bet, roundClosed: false }, session.platformToken);
        if (opened.state === 'open') platform.tellRound(opened);
        else {
          const win = { amount: opened.payout, refTxId, roundClosed: true };
          book(opened, { ...win, type: 'win' }, null);
        }
        return opened;
      });
      platform.deliver();
      if (round.state === 'open') onOpened();
      if (round.sharedId !== null) sharedRounds.announce(game.slug);
      return round;
    },

    step(session, game, { roundId, step, action }) {
      const round = books.transaction(() => {
        const found = byId(roundId);
        const isTheirs = found?.walletRef === session.walletRef && found.gameCode === game.slug;
        if (!found || !isTheirs) throw new PlayRefused('BET_NOT_FOUND');
        const isRepeat = found.steps === step && found.lastAction === toJson(action);
        if (isRepeat || found.state !== 'open') return found;
        if (step !== found.steps + 1) throw new PlayRefused('DUPLICATE_CONFLICT');
        const table = getTable(found);
        const progress = table
          ? act(found, table, action)
          : engines[game.engine].step(game.slug, toOpen(found), action);
        if (progress === null) throw new PlayRefused('DUPLICATE_CONFLICT');
        return advance(found, progress, toJson(action));
      });
      platform.deliver();
      return round;
    },

    leave(session) {
      books.transaction(() => {
        for (const round of rounds.getOpen(session)) {
          const table = getTable(round);
          if (table === null) continue;
          const ended = act(round, table, table.engine.leave);
          if (ended === null) takeBack(round);
          else advance(round, ended, '');
          sharedRounds.announce(table.game.slug);
        }
      });
      platform.deliver();
    },

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

    expire() {
      const next = books.transaction(() => {
        const due = books.all(
          roundRow,
          "SELECT * FROM round WHERE state = 'open' AND expires_at <= ?",
          clock(),
        );
        for (const round of due) abandon(round);
        return books.one(instant, "SELECT min(expires_at) AS at FROM round WHERE state = 'open'");
      });
      platform.deliver();
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
        if (found === null || !getBetEvent(roundId)) {
          throw new Refused(404, 'BET_NOT_FOUND', 'no such round of a player');
        }
        if (found.state === 'void') return found;
        if (found.payout > 0n) {
          throw new Refused(409, 'DUPLICATE_CONFLICT', 'a round that has paid is not taken back');
        }
        return takeBack(found);
      });
      platform.deliver();
      return round;
    },
  };
  return rounds;
}
