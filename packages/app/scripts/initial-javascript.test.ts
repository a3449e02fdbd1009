import { expect, it } from 'vitest';
import { filesBeyond, findFiles, findScreens } from './initial-javascript.ts';

const manifest = {
  'index.html': { file: 'start.js', imports: ['_shared'] },
  home: { file: 'home.js', imports: ['_shared', 'index.html'] },
  other: { file: 'other.js' },
  _shared: { file: 'shared.js' },
  'src/screens/wallet/WalletScreen.tsx': {
    file: 'wallet.js',
    imports: ['_shared', '_money', 'index.html'],
    isDynamicEntry: true,
  },
  'src/features/login/LoginPopup.tsx': { file: 'popup.js', isDynamicEntry: true },
  _money: { file: 'money.js', imports: ['_shared'] },
};

it('weighs each file once, and nothing that loads later', () => {
  expect(findFiles(manifest, ['index.html', 'home'])).toEqual(['start.js', 'shared.js', 'home.js']);
});

it('says when the manifest does not know what home is made of', () => {
  expect(() => findFiles(manifest, ['gone'])).toThrow('gone');
});

it('weighs of a further screen what is not there already', () => {
  expect(findScreens(manifest)).toEqual(['src/screens/wallet/WalletScreen.tsx']);
  const [name = ''] = findScreens(manifest);
  expect(filesBeyond(manifest, [name], ['start.js', 'shared.js'])).toEqual([
    'wallet.js',
    'money.js',
  ]);
});

it('finds a part that goes by its own name, as what is also imported at once does', () => {
  const named = {
    ...manifest,
    '_FavoriteToggle-x.js': { file: 'FavoriteToggle-x.js', name: 'FavoriteToggle' },
  };
  expect(findFiles(named, ['src/features/games/FavoriteToggle.tsx'])).toEqual([
    'FavoriteToggle-x.js',
  ]);
});

it('finds a file that pages share by its name, not texts of the same name', () => {
  const named = {
    'src/languages/en_US/games.ts': { file: 'texts.js', name: 'games', isDynamicEntry: true },
    '_games-x.css': { file: 'games-x.css', name: 'games' },
    '_games-x.js': { file: 'games-x.js', name: 'games' },
  };
  expect(findFiles(named, ['games'])).toEqual(['games-x.js']);
});
