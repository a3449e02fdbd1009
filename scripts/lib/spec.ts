import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A MUST of a SPEC.md and the proofs that it names. */
export interface Promised {
  line: number;
  text: string;
  /** `[test: …]`: part of the title of a test. */
  tests: string[];
  /** `[story: …]`: a story with a play function, or the gallery whose screenshot is compared. */
  stories: string[];
}

/** The proofs in a component's folder. */
export interface Evidence {
  titles: string[];
  stories: string[];
}

/** Parses the MUSTs of a SPEC.md; a bullet may span several lines. */
export function parsePromises(markdown: string): Promised[] {
  const bullets: { line: number; text: string }[] = [];
  for (const [index, text] of markdown.split('\n').entries()) {
    const last = bullets.at(-1);
    if (text.startsWith('- ')) bullets.push({ line: index + 1, text: text.slice(2) });
    else if (text.startsWith('  ') && last !== undefined) last.text += ` ${text.trim()}`;
  }
  return bullets
    .filter(({ text }) => /\bMUST\b/.test(text))
    .map(({ line, text }) => ({
      line,
      text,
      tests: named(text, 'test'),
      stories: named(text, 'story'),
    }));
}

function named(text: string, kind: 'test' | 'story'): string[] {
  return [...text.matchAll(new RegExp(`\\[${kind}: ([^\\]]+)\\]`, 'g'))].map(([, name = '']) =>
    name.trim(),
  );
}

/** Test titles in a source file, as written. */
export function testTitles(source: string): string[] {
  const call =
    /\b(?:test|playerTest|it|describe(?:On\w+)?)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
  return [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`])/g, '$1'));
}

/** Stories that count as a proof: with a play function, or a gallery. */
export function storyNames(source: string): string[] {
  const exported = source.split(/^export const /m).slice(1);
  return exported
    .filter((body) => /^\s+play[:(]|^\s+(async )?play\(/m.test(body) || /^Gallery\b/.test(body))
    .map((body) => /^\w+/.exec(body)?.[0] ?? '');
}

/** Test suites that run over all participating components. */
export interface Suites {
  /** Source of the conformance suite. */
  conformance: string;
  /** Source of the tests over all galleries. */
  galleries: string;
  /** Source of the type tests. */
  types?: string | undefined;
}

/** All proofs of a folder: its tests, its stories and the shared suites. */
export function evidenceIn(folder: string, suites: Suites): Evidence {
  const read = (pattern: string) =>
    globSync(`${folder}/${pattern}`).map((file) => readFileSync(file, 'utf8'));
  const tests = read('*.test.{ts,tsx}');
  const conforms = tests.some((source) => source.includes('describeConformance('));
  const isTyped = suites.types?.includes(`'../${basename(folder)}/index.ts'`);
  const hasGallery = read('*.gallery.stories.tsx').length > 0;
  return {
    titles: [
      ...tests,
      ...(conforms ? [suites.conformance] : []),
      ...(hasGallery ? [suites.galleries] : []),
      ...(isTyped && suites.types ? [suites.types] : []),
    ].flatMap(testTitles),
    stories: read('*.stories.tsx').flatMap(storyNames),
  };
}

/** The problems of a component's MUSTs, one line each: no proof, or a proof that does not exist. */
export function unproved(folder: string, markdown: string, evidence: Evidence): string[] {
  const at = (line: number) => `${basename(folder)}/SPEC.md:${line}`;
  return parsePromises(markdown).flatMap(({ line, text, tests, stories }) => [
    ...(tests.length + stories.length === 0
      ? [`${at(line)} names no test: ${text.slice(0, 80)}`]
      : []),
    ...tests
      .filter((name) => !evidence.titles.some((title) => title.includes(name)))
      .map((name) => `${at(line)} names a test that is not there: ${name}`),
    ...stories
      .filter((name) => !evidence.stories.includes(name))
      .map((name) => `${at(line)} names a story that shows nothing by itself: ${name}`),
  ]);
}
