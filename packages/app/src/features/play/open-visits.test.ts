import type { OpenVisit } from '@parlor/flows/game-session';
import { expect, it } from 'vitest';
import { createMemoryStore, createStorage } from '../../platform/storage.ts';
import { openVisits } from './open-visits.ts';

const visit: OpenVisit = { sessionId: 's1', recordId: 'r1', launchKey: undefined, topUpKey: 'k1' };

const openBrowser = () => {
  const storage = createStorage(createMemoryStore());
  return { storage, tab: () => ({ storage, tabStore: createMemoryStore() }) };
};

it('restores a visit after a reload, and removes it when the game is left', () => {
  const { storage, tab } = openBrowser();
  const own = tab();
  openVisits(own, '7', 'slot').write(visit);
  expect(storage.read('gameId')).toBe('slot');
  expect(storage.read('gamePath')).toBe('/pages/index/playingGame?id=slot');
  const reloaded = openVisits(own, '7', 'slot');
  expect(reloaded.read()).toEqual(visit);
  reloaded.write(undefined);
  expect(reloaded.read()).toBeUndefined();
  expect(storage.read('gameId')).toBeNull();
  expect(storage.read('gamePath')).toBeNull();
});

it('ignores visits of other tabs, games and players', () => {
  const { tab } = openBrowser();
  const own = tab();
  openVisits(own, '7', 'slot').write(visit);
  expect(openVisits(tab(), '7', 'slot').read()).toBeUndefined();
  expect(openVisits(own, '7', 'roulette').read()).toBeUndefined();
  expect(openVisits(own, '8', 'slot').read()).toBeUndefined();
});

it('ends when another game opens, and keeps the data of that one', () => {
  const { storage, tab } = openBrowser();
  const [first, second] = [tab(), tab()];
  const visits = openVisits(first, '7', 'slot');
  visits.write(visit);
  openVisits(second, '7', 'roulette').write({ ...visit, sessionId: 's2' });
  expect(openVisits(first, '7', 'slot').read()).toBeUndefined();
  visits.write(undefined);
  expect(storage.read('gameId')).toBe('roulette');
});

it('keeps the key of an unanswered launch when another tab opens another game', () => {
  const { storage, tab } = openBrowser();
  const [first, second] = [tab(), tab()];
  const launching: OpenVisit = {
    sessionId: undefined,
    recordId: 'r1',
    launchKey: 'k1',
    topUpKey: undefined,
  };
  openVisits(first, '7', 'slot').write(launching);
  expect(openVisits(first, '7', 'slot').read()).toEqual(launching);
  openVisits(second, '7', 'roulette').write(visit);
  expect(openVisits(first, '7', 'slot').read()).toEqual(launching);
  // The first tab has not opened its game: a reload of the second one rejoins.
  openVisits(first, '7', 'slot').write(launching);
  expect(storage.read('gameId')).toBe('roulette');
  expect(openVisits(second, '7', 'roulette').read()).toEqual(visit);
});
