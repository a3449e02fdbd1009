import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** Statements that write a state, by file and line. */
function changesOfState(): { place: string; statement: string }[] {
  return globSync('**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts', 'testing/**'] })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(SOURCE, file), 'utf8');
      return [...source.matchAll(/\.updateTable\('\w+'\)[\s\S]*?\.(?:execute\w*\(|returning)/g)]
        .filter(([statement]) => /\bstate(?::|,|\s*\})/.test(getAssignments(statement)))
        .map(({ 0: statement, index }) => ({
          place: `${file}:${source.slice(0, index).split('\n').length}`,
          statement,
        }));
    });
}

/** The assignments of a statement: everything before its first condition. */
function getAssignments(statement: string): string {
  return statement.split('.where(')[0] ?? '';
}

it('S6 every statement that changes a state checks the expected one', () => {
  const changes = changesOfState();
  expect(changes.length).toBeGreaterThan(10);
  const unguarded = changes.filter(({ statement }) => !/\.where\('state',/.test(statement));
  expect(unguarded.map(({ place }) => place)).toEqual([]);
});
