import { expect, it } from 'vitest';
import { countComments, countTerm, findComments, findOldStyle, folders } from './lib/english.ts';
import { root } from './lib/run.ts';

/** The percentage of comments in the old style that each folder stays below. */
const limits: Readonly<Record<string, number>> = {
  'packages/api': 1,
  'packages/app': 1,
  'packages/art': 1,
  'packages/flows': 1,
  'packages/sandbox': 1,
  'packages/server': 1,
  scripts: 1,
  e2e: 1,
  '.storybook': 1,
};

it.each(Object.entries(limits))(
  '%s has less than %d %% of comments in the old style',
  (folder, limit) => {
    const { oldStyle, percent } = countComments(root, folder);
    expect(percent, oldStyle.join('\n')).toBeLessThan(limit);
  },
);

it('counts folders that exist', () => {
  expect(folders(root)).toEqual(expect.arrayContaining(Object.keys(limits)));
});

it.each(['revalidate', 'leader', 'drain', 'overscan'])('the sources use the term %s', (term) => {
  expect(countTerm(root, term)).toBeGreaterThan(0);
});

it('finds comments outside of strings and joins consecutive lines', () => {
  const source = `const at = 'http://x'; // one\n// two\n// three\n/** four */\n`;
  expect(findComments(source)).toEqual(['// one', '// two\n// three', '/** four */']);
});

it.each([
  ['The page is asked for anew.', ['anew']],
  ['A host as it stands in an address.', ['stands']],
  ['RTP stands for return to player.', []],
  ['The house account pays.', []],
  ['Search words are kept.', []],
])('%s', (text, words) => {
  expect(findOldStyle(text)).toEqual(words);
});
