// Counts what uses a word of the old style: comments, test titles, exported names, Markdown and texts
// (docs/glossary.md has the terms to use).
import { globSync, readFileSync } from 'node:fs';

/** The words of the old style. Standard uses, such as "stands for", are excluded. */
const oldStyle: Readonly<Record<string, RegExp>> = {
  anew: /\banew\b/i,
  stands: /\bstands?\b(?! (?:for|alone|out|in for)\b)/i,
  told: /\b(?:un)?told\b/i,
  tells: /\btells\b/i,
  'ways in': /\bways? in\b(?! which)/i,
  wears: /\bwears?\b/i,
  dress: /\bdress(?:es|ed)?\b/i,
  house: /\bhouse\b(?! (?:account|balance|edge)s?\b|[:.'`])/i,
  'of ours': /\bof ours\b/i,
  'by itself': /\bby itself\b/i,
  'is none': /(?<!\bthere )\bis none\b/i,
  words:
    /(?<!\b(?:search|key|known|stop|reserved|added|typed|separates|long|fewer|two|more) )\bwords\b/i,
  rests: /\brests\b/i,
  hears: /\bhears?\b|\bheard\b/i,
  booked: /\b(?:un)?book(?:ed|able)\b/i,
  'once more': /\bonce more\b/i,
  spoken: /\bspoken\b/i,
  'for a person': /\bfor a person\b/i,
  'given back': /\bgiven back\b/i,
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

const literal = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\x60(?:\\.|[^\x60\\])*\x60`;

/** Strings come first, so that `//` in an address is no comment. */
const tokens = new RegExp(
  `${literal}|${String.raw`\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+|\/\/.*`}`,
  'gm',
);

const findTokens = (source: string): string[] =>
  [...source.matchAll(tokens)].map(([token]) => token.trim());

/** The comments of a source. Consecutive line comments are one comment. */
export const findComments = (source: string): string[] =>
  findTokens(source).filter((token) => token.startsWith('/'));

/** The texts of a source: its strings of at least three words. */
export const findTexts = (source: string): string[] =>
  findTokens(source)
    .filter((token) => /^['"`]/.test(token) && /\S+\s+\S+\s+\S/.test(token))
    .map((token) => token.slice(1, -1));

const title = new RegExp(
  String.raw`\(\s*(${literal}),\s*(?:\{[^}]*\},\s*)?(?:async\s*)?(?:\(|function\b|\w+\s*=>)`,
  'g',
);

/** The titles of tests and steps: the text before a callback. */
export const findTitles = (source: string): string[] =>
  [...source.matchAll(title)].map(([, text = '']) => text.slice(1, -1));

/** Exported names as separate words: `toWireFormat` is "to wire format". */
export const findExportedNames = (source: string): string[] =>
  [
    ...source.matchAll(
      /^export (?:async |abstract )*(?:const|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map(([, name = '']) =>
    name
      .replace(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  );

/** The paragraphs, list items and table rows of a page, without code and addresses. */
export const findParagraphs = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`\n]*`/g, 'code')
    .replace(/\]\([^)]*\)/g, ']')
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#]|\d+\.) )|\n(?=\|)/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => /[a-z]/i.test(paragraph));

/** The words of the old style in a text. */
export function findOldStyle(text: string): string[] {
  return Object.keys(oldStyle).filter((word) => oldStyle[word]?.test(text));
}

interface Kind {
  readonly files: (folder: string) => string[];
  readonly find: (source: string) => string[];
}

const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file);

/** What is counted, by kind. */
export const kinds = {
  comments: { files: (folder) => [`${folder}/**/*.{ts,tsx}`], find: findComments },
  titles: { files: (folder) => [`${folder}/**/*.{test,spec}.{ts,tsx}`], find: findTitles },
  names: { files: (folder) => [`${folder}/**/*.{ts,tsx}`], find: findExportedNames },
  markdown: { files: (folder) => [`${folder}/**/*.md`], find: findParagraphs },
  // What players and operators read: English texts, descriptions of calls, sandbox pages.
  texts: {
    files: (folder) => [
      `${folder}/src/**/en_US/*.ts`,
      `${folder}/src/operator/**/*.ts`,
      `${folder}/src/calls/*.ts`,
      `${folder}/src/{bank,phone,identity,front}/**/*.ts`,
    ],
    find: findTexts,
  },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof kinds;

/** The word list itself is excluded, as is the glossary, which lists terms to avoid. */
const excluded = /^scripts\/(?:lib\/)?english|^docs\/glossary\.md$/;

function findFiles(root: string, kind: KindName, folder: string): string[] {
  return globSync(kinds[kind].files(folder), {
    cwd: root,
    exclude: (path) => /node_modules|\bdist$|storybook-static|assets$/.test(path),
  })
    .filter((file) => !excluded.test(file) && (kind !== 'texts' || !isTest(file)))
    .sort();
}

export interface Count {
  readonly total: number;
  /** Each finding, as `file: word: text`. */
  readonly oldStyle: readonly string[];
  /** The share of the findings, in percent. */
  readonly percent: number;
}

/** Counts one kind in sources, given as pairs of name and content. */
export function countIn(kind: KindName, sources: Iterable<readonly [string, string]>): Count {
  let total = 0;
  const found: string[] = [];
  for (const [file, source] of sources) {
    for (const text of kinds[kind].find(source)) {
      total += 1;
      const [word] = findOldStyle(text);
      if (word !== undefined) found.push(`${file}: ${word}: ${text.replace(/\s+/g, ' ')}`);
    }
  }
  return { total, oldStyle: found, percent: total === 0 ? 0 : (100 * found.length) / total };
}

/** Counts one kind in a folder. */
export const count = (root: string, kind: KindName, folder: string): Count =>
  countIn(
    kind,
    findFiles(root, kind, folder).map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]),
  );

/** The folders that are counted, one row each. */
export const folders = (root: string): string[] => [
  ...globSync('packages/*', { cwd: root }).sort(),
  'scripts',
  'e2e',
  '.storybook',
  'docs',
];

/** How many sources and pages contain a term, in any case. */
export function countTerm(root: string, term: string): number {
  return folders(root)
    .flatMap((folder) => [
      ...findFiles(root, 'comments', folder),
      ...findFiles(root, 'markdown', folder),
    ])
    .filter((file) =>
      readFileSync(`${root}${file}`, 'utf8').toLowerCase().includes(term.toLowerCase()),
    ).length;
}
