import { describe, expect, it } from 'vitest';
import {
  count,
  countIn,
  countTerm,
  findComments,
  findExportedNames,
  findOldStyle,
  findParagraphs,
  findTexts,
  findTitles,
  folders,
  type KindName,
  kinds,
  standardTerms,
} from './lib/english.ts';
import { root } from './lib/run.ts';

const LIMIT_PERCENT = 1;

const counted = (Object.keys(kinds) as KindName[]).flatMap((kind) =>
  folders(root)
    .map((folder) => ({ kind, folder, ...count(root, kind, folder) }))
    .filter(({ total }) => total > 0),
);

describe('English', () => {
  it.each(counted)('$folder: less than 1 % of its $kind are in the old style', (each) => {
    expect(each.percent, each.oldStyle.join('\n')).toBeLessThan(LIMIT_PERCENT);
  });

  it.each(Object.keys(kinds))('counts %s in several folders', (kind) => {
    expect(counted.filter((each) => each.kind === kind).length).toBeGreaterThan(1);
  });

  it.each(standardTerms)('the sources use the term %s', (term) => {
    expect(countTerm(root, term)).toBeGreaterThan(0);
  });
});

describe('a planted violation', () => {
  it.each<[KindName, string, string]>([
    ['comments', '// The page is asked for anew.\nload();\n', 'anew'],
    ['titles', "it('tells the player what happened', () => {});\n", 'tells'],
    ['titles', "test.each([1])('wears %s', async ({ page }) => {});\n", 'wears'],
    ['names', 'export const untold = 1;\nexport function findRestsNot() {}\n', 'told'],
    ['names', 'export type SpokenWords = string;\n', 'words'],
    ['markdown', '# Title\n\nFine.\n\n- a rule of ours\n- a good one\n', 'of ours'],
    ['texts', "command({ summary: 'What stands in the list.' });\n", 'stands'],
  ])('is found in %s: %j', (kind, source, word) => {
    const { percent, oldStyle } = countIn(kind, [['planted.ts', source]]);
    expect(percent).toBeGreaterThanOrEqual(LIMIT_PERCENT);
    expect(oldStyle.join('\n')).toContain(`planted.ts: ${word}: `);
  });
});

describe('parsing', () => {
  it('finds comments outside of strings and joins consecutive lines', () => {
    const source = `const at = 'http://x'; // one\n// two\n// three\n/** four */\n`;
    expect(findComments(source)).toEqual(['// one', '// two\n// three', '/** four */']);
  });

  it('finds strings of three words, but no addresses and no comments', () => {
    expect(findTexts(`f('a b c', "d e"); // it's 'not this one'\n`)).toEqual(['a b c']);
  });

  it('finds the titles of tests and steps, with and without options', () => {
    const source = `it('a', () => {}); it.each([[1]])(\n  'b %s', (n) => {}); step("c", async () => {}); f('d', 1);`;
    expect(findTitles(source)).toEqual(['a', 'b %s', 'c']);
    expect(findTitles("test('e', { timeout: 1 }, async ({ page }) => {})")).toEqual(['e']);
  });

  it('finds exported names as separate words', () => {
    const source =
      'export async function toWireFormat() {}\nconst inner = 1;\nexport const MAX_ROWS = 1;';
    expect(findExportedNames(source)).toEqual(['to wire format', 'max rows']);
  });

  it('finds paragraphs, list items and table rows without code', () => {
    const page =
      '# T\n\none\ntwo `anew`\n\n- three\n- four\n\n| five |\n| --- |\n\n```\nsix\n```\n';
    expect(findParagraphs(page)).toEqual(['# T', 'one two code', '- three', '- four', '| five |']);
  });

  it.each([
    ['The page is asked for anew.', ['anew']],
    ['A host as it stands in an address.', ['stands']],
    ['RTP stands for return to player.', []],
    ['The house account pays.', []],
    ['Nothing is shown if there is none.', []],
    ['Search words are kept.', []],
  ])('%s', (text, words) => {
    expect(findOldStyle(text)).toEqual(words);
  });
});
