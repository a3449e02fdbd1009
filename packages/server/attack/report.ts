import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Result } from './attack.ts';

const REPORT = join(import.meta.dirname, '../../../docs/reliability.md');

/** Terminal output: one line, and one more for each harm. */
export function getLine({ scenario, seconds, observations }: Result): string {
  const harms = observations.filter(({ isHarm }) => isHarm);
  const outcome = harms.length === 0 ? 'no harm' : 'HARM';
  return [
    `  ${scenario.name.padEnd(18)}${outcome}  (${observations.length} checks, ${seconds} s)`,
    ...observations.map(
      ({ what, measured, isHarm }) => `    ${isHarm ? '✗' : '✓'} ${what}: ${measured}`,
    ),
  ].join('\n');
}

/** The results of `pnpm torture`, written by hand, stay below the report. */
const KEPT = '\n## Kills under load\n';

/** Writes docs/reliability.md. */
export function writeReport(results: ReadonlyMap<string, readonly Result[]>): void {
  const [, kept] = readFileSync(REPORT, 'utf8').split(KEPT, 2);
  const report = getReport(results, new Date());
  writeFileSync(REPORT, kept === undefined ? report : `${report}${KEPT}${kept}`);
}

export function getReport(results: ReadonlyMap<string, readonly Result[]>, now: Date): string {
  const all = [...results.values()].flat();
  const harms = all.flatMap(({ observations }) => observations.filter(({ isHarm }) => isHarm));
  const seconds = all.reduce((sum, result) => sum + result.seconds, 0);
  const names = [...new Set(all.map(({ scenario }) => scenario))];
  return [
    '# Reliability under attack',
    '',
    'Written by `pnpm attack`, which attacks running servers with a hostile player, bank, game provider and identity provider, and with failures at the worst moment. It starts the servers, the databases and the sandbox itself, on free ports of this machine, and refuses any other target. Third parties are attacked through a proxy in front of the sandbox that delays, cuts, repeats and alters what passes.',
    '',
    'How to run it: `pnpm attack` (everything, on both databases, about five minutes), `pnpm attack slow-bank` (one scenario), `pnpm attack slow-bank postgres` (on one database). It needs a PostgreSQL at 127.0.0.1:5432 or `TEST_DATABASE_URL` and skips that half where there is none. It exits with 1 when a scenario did harm. After each scenario every server has to be alive, and the auditor checks the whole ledger and every domain row.',
    '',
    `Last run: ${now.toISOString().slice(0, 10)}, ${[...results.keys()].join(' and ')}, ${availableParallelism()} processors, ${seconds} s. ${harms.length === 0 ? 'No harm was done.' : `${harms.length} checks failed.`}`,
    '',
    '| Scenario | Attacks | What is tried | Before | Now |',
    '| --- | --- | --- | --- | --- |',
    ...names.map(({ name, statements, tries, before }) => {
      const own = all.filter(({ scenario }) => scenario.name === name);
      const failed = own.flatMap(({ observations }) => observations.filter(({ isHarm }) => isHarm));
      const now = failed.length === 0 ? 'no harm' : failed.map(({ what }) => what).join('; ');
      return `| ${[name, statements.join(' '), tries, before ?? '', now].join(' | ')} |`;
    }),
    '',
    '"Before" is the outcome of the same attack on revision 344e910.',
    ...[...results].flatMap(([database, rows]) => [
      '',
      `## Measured on ${database}`,
      ...rows.flatMap(({ scenario, observations }) => [
        '',
        `### ${scenario.name}`,
        '',
        ...observations.map(
          ({ what, measured, isHarm }) => `- ${isHarm ? '**HARM** ' : ''}${what}: ${measured}`,
        ),
      ]),
    ]),
    '',
  ].join('\n');
}
