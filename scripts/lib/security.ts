import { globSync, readFileSync } from 'node:fs';
import { root } from './run.ts';
import { testTitles } from './spec.ts';

/** A statement of docs/specification/security.json. */
export interface Statement {
  id: string;
  about: string;
  text: string;
  status: 'built' | 'planned';
  /** The area that must be built before it can be tested completely. */
  waits?: string;
}

/** A test or group whose title names statements. */
export interface Proof {
  file: string;
  title: string;
  statements: string[];
}

const tests = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'packages/*/{torture,attack}/*.test.ts',
  'e2e/*.spec.ts',
];

/** Every test that names a statement in its title (`S13: …`, `… (S4, S5)`). */
export function proofs(): Proof[] {
  return globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] })
    .sort()
    .flatMap((file) => proofsIn(file, readFileSync(`${root}${file}`, 'utf8')));
}

export function proofsIn(file: string, source: string): Proof[] {
  return testTitles(source).flatMap((title) => {
    const statements = [...title.matchAll(/(?<![\w.-])S(\d{1,2})(?![\w-])/g)].map(([name]) => name);
    return statements.length > 0 ? [{ file, title, statements }] : [];
  });
}

/** The mismatches between statements and tests, one line each. */
export function unshown(statements: readonly Statement[], found: readonly Proof[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const shown = new Set(found.flatMap((proof) => proof.statements));
  return [
    ...statements
      .filter(({ id, status }) => status === 'built' && !shown.has(id))
      .map(({ id, text }) => `${id} is built, and no test names it: ${text}`),
    ...statements
      .filter(({ status, waits }) => status === 'planned' && waits === undefined)
      .map(({ id }) => `${id} is planned, and says not what it waits for`),
    ...statements
      .filter(({ id, status }) => status === 'planned' && shown.has(id))
      .map(({ id }) => `${id} is planned, and a test names it: mark it as built`),
    ...found.flatMap(({ file, title, statements: named }) =>
      named
        .filter((id) => !known.has(id))
        .map((id) => `${file} names ${id}, which is no statement: ${title}`),
    ),
  ];
}
