/**
 * `pnpm torture [embedded | postgres]`: the long run, on both databases unless one is named.
 * `TORTURE_ROUNDS` says how often the server is killed on each. The normal tests run the same with
 * few rounds.
 */
import { onOwnDatabase } from './own-database.ts';
import { torture } from './torture.ts';

const ROUNDS = Number(process.env.TORTURE_ROUNDS ?? 10);
const DATABASES = ['embedded', 'postgres'];

const [, , only] = process.argv;
if (only !== undefined && !DATABASES.includes(only)) {
  console.error(`No such database: ${only}. There are ${DATABASES.join(', ')}.`);
  process.exit(2);
}
if (only !== 'postgres') await run('embedded', undefined);
if (only !== 'embedded') await onOwnDatabase((url) => run('PostgreSQL', url));

async function run(name: string, databaseUrl: string | undefined): Promise<void> {
  const began = Date.now();
  const survived = await torture({ databaseUrl, rounds: ROUNDS });
  console.log(
    `${name}: ${ROUNDS} kills, ${survived.deposits} deposits, ${survived.rounds} rounds and ` +
      `${survived.withdrawals} withdrawals of ${survived.players} players acknowledged, nothing ` +
      `lost; ${survived.repeated} unanswered requests repeated, ${survived.known} of them done ` +
      `before, none of them twice (${Math.round((Date.now() - began) / 1_000)} s)`,
  );
}
