// Comments and documents cite specifications and decisions. Each citation resolves inside the repository.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';

const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** The level-two headings of a page, without a leading number. */
const headings = (file: string) =>
  [...read(file).matchAll(/^## (?:\d+\. )?(.+)$/gm)].map(([, title = '']) => title);

const known = {
  product: headings('docs/product.md'),
  domain: headings('docs/domain.md'),
  decisions: [...read('docs/product-decisions.md').matchAll(/^(\d+)\. /gm)].map(([, n]) => n ?? ''),
  records: globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((path) =>
    path.replace(/^.*\/(\d{4})-.*$/, '$1'),
  ),
  statements: (
    JSON.parse(read('docs/specification/security.json')) as { statements: { id: string }[] }
  ).statements.map(({ id }) => id),
};

/** The citations in a text that do not resolve. */
function unresolved(source: string): string[] {
  // A citation may continue on the next line of a comment.
  const text = source.replace(/\n\s*(?:\*(?!\/)|\/\/) ?/g, ' ');
  const missing = (kind: keyof typeof known, pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([whole, ...groups]) => {
      const cited = groups.find((group) => group !== undefined) ?? '';
      const isKnown =
        kind === 'product' || kind === 'domain'
          ? known[kind].some((title) => cited.startsWith(title))
          : known[kind].includes(cited);
      return isKnown ? [] : [whole];
    });
  return [
    ...missing('product', /\bdocs\/product\.md(?:: (?=[A-Z])| \((?=[A-Z]))([^);.]+)/g),
    ...missing('domain', /\bdomain: (?=[A-Z])([^);.,]+)/g),
    ...missing('decisions', /\bproduct decisions? (\d+)/gi),
    ...missing('records', /\bdocs\/decisions\/(\d{4})|\bADR (\d{4})|\bdecision record (\d{4})/g),
    ...missing('statements', /\((S\d{1,2})\)/g),
    ...[...text.matchAll(/\bdocs\/[\w./-]+\.(?:md|json)\b/g)].flatMap(([path]) =>
      existsSync(root + path) ? [] : [path],
    ),
    // References to files outside of the repository, or to a section number instead of a title.
    ...[
      ...text.matchAll(
        /\b(?:domain|design|spec|security)\.md \d|\b[Ss]ections? \d+\b|\b[Ss]pecification(?:: (?=[A-Z])| \((?=[A-Z]))/g,
      ),
    ].map(([whole]) => whole),
  ];
}

const files = globSync(
  ['{packages,scripts,e2e,.storybook}/**/*.{ts,tsx,md,mdx}', 'docs/**/*.md', '*.md'],
  { cwd: root, exclude: (path) => /node_modules|dist$|storybook-static|assets$/.test(path) },
).filter((file) => file !== 'scripts/references.test.ts');

describe('citations', () => {
  it('finds the files to read', () => {
    expect(files.length).toBeGreaterThan(1_500);
  });

  it('resolve to a page, a section, a decision or a statement of this repository', () => {
    const broken = files.flatMap((file) =>
      unresolved(read(file)).map((citation) => `${file}: ${citation}`),
    );
    expect(broken).toEqual([]);
  });

  it.each([
    ['(docs/product.md: Nothing of the kind)', 1],
    ['(specification: Validation rules)', 1],
    ['docs/product.md (Validation rules)', 0],
    ['(domain: Accounts)', 0],
    ['(domain: Elsewhere)', 1],
    ['product decision 99', 1],
    ['ADR 9999 and docs/decisions/0001', 1],
    ['(S32)', 1],
    ['(S31)', 0],
    ['as section 5 says', 1],
    ['(docs/bench/nothing.md)', 1],
    ['(docs/performance.md)', 0],
  ])('%s: %i unresolved', (text, count) => {
    expect(unresolved(text)).toHaveLength(count);
  });
});
