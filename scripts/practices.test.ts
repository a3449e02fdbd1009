import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { patterns, practices } from '../packages/ui/src/testing/practices.ts';
import { root } from './lib/run.ts';

/** The source of the test with this title: from its call to the next one. */
function findTest(source: string, title: string): string | undefined {
  return source.split(/^\s*(?=(?:test|it|describe)(?:\.each)?\()/m).find((block) => {
    const head = block.slice(0, block.indexOf('=>'));
    return head.includes(title);
  });
}

const pressed = {
  Tab: (block: string) => block.includes('userEvent.tab('),
  Space: (block: string) =>
    [...block.matchAll(/keyboard\('([^']*)'\)/g)].some(([, keys = '']) =>
      keys.replace(/\{[^}]*\}/g, '').includes(' '),
    ),
};

function presses(block: string, key: string): boolean {
  if (key === 'Tab' || key === 'Space') return pressed[key](block);
  return block.includes('userEvent.keyboard(') && block.includes(`{${key}`);
}

/** The problems of the tests that a component names for a pattern's keys, one line each. */
function unpressed(source: string, keys: readonly string[], titles: readonly string[]): string[] {
  const blocks = titles.map((title) => findTest(source, title));
  const missing = titles.filter((_, index) => blocks[index] === undefined);
  const all = blocks.join('\n');
  return [
    ...missing.map((title) => `There is no test: ${title}`),
    ...keys
      .filter((key) => !key.split(' or ').some((one) => presses(all, one)))
      .map((key) => `No test presses ${key}`),
  ];
}

describe('every component supports the keys of its ARIA pattern', () => {
  const rows = Object.entries(practices).flatMap(([component, practice]) =>
    practice === undefined || practice === 'native'
      ? []
      : Object.entries(practice).map(
          ([pattern, titles]) => [component, pattern as keyof typeof patterns, titles] as const,
        ),
  );

  it.each(rows)('%s, %s', (component, pattern, titles) => {
    const source = globSync(`${root}packages/ui/src/${component}/*.test.tsx`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(unpressed(source, patterns[pattern], titles)).toEqual([]);
  });

  it('reports keys that are not pressed and tests that do not exist', () => {
    const source = `test('opens', async () => {\n  await userEvent.tab();\n  await userEvent.keyboard('{Enter} ');\n});\ntest('closes', () => {});`;
    expect(unpressed(source, ['Tab', 'Enter', 'Space'], ['opens'])).toEqual([]);
    expect(unpressed(source, ['Escape', 'Home or Enter'], ['opens', 'shuts'])).toEqual([
      'There is no test: shuts',
      'No test presses Escape',
    ]);
  });
});
