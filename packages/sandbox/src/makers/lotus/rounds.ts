import type { Books } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import { InvalidMoveError, OddsChangedError, type RandomSource } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import { Refused } from '../../http/errors.ts';
import { formatAmount } from '../../money.ts';
import { fairRandom, recordDraws } from '../fairness.ts';
import {
  getCost,
  type PlacedBet,
  type Press,
  type Round,
  type RoundEvent,
  type Seed,
  type Session,
} from './books.ts';
import type { StepRequest } from './client-api.ts';
import { getSlipLimit, getStakes } from './games.ts';
import type { Platform } from './platform.ts';
import { createRoundBooks, toJson } from './round-books.ts';
import type { Seeds } from './seeds.ts';
import { PlayRefused } from './sessions.ts';
import { createSharedBets, toOpenRound } from './shared-bets.ts';
import type { SharedRounds } from './shared-rounds.ts';
import type { Wallets } from './wallets.ts';

export interface Rounds {
  /**
   * Opens a round and books its stake in one transaction, before it responds; an engine of single
   * shots also decides it and posts the win. A repeat of the same `clientRoundId` returns the same
   * round. @throws PlayRefused
   */
  play(session: Session, game: CatalogueGame, press: Press, placed?: PlacedBet): Round;
  /** Checks a press before its stake is requested from the platform. @throws PlayRefused */
  assertPlayable(session: Session, game: CatalogueGame, press: Press): void;
  /**
   * Takes the next step of an open round, once per number; a step that ends the round posts its win.
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

const toRandom = (seed: Seed): RandomSource =>
  fairRandom(seed.serverSeed, seed.clientSeed, seed.nonce);

/** A bet on a shared round must not draw: its proof has the numbers of the round alone. */
const noRandom: RandomSource = {
  int() {
    throw new Error('a bet on a shared round takes no random numbers');
  },
};

/** Runs a bet. @throws PlayRefused `ODDS_CHANGED` */
function place<Result>(bet: () => Result): Result {
  try {
    return bet();
  } catch (error) {
    if (error instanceof OddsChangedError) throw new PlayRefused('ODDS_CHANGED');
    throw error;
  }
}

export function createRounds(
  books: Books,
  wallets: Wallets,
  seeds: Seeds,
  platform: Platform,
  games: ReadonlyMap<string, CatalogueGame>,
  sharedRounds: SharedRounds,
  clock: Clock,
  /** Called when a round was opened that may end automatically. */
  onOpened: () => void,
): Rounds {
  const records = createRoundBooks(books, wallets, platform, clock);
  const sharedBets = createSharedBets(records, sharedRounds, games, clock);

  /**
   * Whether the game offers the stake: one of its levels; for a slip, bets of at least the lowest
   * level each, up to the game's highest stake in all.
   */
  const isOffered = (session: Session, game: CatalogueGame, { stake, choice }: Press): boolean => {
    const levels = getStakes(game, session.currency, session.maxStake);
    const bets = engines[game.engine].getStakes(game.slug, choice);
    if (bets === null) return levels.includes(stake);
    const sum = bets.reduce((total, bet) => total + bet, 0n);
    if (sum !== stake) throw new InvalidMoveError();
    const [lowest] = levels;
    const limit = getSlipLimit(game, session.currency, session.maxStake);
    return lowest !== undefined && bets.every((bet) => bet >= lowest) && stake <= limit;
  };

  /** Checks the rules before a stake is taken. */
  const check = (session: Session, game: CatalogueGame, press: Press): void => {
    const held = wallets.balance(session.walletRef, session.fundRef, session.currency);
    const balance = formatAmount(held, session.currency);
    const isAllowed = press.isFreeSpin ? session.freeSpins > 0 : isOffered(session, game, press);
    if (!isAllowed) {
      throw new PlayRefused('LIMIT_REACHED', { balance });
    }
    const pace = engines[game.engine].paceMs ?? session.minSpinMs;
    const early = session.playedAt + pace - clock();
    if (early > JITTER_MS) throw new PlayRefused('LIMIT_REACHED', { balance, retryAfterMs: early });
    if (records.getOpen(session).length > 0)
      throw new PlayRefused('DUPLICATE_CONFLICT', { balance });
  };

  const checkBalance = (session: Session, press: Press): void => {
    const held = wallets.balance(session.walletRef, session.fundRef, session.currency);
    if (held >= getCost(press)) return;
    throw new PlayRefused('NOT_ENOUGH_MONEY', { balance: formatAmount(held, session.currency) });
  };

  const open = (
    session: Session,
    game: CatalogueGame,
    press: Press,
    placed: PlacedBet | undefined,
  ): Round => {
    const engine = engines[game.engine];
    const { stake, choice } = press;
    const table = sharedBets.getTaking(game);
    // All players of a shared round have its numbers, from its chain; a bet draws none of its own.
    const seed = table === null ? seeds.takeNonce(session.walletRef) : null;
    const random = recordDraws(seed === null ? noRandom : toRandom(seed));
    const write = (minor: bigint): string => formatAmount(minor, session.currency);
    const shared =
      table === null
        ? {}
        : { shared: { result: table.shared.result, elapsedMs: clock() - table.shared.runsAt } };
    const progress = place(() =>
      engine.open(game.slug, { stake, choice, write, ...shared }, random),
    );
    const expiresAt =
      table === null
        ? clock() + engine.keepMs
        : table.shared.runsAt +
          table.engine.getDueMs(game.slug, progress.state, table.shared.result);
    return records.open({
      session,
      press,
      progress,
      certificate: engine.certificate(game.slug),
      seed,
      draws: random.draws,
      expiresAt,
      sharedId: table?.shared.sharedId ?? null,
      placed,
    });
  };

  /** Ends an open round whose time is up. */
  const expireRound = (round: Round): void => {
    const table = sharedBets.getTable(round);
    if (table !== null) {
      sharedBets.settle(round, table);
      return;
    }
    const game = games.get(round.gameCode);
    const ended = game && engines[game.engine].abandon(game.slug, toOpenRound(round));
    if (ended) records.advance(round, ended, '');
    else records.void(round);
  };

  /** Runs what posts money in a transaction, then starts delivering its reports. */
  const inTransaction = <Result>(run: () => Result): Result => {
    const result = books.transaction(run);
    platform.deliver();
    return result;
  };

  return {
    byId: records.byId,
    getEvents: records.getEvents,
    getBet: records.getBet,
    getOpen: records.getOpen,
    hasOpen: records.hasOpen,
    toShow: records.toShow,

    assertPlayable(session, game, press) {
      check(session, game, press);
      sharedBets.getTaking(game);
    },

    play(session, game, press, placed) {
      const round = inTransaction(() => {
        const known = records.findRepeat(session, press.clientRoundId);
        if (known !== null) {
          const same =
            known.stake === press.stake &&
            known.isFreeSpin === (press.isFreeSpin ?? false) &&
            known.choice === toJson(press.choice);
          if (same) return known;
          throw new PlayRefused('DUPLICATE_CONFLICT');
        }
        check(session, game, press);
        checkBalance(session, press);
        return open(session, game, press, placed);
      });
      if (round.state === 'open') onOpened();
      if (round.sharedId !== null) sharedRounds.announce(game.slug);
      return round;
    },

    step(session, game, { roundId, step, action }) {
      return inTransaction(() => {
        const found = records.byId(roundId);
        const isTheirs = found?.walletRef === session.walletRef && found.gameCode === game.slug;
        if (!found || !isTheirs) throw new PlayRefused('BET_NOT_FOUND');
        const isRepeat = found.steps === step && found.lastAction === toJson(action);
        if (isRepeat || found.state !== 'open') return found;
        if (step !== found.steps + 1) throw new PlayRefused('DUPLICATE_CONFLICT');
        const table = sharedBets.getTable(found);
        const progress = table
          ? sharedBets.act(found, table, action)
          : engines[game.engine].step(game.slug, toOpenRound(found), action);
        if (progress === null) throw new PlayRefused('DUPLICATE_CONFLICT');
        return records.advance(found, progress, toJson(action));
      });
    },

    leave(session) {
      inTransaction(() => sharedBets.leave(session));
    },

    expire: () =>
      inTransaction(() => {
        for (const round of records.getDue()) expireRound(round);
        return records.getNextDue();
      }),

    shown(session, roundId) {
      if (!records.markShown(session, roundId)) throw new PlayRefused('BET_NOT_FOUND');
    },

    void(roundId) {
      return inTransaction(() => {
        const found = records.byId(roundId);
        if (found === null || !records.getBetEvent(roundId)) {
          throw new Refused(404, 'BET_NOT_FOUND', 'no such round of a player');
        }
        if (found.state === 'void') return found;
        if (found.payout > 0n) {
          throw new Refused(409, 'DUPLICATE_CONFLICT', 'a round that has paid is not taken back');
        }
        return records.void(found);
      });
    },
  };
}
