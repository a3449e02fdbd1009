import { describe, expect, it } from 'vitest';
import { canMakeCluster, makeCluster } from './own-cluster.ts';
import { restartPostgres } from './postgres-restart.ts';

const OUTAGE_MS = 10_000;
/** About 30 s on an idle machine. */
const TIMEOUT_MS = 360_000;

// Without the programs of PostgreSQL (initdb, pg_ctl) this test is reported as skipped.
describe.skipIf(!canMakeCluster)('S7, S30 a PostgreSQL stopped for ten seconds', () => {
  it(
    'stops no server: requests get 503, repeats take effect once, streams and jobs resume',
    async () => {
      const cluster = await makeCluster();
      try {
        const { withdrawals } = await restartPostgres(cluster, OUTAGE_MS);
        expect(withdrawals).toBe(10);
      } finally {
        await cluster.remove();
      }
    },
    TIMEOUT_MS,
  );
});
