import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Books } from '../../books/books.ts';
import type { CatalogueGame } from '../../catalogue/index.ts';
import type { Clock } from '../../clock.ts';
import { engines } from '../../games/engines.ts';
import { fairRandom, recordDraws, serverSeedHash } from '../fairness.ts';
import { type SharedRound, sharedRow } from './books.ts';
import type { HashChains } from './chains.ts';

/** The rounds of games on a shared clock: one after the other for as long as somebody looks. */
export interface SharedRounds {
  /**
   * The round of now; starts the next one if the last is over. Null for other engines.
   *
   * @param salt the client seed of the player who looks; the first one of a chain fixes its salt.
   */
  current(game: CatalogueGame, salt?: string): SharedRound | null;
  byId(sharedId: string): SharedRound | null;
  /** The last rounds that have ended, newest first. */
  history(gameCode: string): SharedRound[];
  /** Number of bets on a round. */
  countBets(sharedId: string): number;
  /** Wakes those who wait for news of a game. */
  announce(gameCode: string): void;
  /** Resolves at news of a game, or after `ms`. */
  wait(gameCode: string, ms: number): Promise<void>;
  /** Wakes everybody, and lets nobody wait any more. */
  stop(): void;
}

const HISTORY = 12;
/** A game that nobody watched for longer than this opens its next round at once. */
const IDLE_MS = 1_000;

const count = z.object({ count: z.bigint() });

export function createSharedRounds(books: Books, chains: HashChains, clock: Clock): SharedRounds {
  const waiting = new Map<string, Set<() => void>>();
  let stopped = false;

  const latest = (gameCode: string): SharedRound | null =>
    books.one(
      sharedRow,
      'SELECT * FROM shared_round WHERE game_code = ? ORDER BY number DESC LIMIT 1',
      gameCode,
    );

  const open = (
    game: CatalogueGame,
    before: SharedRound | null,
    salt: string | undefined,
  ): SharedRound | null => {
    const { shared } = engines[game.engine];
    if (shared === null) return null;
    const now = clock();
    const isLate = before === null || now - before.nextAt > IDLE_MS;
    const opensAt = isLate ? now : before.nextAt;
    const number = (before?.number ?? 0) + 1;
    const taken = chains.take(game.slug, salt);
    const random = recordDraws(fairRandom(taken.link, taken.salt, taken.index));
    const { result, bettingMs, runningMs, pauseMs } = shared.draw(game.slug, random);
    const runsAt = opensAt + bettingMs;
    const endsAt = runsAt + runningMs;
    books.run(
      'INSERT INTO shared_round VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
      randomUUID(),
      game.slug,
      number,
      taken.link,
      serverSeedHash(taken.link),
      JSON.stringify(result),
      opensAt,
      runsAt,
      endsAt,
      endsAt + pauseMs,
      JSON.stringify(random.draws),
      taken.chain.chainId,
      taken.index,
    );
    return latest(game.slug);
  };

  const announce = (gameCode: string): void => {
    for (const wake of waiting.get(gameCode) ?? []) wake();
  };

  return {
    current: (game, salt) =>
      books.transaction(() => {
        const known = latest(game.slug);
        return known !== null && clock() < known.nextAt ? known : open(game, known, salt);
      }),

    byId: (sharedId) =>
      books.one(sharedRow, 'SELECT * FROM shared_round WHERE shared_id = ?', sharedId),

    history: (gameCode) =>
      books.all(
        sharedRow,
        `SELECT * FROM shared_round WHERE game_code = ? AND ends_at <= ?
         ORDER BY number DESC LIMIT ${HISTORY}`,
        gameCode,
        clock(),
      ),

    countBets: (sharedId) =>
      Number(
        books.one(count, 'SELECT count(*) AS count FROM round WHERE shared_id = ?', sharedId)
          ?.count ?? 0n,
      ),

    announce,

    wait: (gameCode, ms) =>
      new Promise((resolve) => {
        if (stopped) return resolve();
        const waiters = waiting.get(gameCode) ?? new Set();
        waiting.set(gameCode, waiters);
        const timer = setTimeout(wake, ms);
        function wake(): void {
          clearTimeout(timer);
          waiters.delete(wake);
          resolve();
        }
        waiters.add(wake);
      }),

    stop() {
      stopped = true;
      for (const gameCode of waiting.keys()) announce(gameCode);
    },
  };
}
