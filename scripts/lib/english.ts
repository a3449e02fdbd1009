// Counts the comments that use a word of the old style (docs/glossary.md has the terms to use).
import { globSync, readFileSync } from 'node:fs';

/** The words of the old style. Standard uses, such as "stands for", are excluded. */
const oldStyle: Readonly<Record<string, RegExp>> = {
  anew: /\banew\b/i,
  stands: /\bstands?\b(?! (?:for|alone|out)\b)/i,
  told: /\b(?:un)?told\b/i,
  tells: /\btells\b/i,
  'ways in': /\bways? in\b(?! which)/i,
  wears: /\bwears?\b/i,
  dress: /\bdress(?:es|ed)?\b/i,
  house: /\bhouse\b(?! (?:account|edge)s?\b|[:.'`])/i,
  'of ours': /\bof ours\b/i,
  'by itself': /\bby itself\b/i,
  'is none': /\bis none\b/i,
  words: /(?<!\b(?:search|key|stop|reserved|typed) )\bwords\b/i,
  rests: /\brests\b/i,
  hears: /\bhears?\b|\bheard\b/i,
  speaks: /\bspeaks\b/i,
};

/** Terms that a reader may search for; each occurs in the sources. */
export const standardTerms = [
  'revalidate',
  'leader',
  'drain',
  'overscan',
  'visuallyHidden',
  'debounce',
] as const;

/** Strings come first, so that `//` in an address is no comment. */
const tokens =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|\/\/.*/gm;

/** The comments of a source. Consecutive line comments are one comment. */
export function findComments(source: string): string[] {
  return [...source.matchAll(tokens)]
    .map(([token]) => token.trim())
    .filter((token) => token.startsWith('/'));
}

/** The words of the old style in a text. */
export function findOldStyle(text: string): string[] {
  return Object.keys(oldStyle).filter((word) => oldStyle[word]?.test(text));
}

/** The TypeScript sources of a folder; its own word list is excluded. */
function findSources(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (path) => /node_modules|\bdist$|storybook-static|assets$/.test(path),
  })
    .filter((file) => !/^scripts\/(lib\/)?english/.test(file))
    .sort();
}

export interface Count {
  readonly folder: string;
  readonly comments: number;
  /** Each comment with a word of the old style, as `file: word: comment`. */
  readonly oldStyle: readonly string[];
  /** The share of those comments, in percent. */
  readonly percent: number;
}

/** Counts the comments of a folder. */
export function countComments(root: string, folder: string): Count {
  let comments = 0;
  const found: string[] = [];
  for (const file of findSources(root, folder)) {
    for (const comment of findComments(readFileSync(`${root}${file}`, 'utf8'))) {
      comments += 1;
      const [word] = findOldStyle(comment);
      if (word !== undefined) found.push(`${file}: ${word}: ${comment.replace(/\s+/g, ' ')}`);
    }
  }
  return {
    folder,
    comments,
    oldStyle: found,
    percent: comments === 0 ? 0 : (100 * found.length) / comments,
  };
}

/** The folders that are counted, one row each. */
export const folders = (root: string): string[] => [
  ...globSync('packages/*', { cwd: root }).sort(),
  'scripts',
  'e2e',
  '.storybook',
];

/** How many source files contain a term. */
export function countTerm(root: string, term: string): number {
  return folders(root)
    .flatMap((folder) => findSources(root, folder))
    .filter((file) => readFileSync(`${root}${file}`, 'utf8').includes(term)).length;
}
