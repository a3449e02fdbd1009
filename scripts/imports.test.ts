import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

const workspace = mkdtempSync(join(tmpdir(), 'parlor-imports-'));
afterAll(() => rmSync(workspace, { recursive: true }));

const options = await extractDepcruiseOptions(`${root}dependency-cruiser.config.mjs`);

/** Writes the files into an empty workspace and returns the names of the rules that they break. */
async function broken(files: Record<string, string>): Promise<string[]> {
  rmSync(join(workspace, 'packages'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(workspace, 'packages', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const { output } = await cruise(['packages'], {
    ...options,
    baseDir: workspace,
    outputType: 'json',
  });
  const { summary } = JSON.parse(String(output)) as ICruiseResult;
  return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
}

const target = 'export interface T { a: number }\nexport const value = 1;\n';

describe('package imports: a planted violation is found', () => {
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
  ])('%s may not import %s, not even a type', async (from, to) => {
    const found = await broken({
      [`${from}/src/a.ts`]: `import type { T } from '../../${to}/src/b.ts';\nexport type U = T;\n`,
      [`${to}/src/b.ts`]: target,
    });
    expect(found).toContain(`${from}-imports-one-way`);
  });

  it.each([
    ['ui', 'tokens'],
    ['app', 'flows'],
    ['server', 'api'],
  ])('%s may import %s', async (from, to) => {
    const found = await broken({
      [`${from}/src/a.ts`]: `import { value } from '../../${to}/src/b.ts';\nexport const b = value;\n`,
      [`${to}/src/b.ts`]: target,
    });
    expect(found).toEqual([]);
  });

  it('the sandbox may import types of the contract, but no code of it', async () => {
    const api = { 'api/src/b.ts': target };
    const typeOnly = `import type { T } from '../../api/src/b.ts';\nexport type U = T;\n`;
    expect(await broken({ ...api, 'sandbox/src/a.ts': typeOnly })).toEqual([]);
    const code = `import { value } from '../../api/src/b.ts';\nexport const b = value;\n`;
    expect(await broken({ ...api, 'sandbox/src/a.ts': code })).toEqual([
      'sandbox-imports-only-types',
    ]);
  });

  it('finds a circular import', async () => {
    const found = await broken({
      'api/src/a.ts': `import { b } from './b.ts';\nexport const a = () => b;\n`,
      'api/src/b.ts': `import { a } from './a.ts';\nexport const b = () => a;\n`,
    });
    expect(found).toEqual(['no-circular']);
  });

  it.each(['tokens', 'api', 'flows', 'app', 'server', 'sandbox', 'art'])(
    'finds a cycle in %s that only a type-only import closes',
    async (name) => {
      const found = await broken({
        [`${name}/src/a.ts`]: `import { b } from './b.ts';\nexport interface A { b: typeof b }\n`,
        [`${name}/src/b.ts`]: `import type { A } from './a.ts';\nexport const b = (a: A) => a;\n`,
      });
      expect(found).toEqual(['no-circular']);
    },
  );
});

/** Two modules of packages/app/src, of which the first imports a type of the second. */
const importing = (from: string, to: string) => ({
  [`app/src/${from}`]: `import type { T } from '${relative(dirname(from), '.')}/${to}';\nexport type U = T;\n`,
  [`app/src/${to}`]: target,
});

describe('the layers of app point one way', () => {
  it.each([
    ['platform', 'languages'],
    ['languages', 'data'],
    ['data', 'navigation'],
    ['navigation', 'components'],
    ['components', 'features'],
    ['features', 'shell'],
    ['features', 'screens'],
    ['shell', 'screens'],
    ['screens', 'shell'],
    ['shell', 'routes'],
    ['screens', 'routes'],
    ['routes', 'app'],
    ['app', 'testing'],
    ['platform', 'app'],
    ['data', 'routes'],
  ])('rejects an import of a type from %s to %s', async (from, to) => {
    expect(await broken(importing(`${from}/a.ts`, `${to}/b.ts`))).toEqual([`app-${from}-layer`]);
  });

  it.each([
    ['languages', 'platform'],
    ['features', 'data'],
    ['screens', 'features'],
    ['routes', 'shell'],
    ['app', 'routes'],
    ['testing', 'app'],
  ])('accepts an import from %s to %s', async (from, to) => {
    expect(await broken(importing(`${from}/a.ts`, `${to}/b.ts`))).toEqual([]);
  });

  it('rejects an import of main', async () => {
    expect(await broken(importing('testing/a.ts', 'main.tsx'))).toEqual(['app-testing-layer']);
  });

  it.each(['test', 'stories'])('accepts any import of a %s file', async (kind) => {
    expect(await broken(importing(`platform/a.${kind}.ts`, 'testing/b.ts'))).toEqual([]);
  });
});

describe('feature areas of app', () => {
  it('may not import each other, not even a type', async () => {
    expect(await broken(importing('features/play/a.ts', 'features/games/b.ts'))).toEqual([
      'app-feature-areas',
    ]);
  });

  it('may import their own area and a shared one', async () => {
    expect(await broken(importing('features/play/a.ts', 'features/play/b.ts'))).toEqual([]);
    expect(await broken(importing('features/play/a.ts', 'features/forms/b.ts'))).toEqual([]);
  });

  it('of two shared areas import each other in one direction', async () => {
    expect(await broken(importing('features/login/a.ts', 'features/forms/b.ts'))).toEqual([]);
    expect(await broken(importing('features/forms/a.ts', 'features/login/b.ts'))).toEqual([
      'app-shared-area-forms',
    ]);
  });

  it('are not imported by a shared area unless they are shared', async () => {
    expect(await broken(importing('features/forms/a.ts', 'features/games/b.ts'))).toEqual([
      'app-shared-area-forms',
    ]);
  });
});

describe('the layers of the server point one way', () => {
  const importType = (path: string) => `import type { T } from '${path}';\nexport type U = T;\n`;

  it.each([
    ['locales', 'core'],
    ['core', 'ledger'],
    ['ledger', 'platform'],
    ['platform', 'domains/site'],
    ['demo-data', 'operator'],
  ])('%s may not import %s, not even a type', async (from, to) => {
    const found = await broken({
      [`server/src/${from}/a.ts`]: importType(`../${to}/index.ts`),
      [`server/src/${to}/index.ts`]: target,
    });
    expect(found).toEqual([`server-${from}-imports-lower-layers`]);
  });

  it.each([
    ['domains/site', 'operator', 'server-domains-imports-lower-layers'],
    ['domains/site', 'domains/games', 'server-domain-site'],
    ['domains/unlisted', 'core', 'server-domain-is-listed'],
  ])('%s may not import %s', async (from, to, rule) => {
    const found = await broken({
      [`server/src/${from}/a.ts`]: importType(`../../${to}/index.ts`),
      [`server/src/${to}/index.ts`]: target,
    });
    expect(found).toEqual([rule]);
  });

  it('a domain imports another one through its index only', async () => {
    const past = (path: string) => ({
      'server/src/domains/games/a.ts': importType(path),
      'server/src/domains/site/index.ts': target,
      'server/src/domains/site/store.ts': target,
    });
    expect(await broken(past('../site/index.ts'))).toEqual([]);
    expect(await broken(past('../site/store.ts'))).toEqual(['server-domains-by-index']);
  });

  it('everything else imports a domain through its index only', async () => {
    const found = await broken({
      'server/src/operator/a.ts': importType('../domains/site/store.ts'),
      'server/src/domains/site/store.ts': target,
    });
    expect(found).toEqual(['server-domains-by-index-from-outside']);
  });

  it('the server’s README draws the imports between domains', async () => {
    const { serverDomains } = await import(`${root}dependency-cruiser.config.mjs`);
    const readme = readFileSync(`${root}packages/server/README.md`, 'utf8');
    const drawn = [...readme.matchAll(/^ {2}([a-z-]+)(?: --> ([a-z& -]+))?$/gm)].map(
      ([, from, to]) => [from, to?.split(' & ') ?? []],
    );
    expect(Object.fromEntries(drawn)).toEqual(serverDomains);
  });
});
