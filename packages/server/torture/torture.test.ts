import { describe, expect, it } from 'vitest';
import { describeOnPostgres } from '../src/testing/index.ts';
import { torture } from './torture.ts';

const ROUNDS = 2;
/** About 20 s on an idle machine. */
const TIMEOUT_MS = 360_000;

async function survives(databaseUrl: string | undefined): Promise<void> {
  const { deposits, rounds, withdrawals, repeated } = await torture({
    databaseUrl,
    rounds: ROUNDS,
  });
  for (const done of [deposits, rounds, withdrawals, repeated]) {
    expect(done).toBeGreaterThanOrEqual(ROUNDS);
  }
}

describe('S7 kill -9 during deposits, bets and withdrawals', () => {
  it(
    'loses nothing acknowledged, repeats nothing, and every sum is correct (embedded)',
    () => survives(undefined),
    TIMEOUT_MS,
  );

  describeOnPostgres('and the same', (database) => {
    it(
      'loses nothing acknowledged, repeats nothing, and every sum is correct',
      () => survives(database().url),
      TIMEOUT_MS,
    );
  });
});
