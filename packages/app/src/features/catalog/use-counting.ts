import { countingRecords } from '@parlor/api/calls/promotions';
import type { CountingRecord, GameSummary } from '@parlor/api/entities';
import { getCountedPercent } from '@parlor/api/rules';
import { useHasSession } from '../../data/session.ts';
import { useCall } from '../../data/use-call.ts';

type CountedGame = Pick<GameSummary, 'gameId' | 'categoryId' | 'makerId'>;

interface Counting {
  record: CountingRecord;
  /** Percent of each bet; undefined if the promotion does not pay for the game. */
  percent: number | undefined;
}

/** The player's open promotions; joining and ending one invalidates them. */
export function useCountingRecords(): readonly CountingRecord[] {
  const hasSession = useHasSession();
  // Hundreds of tiles use it: neither a new tile nor focus asks again.
  const { data } = useCall(countingRecords, hasSession ? {} : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
  return data?.rows ?? [];
}

/** What a bet on the game counts for each open promotion. */
export function useCounting(game: CountedGame): readonly Counting[] {
  return useCountingRecords().map((record) => ({
    record,
    percent: getCountedPercent(record, game),
  }));
}
