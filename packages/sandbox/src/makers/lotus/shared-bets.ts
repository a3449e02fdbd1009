import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import type { Progress, SharedEngine } from '../../games/engine.ts';
import { engines } from '../../games/engines.ts';
import type { Round, Session, SharedRound } from './books.ts';
import type { RoundBooks } from './round-books.ts';
import { PlayRefused } from './sessions.ts';
import type { SharedRounds } from './shared-rounds.ts';

/** A shared round with its game and the part of its engine that runs it. */
interface Table {
  readonly shared: SharedRound;
  readonly game: CatalogueGame;
  readonly engine: SharedEngine;
}

/** Players' bets on rounds that all players of a game share. */
export interface SharedBets {
  /** The round that takes bets now; null for an engine without shared rounds. @throws PlayRefused `BETTING_CLOSED` */
  getTaking(game: CatalogueGame): Table | null;
  /** The shared round of a bet; null for a round of its own. */
  getTable(round: Round): Table | null;
  /** A player's action; after the bet's time, its end. @returns null if it is forbidden */
  act(round: Round, table: Table, action: unknown): Progress<unknown> | null;
  /**
   * Ends a bet at its time. A round that nobody could act in, because the provider was down, takes
   * nothing from a player: a bet that it would lose is void, or each bet if the engine says so.
   */
  settle(round: Round, table: Table): void;
  /**
   * Ends the player's open bets: a running one as the engine declares; before that, it is void. Bets
   * of an engine whose rounds go on without the player stay.
   */
  leave(session: Session): void;
}

/** A bet that is ended this much after its time belongs to a round that nobody could act in. */
const LATE_MS = 5_000;

export const toOpenRound = (round: Round) => ({
  stake: round.stake,
  state: JSON.parse(round.outcome) as unknown,
});

export function createSharedBets(
  records: RoundBooks,
  sharedRounds: SharedRounds,
  games: ReadonlyMap<string, CatalogueGame>,
  clock: Clock,
): SharedBets {
  const bets: SharedBets = {
    getTaking(game) {
      const engine = engines[game.engine].shared;
      const shared = sharedRounds.current(game);
      if (engine === null || shared === null) return null;
      if (!engine.takesBets(game.slug, clock() - shared.runsAt)) {
        throw new PlayRefused('BETTING_CLOSED');
      }
      return { engine, shared, game };
    },

    getTable(round) {
      const shared = round.sharedId === null ? null : sharedRounds.byId(round.sharedId);
      const game = games.get(round.gameCode);
      const engine = game ? engines[game.engine].shared : null;
      return shared && game && engine ? { shared, game, engine } : null;
    },

    act(round, { shared, game, engine }, action) {
      const now = clock();
      const bet = toOpenRound(round);
      if (now < shared.runsAt) return null;
      if (now >= (round.expiresAt ?? 0)) return engine.settle(game.slug, bet, shared.result);
      return engine.act(game.slug, bet, now - shared.runsAt, shared.result, action);
    },

    settle(round, { shared, game, engine }) {
      const ended = engine.settle(game.slug, toOpenRound(round), shared.result);
      const isLate = clock() - (round.expiresAt ?? 0) > LATE_MS;
      if (isLate && (engine.voidsLate || ended.payout === 0n)) records.void(round);
      else records.advance(round, ended, '');
      sharedRounds.announce(game.slug);
    },

    leave(session) {
      for (const round of records.getOpen(session)) {
        const table = bets.getTable(round);
        if (table === null || table.engine.leave === null) continue;
        const ended = bets.act(round, table, table.engine.leave);
        if (ended === null) records.void(round);
        else records.advance(round, ended, '');
        sharedRounds.announce(table.game.slug);
      }
    },
  };
  return bets;
}
