import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCE = dirname(fileURLToPath(import.meta.url));

/** Contents of the start file: the app itself and home (vite.config.ts, decision record 0047). */
const STARTS = ['main.tsx', 'screens/home/HomeScreen.tsx'];

/** The static imports of a file, without dynamic imports and types. */
const findImports = (file: string): string[] =>
  [
    ...readFileSync(join(SOURCE, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/^(?:import|export)\s+(?!type\b)([^;'"]*?\sfrom\s+)?'([^']+)'/gm),
  ]
    // `import { type A, type B } from …` imports nothing either.
    .filter(([, names = '']) => !/^\{(\s*type\s[^,}]+,?)+\s*\}\s*from/.test(names.trim()))
    .map(([, , from = '']) => from);

const reach = (file: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const from of findImports(file)) {
    const target = relative(SOURCE, resolve(SOURCE, dirname(file), from));
    if (from.startsWith('.') && /\.tsx?$/.test(from) && existsSync(join(SOURCE, target))) {
      reach(target, seen);
    }
  }
  return seen;
};

const started = new Set(STARTS.flatMap((file) => [...reach(file)]));
const machines = new Set(
  [...started].flatMap((file) =>
    findImports(file).flatMap((from) => /^@parlor\/flows\/(.+)$/.exec(from)?.[1] ?? []),
  ),
);

describe('what the start file holds', () => {
  it('contains imports that this test can read', () => {
    expect([...started]).toContain('app/create-app.ts');
    expect([...started]).toContain('screens/home/HomeHeader.tsx');
    expect([...started]).not.toContain('shell/PlayerEffects.tsx');
  });

  it('contains only the machines of every page', () => {
    expect([...machines].sort()).toEqual([
      'kit',
      'route-guard',
      'session',
      'startup',
      'theme-and-locale',
    ]);
  });

  it.each(['react-hook-form', 'dompurify', 'dayjs', '@parlor/ui/Dialog', '@parlor/ui/Sheet'])(
    'nothing of %s',
    (library) => {
      const found = [...started].filter((file) => findImports(file).includes(library));
      expect(found).toEqual([]);
    },
  );
});
