import { existsSync, readFileSync } from 'node:fs';
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
