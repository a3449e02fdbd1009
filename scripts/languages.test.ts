// A language is a folder of texts and a few lists. docs/adding-a-language.md names the lists.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './lib/run.ts';

const LIMIT = 10;
const page = 'docs/adding-a-language.md';

/** Files of a locale alone: its folders, and files that have its name. */
const isOwn = (file: string) => /[/\\]ms_MY(?:[/\\]|\.ts$)/.test(file);
const isTest = (file: string) => /\.(?:test|spec|stories)\.tsx?$|\/testing\//.test(file);

/** Whether a source lists the locale; examples such as `ms_MY=text` do not count. */
const lists = (source: string) => /\bms_MY\b(?!=)/.test(source);

// The sandbox is not part of the product: its demo games and catalogue fall back to English.
const files = globSync(
  [
    'packages/{api,app,flows,server,tokens,ui}/src/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
    'docs/specification/*.json',
  ],
  { cwd: root },
)
  .filter((file) => !isOwn(file) && !isTest(file))
  .filter((file) => lists(readFileSync(`${root}${file}`, 'utf8')))
  .sort();

it(`a language touches at most ${LIMIT} files outside of its own folders`, () => {
  expect(files.length).toBeGreaterThan(5);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(LIMIT);
});

it('docs/adding-a-language.md names each of these files', () => {
  const text = readFileSync(`${root}${page}`, 'utf8');
  expect(files.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
});

it('the list finds a locale in a table and ignores examples and other names', () => {
  expect(lists("const names = { en_US: 'a', ms_MY: 'b' };")).toBe(true);
  expect(lists("examples: ['tag add x --title ms_MY=Megaways']")).toBe(false);
  expect(lists('const forms_MYTH = 1;')).toBe(false);
});
