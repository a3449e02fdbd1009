import { expect, it } from 'vitest';
import { filesOf } from './initial-javascript.ts';

const manifest = {
  'index.html': { file: 'start.js', imports: ['_shared'] },
  home: { file: 'home.js', imports: ['_shared', 'index.html'] },
  other: { file: 'other.js' },
  _shared: { file: 'shared.js' },
};

it('weighs each file once, and nothing that loads later', () => {
  expect(filesOf(manifest, ['index.html', 'home'])).toEqual(['start.js', 'shared.js', 'home.js']);
});

it('says when the manifest does not know what home is made of', () => {
  expect(() => filesOf(manifest, ['gone'])).toThrow('gone');
});
