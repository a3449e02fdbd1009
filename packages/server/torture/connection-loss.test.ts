import { expect, it } from 'vitest';
import { describeOnPostgres } from '../src/testing/index.ts';
import { loseConnections } from './connection-loss.ts';

const ROUNDS = 2;
/** About 25 s on an idle machine. */
const TIMEOUT_MS = 360_000;

describeOnPostgres('S7, S10, S30 lost database connections', (database) => {
  it(
    'stop no server: requests are answered, repeats take effect once, streams and jobs resume',
    async () => {
      const databaseUrl = database().url ?? '';
      const { withdrawals } = await loseConnections({ databaseUrl, rounds: ROUNDS });
      expect(withdrawals).toBe(ROUNDS * 20);
    },
    TIMEOUT_MS,
  );
});
