import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addAliases, aliases, removeAliases } from '../.storybook/aliases.ts';
import { root } from './lib/run.ts';

const titles = globSync(`${root}packages/ui/src/*/*.stories.tsx`).flatMap((file) => {
  const [, title] = /\btitle: '(\w+\/\w+)'/.exec(readFileSync(file, 'utf8')) ?? [];
  return title === undefined ? [] : [title];
});

it('has aliases for existing components only', () => {
  expect(titles.length).toBeGreaterThan(80);
  expect(Object.keys(aliases).filter((title) => !titles.includes(title))).toEqual([]);
});

it.each(['modal', 'drawer', 'calendar', 'snackbar', 'input', 'dropdown'])('finds %s', (name) => {
  expect(Object.values(aliases).flat()).toContain(name);
});

it('adds the aliases to the first story and removes them for the sidebar', async () => {
  const story = (exportName: string) =>
    ({ type: 'story', exportName, title: 'Shell/Dialog', importPath: './a.tsx' }) as const;
  const indexer = addAliases({
    test: /a/,
    createIndex: async () => [story('Default'), story('Open')],
  });
  const [first, second] = await indexer.createIndex('a', { makeTitle: (title = '') => title });
  expect(first?.name).toBe('Default (modal, popup)');
  expect(second?.name).toBeUndefined();
  expect(removeAliases(first?.name ?? '')).toBe('Default');
});
