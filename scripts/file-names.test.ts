import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

it('docs/life-of-a-deposit.md names files that exist', () => {
  const page = readFileSync(`${root}docs/life-of-a-deposit.md`, 'utf8');
  const names = [...page.matchAll(/`((?:packages|e2e|docs)\/[^`\s]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !existsSync(`${root}${name}`))).toEqual([]);
});

// On a file system that ignores case, the second file would replace the first one.
it('no two files of a public package differ in case alone', () => {
  const names = globSync('packages/{tokens,ui,flows,api}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((name) => !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => name.replace(/\.tsx?$/, '').toLowerCase());
  expect(names.length).toBeGreaterThan(300);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
