import { expect, test, vi } from 'vitest';

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
