import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

const workspace = mkdtempSync(join(tmpdir(), 'parlor-imports-'));
afterAll(() => rmSync(workspace, { recursive: true }));

/** Writes the files into an empty workspace, and answers the names of the rules that they break. */
function broken(files: Record<string, string>): string[] {
  rmSync(join(workspace, 'packages'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(workspace, 'packages', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const config = `${root}dependency-cruiser.config.mjs`;
  const { stdout } = spawnSync(
    `${root}node_modules/.bin/depcruise`,
    ['--config', config, '--output-type', 'json', 'packages'],
    { cwd: workspace, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const target = 'export interface T { a: number }\nexport const value = 1;\n';

describe('imports run one way: a planted violation is found', () => {
  it.each([
    ['tokens', 'ui'],
    ['ui', 'api'],
    ['ui', 'flows'],
    ['api', 'flows'],
    ['flows', 'ui'],
    ['flows', 'app'],
    ['server', 'flows'],
    ['server', 'sandbox'],
    ['sandbox', 'server'],
    ['sandbox', 'art'],
    ['art', 'server'],
    ['app', 'server'],
  ])('%s may not import %s, not even a type', (from, to) => {
    const found = broken({
      [`${from}/src/a.ts`]: `import type { T } from '../../${to}/src/b.ts';\nexport type U = T;\n`,
      [`${to}/src/b.ts`]: target,
    });
    expect(found).toContain(`${from}-imports-one-way`);
  });

  it.each([
    ['ui', 'tokens'],
    ['app', 'flows'],
    ['server', 'api'],
  ])('%s may import %s', (from, to) => {
    const found = broken({
      [`${from}/src/a.ts`]: `import { value } from '../../${to}/src/b.ts';\nexport const b = value;\n`,
      [`${to}/src/b.ts`]: target,
    });
    expect(found).toEqual([]);
  });

  it('the sandbox may import types of the contract, but no code of it', () => {
    const api = { 'api/src/b.ts': target };
    const typeOnly = `import type { T } from '../../api/src/b.ts';\nexport type U = T;\n`;
    expect(broken({ ...api, 'sandbox/src/a.ts': typeOnly })).toEqual([]);
    const code = `import { value } from '../../api/src/b.ts';\nexport const b = value;\n`;
    expect(broken({ ...api, 'sandbox/src/a.ts': code })).toEqual(['sandbox-knows-only-types']);
  });

  it('a circle of modules is found', () => {
    const found = broken({
      'api/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
      'api/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
    });
    expect(found).toEqual(['no-circular']);
  });
});
