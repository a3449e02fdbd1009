import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { root } from './lib/run.ts';

// Never offered to players: a test adds it where README.md of @parlor/tokens says.
vi.mock('../packages/tokens/src/themes/names.ts', async (load) => {
  const names = await load<typeof import('../packages/tokens/src/themes/names.ts')>();
  const themeSources = { ...names.themeSources, violet: { brand: 'violet', neutral: 'mauve' } };
  return { ...names, themeSources, themeNames: Object.keys(themeSources) };
});

test('a theme added to themes/names.ts gets its values, which reach every ratio', async () => {
  const { measureContrast } = await import('../packages/tokens/src/contrast.ts');
  const violet = measureContrast().filter(({ theme }) => String(theme) === 'violet');
  expect(violet.length).toBeGreaterThan(200);
  expect(violet.filter(({ ratio, atLeast }) => ratio < atLeast)).toEqual([]);
});

test("a theme added to themes/names.ts is in Storybook's toolbar and in Chromatic's modes", async () => {
  const { modes, themeItems } = await import('../.storybook/modes.ts');
  expect(themeItems).toContainEqual({ value: 'violet', title: 'Theme: violet' });
  expect(modes.violet).toMatchObject({ theme: 'violet', viewport: 'phone' });
});

test('a theme added to themes/names.ts has files for design tools', async () => {
  const { designTokenFiles } = await import('../packages/tokens/src/dtcg.ts');
  expect(Object.keys(designTokenFiles())).toContain('violet-dark.tokens.json');
});

// The machine of themes imports nothing of the tokens; the app compares both.
test('a theme added to themes/names.ts is a type error until the machine and the theme centre have it', () => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/theme-'));
  const names = join(folder, 'tokens/themes/names.ts');
  const check = () => {
    const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], {
      encoding: 'utf8',
    });
    return { status, stdout };
  };
  try {
    cpSync(join(root, 'packages/tokens/src'), join(folder, 'tokens'), { recursive: true });
    symlinkSync(join(root, 'packages/tokens/node_modules'), join(folder, 'node_modules'));
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        extends: '../../packages/app/tsconfig.json',
        compilerOptions: { noEmit: true, paths: { '@parlor/tokens': ['./tokens/index.ts'] } },
        include: [],
        files: ['../../packages/app/src/features/theme-and-locale/theme-names.test.ts'],
      }),
    );
    expect(check()).toEqual({ status: 0, stdout: '' });
    const violet = "violet: { brand: 'violet', neutral: 'mauve' },";
    const written = readFileSync(names, 'utf8').replace(/^ {2}pink: .*$/m, `$&\n  ${violet}`);
    writeFileSync(names, written);
    const { status, stdout } = check();
    expect(status).not.toBe(0);
    expect(stdout).toMatch(/theme-names\.test\.ts.*violet/s);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
