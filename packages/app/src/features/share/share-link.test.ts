import { expect, it } from 'vitest';
import { shareLink } from './share-link.ts';

it.each([
  ['games.example', 'https://app.example', 'https://games.example/pages/index/gameDetail?id=1'],
  [null, 'http://192.168.1.7:8080', 'http://192.168.1.7:8080/pages/index/gameDetail?id=1'],
  ['localhost:8080', 'http://127.0.0.1:8080', 'http://localhost:8080/pages/index/gameDetail?id=1'],
])('with the domain %s on %s it is %s', (domain, origin, link) => {
  expect(shareLink('/pages/index/gameDetail?id=1', domain, origin)).toBe(link);
});
