import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/run.ts';
import { evidenceIn, parsePromises, storyNames, testTitles, unproved } from './lib/spec.ts';

const kit = `${root}packages/ui/src`;
const suites = {
  conformance: readFileSync(`${kit}/testing/conformance.tsx`, 'utf8'),
  galleries: readFileSync(`${kit}/testing/galleries.test.tsx`, 'utf8'),
  types: readFileSync(`${kit}/testing/types.test.tsx`, 'utf8'),
};
const specs = globSync(`${kit}/*/SPEC.md`).sort();

describe('every MUST of the kit names a test', () => {
  it.each(specs.map((file) => [basename(dirname(file)), file]))('%s', (_name, file) => {
    const folder = dirname(file);
    const markdown = readFileSync(file, 'utf8');
    expect(unproved(folder, markdown, evidenceIn(folder, suites))).toEqual([]);
  });

  it('every component has a SPEC.md', () => {
    const components = globSync(`${kit}/[A-Z]*/index.ts`).map((file) => basename(dirname(file)));
    expect(components.filter((name) => !specs.includes(`${kit}/${name}/SPEC.md`))).toEqual([]);
  });
});

describe('parsing SPEC.md', () => {
  const markdown = [
    '# Thing',
    '- MUST open. [test: opens] [story: Opens]',
    '- MUST close',
    '  at last. [test: closes]',
    '- SHOULD be pretty.',
  ].join('\n');

  it('finds each MUST with its proofs, also over several lines', () => {
    expect(parsePromises(markdown)).toEqual([
      { line: 2, text: expect.any(String), tests: ['opens'], stories: ['Opens'] },
      { line: 3, text: expect.any(String), tests: ['closes'], stories: [] },
    ]);
  });

  it('reports a MUST without a proof', () => {
    const evidence = { titles: ['it opens by a tap'], stories: [] };
    expect(unproved('a/Thing', `${markdown}\n- MUST be quick.`, evidence)).toEqual([
      'Thing/SPEC.md:2 names a story that shows nothing by itself: Opens',
      'Thing/SPEC.md:3 names a test that is not there: closes',
      'Thing/SPEC.md:6 names no test: MUST be quick.',
    ]);
  });

  it('reads titles as written', () => {
    const source = `test('a "b"', () => {});\ndescribe.each([f(1), 2])('each %s', () => {});\nit(\n  \`c\`, () => {});`;
    expect(testTitles(source)).toEqual(['a "b"', 'each %s', 'c']);
  });

  it('accepts a story with a play function or a gallery, but no static story', () => {
    const source = `export const Default: Story = {};\nexport const Played: Story = {\n  play: async () => {},\n};\nexport const Gallery: Story = {};`;
    expect(storyNames(source)).toEqual(['Played', 'Gallery']);
  });
});
