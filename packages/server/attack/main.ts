/**
 * `pnpm attack [scenario] [embedded | postgres]`: every scenario on both databases by default. A
 * run of all scenarios writes docs/reliability.md. Exits with 1 if a scenario did harm.
 */
import { onOwnDatabase } from '../torture/own-database.ts';
import { attack, type Result } from './attack.ts';
import { getLine, writeReport } from './report.ts';
import type { AttackWorld } from './scenario.ts';
import { scenarios } from './scenarios/index.ts';

const DATABASES: readonly AttackWorld['database'][] = ['embedded', 'postgres'];

const args = process.argv.slice(2);
const unknown = args.filter(
  (name) =>
    !DATABASES.some((each) => each === name) && !scenarios.some((each) => each.name === name),
);
if (unknown.length > 0) {
  const lines = scenarios.map(({ name, tries }) => `  ${name.padEnd(18)}${tries}`);
  console.error(
    [
      `No such scenario or database: ${unknown.join(', ')}`,
      '',
      ...lines,
      '',
      `  ${DATABASES.join(', ')}`,
    ].join('\n'),
  );
  process.exit(2);
}
const named = scenarios.filter(({ name }) => args.includes(name));
const databases = DATABASES.filter((name) => args.includes(name));
const results = new Map<string, readonly Result[]>();

async function run(database: string, databaseUrl: string | undefined): Promise<void> {
  console.log(`\n${database}`);
  const onResult = (result: Result) => console.log(getLine(result));
  const chosen = named.length > 0 ? named : scenarios;
  results.set(database, await attack({ databaseUrl, scenarios: chosen, onResult }));
}

const wants = (name: AttackWorld['database']) => databases.length === 0 || databases.includes(name);
if (wants('embedded')) await run('embedded', undefined);
if (wants('postgres')) await onOwnDatabase((url) => run('PostgreSQL', url));
if (named.length === 0 && results.size > 0) writeReport(results);
const isHarmed = [...results.values()]
  .flat()
  .some(({ observations }) => observations.some(({ isHarm }) => isHarm));
process.exit(isHarmed ? 1 : 0);
