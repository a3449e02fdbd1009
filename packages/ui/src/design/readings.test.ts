import { expect, test } from 'vitest';
import tokens from '../../../tokens/README.md?raw';
import readme from '../../README.md?raw';
import { codeIn, readChange } from './readings.ts';

test('the code of a README is there, without its fence', () => {
  expect(codeIn('Words.\n\n```tsx\n<A>\n  b\n</A>\n```\n\n```ts\nnot this\n```\n')).toBe(
    '<A>\n  b\n</A>',
  );
  expect(codeIn(readme)).toContain('<ThemeProvider');
  expect(codeIn(tokens)).toContain('vars.color.bg.surface');
});

test('a note says which package of the kit it concerns, and how much', () => {
  const note =
    '---\n"@parlor/ui": minor\n"@parlor/app": patch\n"@parlor/tokens": patch\n---\n\nMore.\n';
  expect(readChange(note)).toEqual({
    packages: [
      { name: '@parlor/ui', size: 'new' },
      { name: '@parlor/tokens', size: 'mended' },
    ],
    words: 'More.',
  });
});

test.each([
  ['about another package', '---\n"@parlor/app": patch\n---\n\nMore.\n'],
  ['no note at all', '# How to write one\n'],
])('%s says nothing', (_what, markdown) => {
  expect(readChange(markdown)).toBeUndefined();
});
