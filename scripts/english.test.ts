import { expect, it } from 'vitest';
import { countComments, countTerm, findComments, findOldStyle, folders } from './lib/english.ts';
import { root } from './lib/run.ts';

const LIMIT_PERCENT = 1;

it.each(folders(root))('%s has few comments in the old style', (folder) => {
  const { comments, oldStyle, percent } = countComments(root, folder);
  expect(comments).toBeGreaterThan(0);
  expect(percent, oldStyle.join('\n')).toBeLessThan(LIMIT_PERCENT);
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
