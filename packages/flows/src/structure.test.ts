import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = dirname(fileURLToPath(import.meta.url));
const NOT_MACHINES = ['kit', 'testing'];

const machines = readdirSync(SOURCE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !NOT_MACHINES.includes(entry.name))
  .map(({ name }) => name);

const isShipped = (file: string): boolean =>
  file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/');

const shipped = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(isShipped);

const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');

/** The rules apply to code only. */
const stripComments = (file: string): string =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');

const parseImports = (file: string): { readonly isType: boolean; readonly from: string }[] =>
  [...stripComments(file).matchAll(/(?:import|export)\s+(type\s)?[^;'"]*?from\s+'([^']+)'/g)].map(
    ([, type, from = '']) => ({ isType: type !== undefined, from }),
  );

/** Files that a module loads at run time, directly and indirectly. */
const reach = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { isType, from } of parseImports(file)) {
    if (!isType && from.startsWith('.')) {
      reach(relative(SOURCE, resolve(SOURCE, dirname(file), from)), seen);
    }
  }
  return seen;
};

describe('one machine, one folder', () => {
  it.each(machines)('%s has all files', (name) => {
    const files = readdirSync(join(SOURCE, name));
    for (const part of ['types.ts', 'machine.ts', 'selectors.ts', 'model.test.ts', 'chart.md']) {
      expect(files).toContain(`${name}.${part}`);
    }
    const tests = files.filter((file) => file.endsWith('.test.ts'));
    expect(tests).not.toEqual([`${name}.model.test.ts`]);
    expect(files).toContain('index.ts');
  });

  it.each(machines)('%s is listed in the table of the README', (name) => {
    const readme = readFileSync(join(SOURCE, '../README.md'), 'utf8');
    expect(readme).toMatch(
      new RegExp(`^\\| \`@parlor/flows/${name}\` .*\\(src/${name}/${name}\\.chart\\.md\\)`, 'm'),
    );
  });

  it.each(machines)('%s is covered by its model', (name) => {
    expect(read(`${name}/${name}.model.test.ts`)).toContain('describeModel(');
  });
});

describe('machines are pure', () => {
  it.each(shipped)('%s uses no clock, random numbers, page or network', (file) => {
    expect(stripComments(file)).not.toMatch(
      /\b(Date|Math\.random|crypto|setTimeout|setInterval|window|document|localStorage|sessionStorage|navigator|fetch|process|console)\b[.(]/,
    );
  });

  it.each(shipped)(
    "%s imports only xstate and the contract's rules, constants, errors and types",
    (file) => {
      const strangers = parseImports(file).filter(
        ({ isType, from }) =>
          !from.startsWith('.') &&
          from !== 'xstate' &&
          !/^@parlor\/api\/(rules|constants|errors)(\/|$)/.test(from) &&
          !(isType && from.startsWith('@parlor/api')),
      );
      expect(strangers).toEqual([]);
    },
  );
});

describe('machines that every page loads, at startup or with a session', () => {
  it.each(['startup', 'session', 'route-guard', 'theme-and-locale', 'online-time', 'daily-notice'])(
    '%s loads no other machine',
    (name) => {
      const folders = new Set([...reach(`${name}/index.ts`)].map((file) => dirname(file)));
      expect([...folders].filter((folder) => folder !== name && folder !== 'kit')).toEqual(
        name === 'session' ? ['route-guard'] : [],
      );
      expect([...reach(`${name}/index.ts`)].filter((file) => file.endsWith('.machine.ts'))).toEqual(
        [`${name}/${name}.machine.ts`],
      );
    },
  );
});
