import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { RouteName } from '../navigation/paths.ts';
import { routeTable } from './table/index.ts';
import { screens } from './table/screens.ts';

/*
 * A screen, and a part that loads later, lists the namespaces that it needs beside `common`. A
 * missing namespace would show keys instead of texts, so this test reads the sources: the imports
 * of a screen, and the namespaces that all of them use.
 */

const src = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = new Map(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|css)\./.test(name))
    // Comments may mention any text.
    .map((name) => [name, readFileSync(join(src, name), 'utf8').replace(/\/\*.*?\*\//gs, '')]),
);

const resolve = (from: string, to: string) => relative(src, join(src, dirname(from), to));

const findImports = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/^(?:import|export) (?!type ).*?from '(\.[^']+)';/gms)]
    .map(([, to = '']) => resolve(file, to))
    .filter((to) => sources.has(to));

/** The definition of a screen or part in its loader. */
interface Loaded {
  file: string;
  texts: string[];
}

/** `{ …, texts: ['wallet'], load: () => import('…') }`, in any order. */
const loadedBy = (file: string): Loaded[] =>
  [...(sources.get(file) ?? '').matchAll(/\{[^{}]*\bimport\('(\.[^']+)'\)[^{}]*\}/g)].map(
    ([row, to = '']) => ({
      file: resolve(file, to),
      texts: [...(/texts: \[([^\]]*)\]/.exec(row)?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
        ([, name = '']) => name,
      ),
    }),
  );

/** Without the namespace `errors`, a failure is shown in the server's text (`data/errors.ts`). */
const optional: ReadonlySet<string> = new Set(['data/errors.ts']);

function saidBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || optional.has(file)) return new Set();
  seen.add(file);
  const said = new Set<string>();
  for (const [, name = ''] of (sources.get(file) ?? '').matchAll(/['`](\w+):[a-zA-Z$]/g)) {
    if (namespaces.has(name)) said.add(name);
  }
  for (const next of findImports(file)) for (const name of saidBy(next, seen)) said.add(name);
  return said;
}

const namespaces = new Set(
  [...sources.keys()].flatMap((name) => /^languages\/en_US\/(\w+)\.ts$/.exec(name)?.[1] ?? []),
);
const SCREENS = 'routes/table/screens.ts';
/** The screens, with the namespaces of their rows. */
const routed = [
  ...(sources.get(SCREENS) ?? '').matchAll(/(\w+): \(\) => import\('([^']+)'\)/g),
].map(
  ([, name = '', to = '']): Loaded => ({
    file: resolve(SCREENS, to),
    texts: [...(routeTable[name as RouteName].texts ?? [])],
  }),
);
const loaded = [
  ...routed,
  ...[...sources.keys()].filter((file) => file !== SCREENS).flatMap(loadedBy),
];

describe('texts are loaded with the screens that use them', () => {
  it('covers every screen and component', () => {
    expect(routed).toHaveLength(Object.keys(screens).length);
    expect(loaded.length).toBeGreaterThan(routed.length + 10);
    expect(saidBy('screens/withdrawal/WithdrawalAuditScreen.tsx')).toContain('dates');
  });

  it.each(loaded)('$file', ({ file, texts }) => {
    expect([...saidBy(file)].filter((name) => !texts.includes(name))).toEqual([]);
  });
});
