import type { Watched } from './api.ts';
import { wait } from './view/dom.ts';

/** News of the shared round of now; instants in this device's time. */
export interface SharedNews {
  readonly number: number;
  readonly opensAt: number;
  readonly runsAt: number;
  /** Null until the round has ended. */
  readonly result: unknown;
  readonly nextAt: number | null;
  readonly preview: unknown;
  readonly bets: number;
  /** Results of the last rounds, newest first. */
  readonly history: readonly unknown[];
}

export type SharedPhase = 'betting' | 'closed' | 'ended';

export interface SharedClock {
  readonly news: SharedNews | null;
  readonly phase: SharedPhase;
  /** Follows the rounds until `isOver`. */
  follow(isOver: () => boolean): Promise<void>;
}

const RETRY_MS = 1_000;

/** Follows the rounds that all players of a game share. */
export function createSharedClock(
  watch: (seen: string) => Promise<Watched | null>,
  onNews: (news: SharedNews, before: SharedNews | null) => void,
): SharedClock {
  let news: SharedNews | null = null;
  let seen = '';

  return {
    get news() {
      return news;
    },
    get phase() {
      if (news === null || news.result !== null) return 'ended';
      return Date.now() < news.runsAt ? 'betting' : 'closed';
    },
    async follow(isOver) {
      while (!isOver()) {
        const answer = await watch(seen);
        if (answer === null) {
          await wait(RETRY_MS);
          continue;
        }
        // The provider's clock may differ from this device's.
        const offset = Date.now() - answer.now;
        const before = news;
        seen = answer.version;
        news = {
          number: answer.number,
          opensAt: answer.opensAt + offset,
          runsAt: answer.runsAt + offset,
          result: answer.result,
          nextAt: answer.nextAt === null ? null : answer.nextAt + offset,
          preview: answer.preview,
          bets: answer.bets,
          history: answer.history,
        };
        onNews(news, before);
      }
    },
  };
}
