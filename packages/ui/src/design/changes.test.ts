import { expect, test } from 'vitest';
import tokens from '../../../tokens/README.md?raw';
import readme from '../../README.md?raw';
import { firstCodeBlock, parseChange } from './changes.ts';

test('returns the first code block of a README without its fence', () => {
  expect(firstCodeBlock('Text.\n\n```tsx\n<A>\n  b\n</A>\n```\n\n```ts\nnot this\n```\n')).toBe(
    '<A>\n  b\n</A>',
  );
  expect(firstCodeBlock(readme)).toContain('createRoot');
  expect(firstCodeBlock(readme, 'Name a theme and a language')).toContain('<ThemeProvider');
  expect(firstCodeBlock(tokens)).toContain('vars.color.bg.surface');
});

test('lists the packages of the kit and the size of each change', () => {
  const note =
    '---\n"@parlor/ui": minor\n"@parlor/app": patch\n"@parlor/tokens": patch\n---\n\nMore.\n';
  expect(parseChange(note)).toEqual({
    packages: [
      { name: '@parlor/ui', size: 'feature' },
      { name: '@parlor/tokens', size: 'fix' },
    ],
    description: 'More.',
  });
});

test.each([
  ['about another package', '---\n"@parlor/app": patch\n---\n\nMore.\n'],
  ['without front matter', '# How to write one\n'],
])('ignores a file %s', (_what, markdown) => {
  expect(parseChange(markdown)).toBeUndefined();
});
